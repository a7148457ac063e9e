import { describe, expect, it } from 'vitest';
import { leaksIn } from './sinks.ts';

const secret = 'ghs_Canary77b2e01c';
const look = (text: string): string[] => leaksIn({ sink: text }, { token: secret });
const bytes = Buffer.from(secret);

describe('the eye that looks for secrets', () => {
  it.each([
    ['written out', `a ${secret} b`],
    ['in upper case', secret.toUpperCase()],
    ['reversed', Array.from(secret).toReversed().join('')],
    ['in hex', `x${bytes.toString('hex')}y`],
    ['in hex as od prints it', bytes.toString('hex').replaceAll(/(..)/g, '$1 ')],
    ['in base64', bytes.toString('base64')],
    ['in base64url', bytes.toString('base64url')],
    ['in base64 of more text', Buffer.from(`x-access-token:${secret}\n`).toString('base64')],
    ['in base64, one byte in', Buffer.from(`a${secret} and more`).toString('base64')],
    ['in base64, lines of six', bytes.toString('base64').replaceAll(/(.{6})/g, '$1\n')],
    ['in URL escapes', bytes.toString('hex').replaceAll(/(..)/g, '%$1')],
    ['split by line ends', Array.from(secret).join('\n')],
    ['split, in JSON', JSON.stringify(Array.from(secret).join('\n'))],
    ['split by quotes', `${secret.slice(0, 7)}' + '${secret.slice(7)}`],
    ['split by colours', `${secret.slice(0, 7)}\u001b[31m${secret.slice(7)}`],
  ])('finds it %s', (_, text) => {
    expect(look(text)).toEqual([expect.stringMatching(/^token \(.*\) in sink$/)]);
  });

  it('finds it in no text that lacks it', () => {
    expect(look('ghs_canary77b2e01 x4n4ry *** Z2hzX0Nhbm')).toEqual([]);
  });
});
