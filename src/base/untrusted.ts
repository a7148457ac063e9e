import { replaceInvisible } from './invisible.ts';
import { wellFormed } from './well-formed.ts';

/** Entities that readers do not see, by their names in HTML. */
const invisibleEntities =
  /&(?:shy|zwn?j|[lr]rm|NoBreak|ZeroWidthSpace|Negative(?:Thin|Medium|Thick|VeryThin)Space|InvisibleTimes|InvisibleComma|ApplyFunction|it|ic|af);/g;

/** What was taken out of a foreign text before a model reads it. */
export type Prose = { text: string; invisible: number; comments: number; linkTitles: number };

/**
 * Foreign prose (titles, descriptions, comments, other agents' reports) as its author's readers see it: invisible
 * characters, also those written as entities, hidden HTML comments and link titles go and are counted; numeric entities
 * become what they stand for. Never for code under review, which is read as it is.
 */
export function normaliseProse(text: string): Prose {
  const shown = replaceInvisible(wellFormed(text), () => '');
  let comments = 0;
  let linkTitles = 0;
  const visible = shown.text
    // An unclosed comment hides all that follows it.
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, () => {
      comments += 1;
      return '[hidden comment stripped]';
    })
    .replaceAll(
      /(\]\(\s*[^\s()]{1,2000})\s+(?:"[^"\n]{0,2000}"|'[^'\n]{0,2000}')\s*\)/g,
      (_, link: string) => {
        linkTitles += 1;
        return `${link})`;
      },
    );
  // Last: what an entity spells is text to its readers, never markup.
  const decoded = replaceInvisible(withEntitiesRead(visible), () => '');
  return { text: decoded.text, invisible: shown.stripped + decoded.stripped, comments, linkTitles };
}

function withEntitiesRead(text: string): string {
  return text
    .replaceAll(invisibleEntities, '\u200b')
    .replaceAll(/&#(?:[xX]([0-9a-fA-F]{1,8})|([0-9]{1,8}));/g, (_, hex?: string, decimal?: string) =>
      characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    );
}

/** Nothing, surrogates and what is beyond Unicode are the replacement character, as HTML has it. */
function characterOf(codePoint: number): string {
  const isCharacter = codePoint > 0 && codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  return isCharacter ? String.fromCodePoint(codePoint) : '\ufffd';
}

/**
 * Foreign text between marks that its author cannot forge: `nonce` is random, made once a run and known to nobody
 * outside. `prose` is normalised; `code` stays byte for byte but for the nonce itself and lone surrogates.
 */
export function fence(
  text: string,
  { nonce, label, kind = 'prose' }: { nonce: string; label: string; kind?: 'prose' | 'code' },
): string {
  const prose =
    kind === 'prose'
      ? normaliseProse(text)
      : { text: wellFormed(text), invisible: 0, comments: 0, linkTitles: 0 };
  const inner = nonce === '' ? prose.text : prose.text.replaceAll(nonce, '[nonce]');
  const name = label.replaceAll(/[^A-Za-z0-9._-]/g, '-');
  return `<untrusted-${nonce} label="${name}"${strippedNote(prose)}>\n${inner}\n</untrusted-${nonce}>`;
}

function strippedNote({ invisible, comments, linkTitles }: Prose): string {
  const parts = [
    invisible > 0 && `${invisible} invisible characters`,
    comments > 0 && `${comments} hidden comments`,
    linkTitles > 0 && `${linkTitles} link titles`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : ` stripped="${parts.join(', ')}"`;
}
