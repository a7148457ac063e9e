import { describe, expect, it } from 'vitest';
import { isNewer, readMarker, withMarker, type Marker } from '../../src/github/marker.ts';
import { fc } from '../property.ts';

const markers: fc.Arbitrary<Marker> = fc.record({
  name: fc.oneof(fc.string(), fc.constantFrom('-->', 'a--b', '<!-- x -->', '--!>')),
  head: fc.constant('a'.repeat(40)),
  run: fc.nat(),
  attempt: fc.nat(),
  at: fc.constant('2026-01-01T00:00:00Z'),
  state: fc.constantFrom('running', 'done', 'cancelled'),
});

describe('the marker', () => {
  it('comes back from a body, hidden in one comment that nothing inside can end', () => {
    fc.assert(
      fc.property(markers, fc.string(), (marker, body) => {
        const text = withMarker(marker, body);
        expect(readMarker(text)).toEqual(marker);
        expect(text.indexOf('-->')).toBe(text.indexOf('\n') - 3);
        expect(text.slice(4, text.indexOf('-->')).includes('--')).toBe(false);
      }),
    );
  });

  it('is not found in a quotation, further down, or in anything else', () => {
    const text = withMarker({ name: 'g', head: 'h', run: 1, attempt: 1, at: '', state: 'done' }, 'b');
    expect(readMarker(`> ${text}`)).toBeNull();
    expect(readMarker(`\n${text}`)).toBeNull();
    expect(readMarker('<!-- gainsay {"name":1} -->\n')).toBeNull();
    fc.assert(fc.property(fc.string(), (body) => readMarker(`<!-- gainsay ${body}`) === null));
  });

  it('tells which of two runs is newer', () => {
    const marker = { name: 'g', head: 'h', run: 10, attempt: 2, at: '', state: 'done' as const };
    expect(isNewer(marker, run(9, 5))).toBe(true);
    expect(isNewer(marker, run(10, 1))).toBe(true);
    expect(isNewer(marker, run(10, 2))).toBe(false);
    expect(isNewer(marker, run(11, 1))).toBe(false);
  });
});

function run(id: number, attempt: number) {
  return { id, attempt, url: '' };
}
