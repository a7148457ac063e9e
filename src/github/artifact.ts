import { GainsayError } from '../base/errors.ts';
import { reasonOf } from '../base/reason.ts';
import { asked } from './asked.ts';
import { openFetch } from './fetch.ts';
import type { KnownRun, RunAccess } from './workflow-runs.ts';

const downloadTimeoutMs = 60_000;

/**
 * The archive of the one artifact of that name that the latest attempt of a run left, or null where it left none. The
 * storage that it lies in never sees the token. Throws GainsayError for more than one, for an expired one and for more
 * than `mostBytes`.
 */
export async function fetchArtifact(
  access: RunAccess,
  run: KnownRun,
  { name, mostBytes }: { name: string; mostBytes: number },
): Promise<Buffer | null> {
  const found = await artifactsOf(access, run, name);
  const [artifact] = found;
  if (artifact === undefined) return null;
  if (found.length > 1)
    throw refused(
      `run ${run.id} left ${found.length} artifacts called ${name}, and nothing says which counts`,
    );
  if (artifact.expired) throw refused(`artifact ${name} of run ${run.id} has expired`);
  if (artifact.size_in_bytes > mostBytes)
    throw refused(`artifact ${name} has ${artifact.size_in_bytes} bytes, more than ${mostBytes}`);
  return await download(await addressOf(access, artifact.id), { ...access, mostBytes });
}

/** A re-run leaves what earlier attempts made; where it made none of its own (a job was not repeated) theirs counts. */
async function artifactsOf({ client, repository, signal }: RunAccess, run: KnownRun, name: string) {
  const { data } = await asked(`the artifacts of run ${run.id}`, 'actions: read', () =>
    client.rest.actions.listWorkflowRunArtifacts({
      ...repository,
      run_id: run.id,
      name,
      per_page: 100,
      request: { signal },
    }),
  );
  const named = data.artifacts.filter((artifact) => artifact.name === name);
  const latest = named.filter(({ created_at: made }) => Date.parse(made ?? '') >= run.startedAt);
  return latest.length > 0 ? latest : named;
}

/** Where the archive lies: GitHub answers with a signed address on another host, which is not followed here. */
async function addressOf({ client, repository, signal }: RunAccess, id: number): Promise<URL> {
  const { headers, url } = await asked(`where artifact ${id} lies`, 'actions: read', () =>
    client.rest.actions.downloadArtifact({
      ...repository,
      artifact_id: id,
      archive_format: 'zip',
      request: { signal, redirect: 'manual' },
    }),
  );
  const location = headers.location ?? '';
  if (!URL.canParse(location)) throw refused(`GitHub did not say where artifact ${id} lies`);
  const address = new URL(location);
  if (address.protocol !== 'https:' && address.protocol !== new URL(url).protocol)
    throw refused(`artifact ${id} lies at an address of another kind (${address.protocol})`);
  return address;
}

async function download(
  address: URL,
  { mostBytes, signal }: { mostBytes: number; signal: AbortSignal },
): Promise<Buffer> {
  const ask = await openFetch(downloadTimeoutMs, { json: false });
  try {
    const response = await ask(address, { signal });
    if (!response.ok || response.body === null) throw new Error(`the storage answered ${response.status}`);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new Error(`it has more than ${mostBytes} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (cause) {
    signal.throwIfAborted();
    // The address is signed: it is in no message.
    throw refused(`the artifact could not be downloaded from ${address.host}: ${reasonOf(cause)}`, cause);
  }
}

function refused(why: string, cause?: unknown): GainsayError {
  return new GainsayError(`What the workflow run left cannot be used: ${why}`, {
    remedy: 'Run that workflow again; it has to leave one artifact with result.json alone.',
    cause,
  });
}
