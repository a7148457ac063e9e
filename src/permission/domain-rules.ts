import { isIP } from 'node:net';
import type { Rules } from './types.ts';

/**
 * Which addresses WebFetch may read, wherever they lead on to: those that an allow rule names and no deny or ask rule covers.
 * `WebFetch(domain:example.org)` speaks of that host and those below it, at the usual ports; `domain:localhost:8080` of that
 * port. A restriction without a port holds for all. An address in numbers is
 * allowed only where a rule writes it out: it may be this machine or its neighbour, and a model names it at will. Nothing but rules for WebFetch allows an address.
 */
export function mayFetchUnder(rules: Rules): (url: string) => boolean {
  const restricting = [...rules.deny, ...rules.ask].filter(({ tool }) => tool === 'WebFetch' || tool === '*');
  const allowing = rules.allow.filter(({ tool }) => tool === 'WebFetch');
  return (url) => {
    if (!URL.canParse(url)) return false;
    const address = new URL(url);
    return (
      !restricting.some((rule) => addressCovered(rule.specifier, address, 'loosely')) &&
      allowing.some((rule) => addressCovered(rule.specifier, address, 'strictly'))
    );
  };
}

/** A specifier that nobody here understands restricts everything and allows nothing; none speaks of every address. */
export function addressCovered(
  specifier: string | undefined,
  address: URL,
  how: 'strictly' | 'loosely',
): boolean {
  const inNumbers = isIP(address.hostname.replaceAll(/[[\]]/g, '')) !== 0;
  if (specifier === undefined) return how === 'loosely' || !inNumbers;
  const [, name, port] =
    /^domain:\s*(?:\*\.)?(\*|[^:*\s]+|\[[0-9a-fA-F:.]+\])(?::(\d+))?\s*$/.exec(specifier) ?? [];
  if (name === undefined) return how === 'loosely';
  if (port === undefined ? how === 'strictly' && address.port !== '' : port !== portOf(address)) return false;
  const host = address.hostname.replace(/\.$/, '');
  const wanted = name.toLowerCase();
  if (host === wanted) return true;
  return (how === 'loosely' || !inNumbers) && (wanted === '*' || host.endsWith(`.${wanted}`));
}

function portOf({ port, protocol }: URL): string {
  if (port !== '') return port;
  return protocol === 'https:' ? '443' : '80';
}
