import { makeShop, type ShopChange } from '../repositories.ts';
import { verifyAsJson, type Place, type Told } from '../gainsay.ts';

/** One turn of the lying Verification agent: words, or calls. */
export type Turn = string | { tool: string; input?: unknown; broken?: string }[];

export const pass = { call: 'PASS', summary: 'Everything was tested and holds.' };
export const saysPass: Turn = [{ tool: 'Verdict', input: pass }];

export type Lie = { turns: Turn[]; last?: { repeat: boolean } };

/** Runs the shop's changes side by side, each against a Verification agent that says `turns` and nothing else. */
export async function lieAbout<Name extends ShopChange>(
  place: Place,
  names: readonly Name[],
  lie: Lie,
): Promise<Record<Name, Told>> {
  const script = await place.file('lie.json', scriptOf(lie));
  const told = names.map(async (name): Promise<[Name, Told]> => [
    name,
    await verifyWith(place, await makeShop(place.folder, name), script),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry of each name
  return Object.fromEntries(await Promise.all(told)) as Record<Name, Told>;
}

export function verifyWith(place: Place, repository: string, script: string): Promise<Told> {
  return verifyAsJson(place, repository, ['--model', `scripted:${script}`]);
}

export function scriptOf({ turns, last = { repeat: false } }: Lie): string {
  return JSON.stringify([
    { agent: 'Explore', reply: 'Nothing stands out.', repeat: true },
    { agent: 'Plan', reply: 'P1: take off more than the full price' },
    ...turns.map((reply, index) => ({
      agent: 'Verification',
      reply,
      ...(last.repeat && index === turns.length - 1 ? { repeat: true } : {}),
    })),
  ]);
}

/** What the playbook alone says of the shop's changes, for whatever a model adds. */
export const stillWrong = { exit: 1, verdict: 'FAIL', headline: '1 test that passes on base fails on head' };
export const stillUnproven = { exit: 0, verdict: 'INCONCLUSIVE', because: 'unproven' };
export const obstructed = { exit: 1, verdict: 'INCONCLUSIVE', because: 'obstructed' };
