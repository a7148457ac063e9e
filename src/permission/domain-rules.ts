import type { Rule, Rules } from './types.ts';

/** The tool whose rules speak of hosts: `WebFetch(domain:docs.example.org)`. */
export const fetchingTool = 'WebFetch';

/**
 * Whether a rule's specifier covers an address. `domain:example.org` allows that host alone and `domain:*.example.org` those
 * below it; a restriction on `example.org` holds below it as well. A port other than the usual ones must be named, as
 * in `domain:localhost:8080`; a restriction without one holds for all. What is no address is covered by every restriction.
 */
export function domainCovered(url: string | null, specifier: string, how: 'strictly' | 'loosely'): boolean {
  const domain = /^domain:(.+)$/.exec(specifier)?.[1]?.trim().toLowerCase();
  if (domain === undefined || url === null || !URL.canParse(url)) return how === 'loosely';
  const { hostname, port } = new URL(url);
  const [, name = domain, wantedPort = ''] = /^(.*?)(?::(\d+))?$/.exec(domain) ?? [];
  const host = hostname.replace(/\.$/, '');
  if (how === 'loosely' ? wantedPort !== '' && wantedPort !== portOf(url) : !samePort(port, url, wantedPort))
    return false;
  if (name === '*') return true;
  if (name.startsWith('*.')) return host.endsWith(name.slice(1));
  return host === name || (how === 'loosely' && host.endsWith(`.${name}`));
}

function samePort(port: string, url: string, wanted: string): boolean {
  return wanted === '' ? port === '' : portOf(url) === wanted;
}

function portOf(url: string): string {
  const { port, protocol } = new URL(url);
  return port === '' ? (protocol === 'https:' ? '443' : '80') : port;
}

/** Which addresses may be fetched: those of an allow rule, unless a deny or ask rule covers them. Nobody else's are. */
export function mayFetchUnder(rules: Rules): (url: string) => boolean {
  const speaking = (list: Rule[]): Rule[] => list.filter(({ tool }) => tool === fetchingTool || tool === '*');
  const restricting = speaking([...rules.deny, ...rules.ask]);
  const allowing = rules.allow.filter(({ tool }) => tool === fetchingTool);
  return (url) =>
    !restricting.some(
      ({ specifier }) => specifier === undefined || domainCovered(url, specifier, 'loosely'),
    ) &&
    allowing.some(({ specifier }) => specifier === undefined || domainCovered(url, specifier, 'strictly'));
}
