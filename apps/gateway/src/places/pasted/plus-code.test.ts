import fc from 'fast-check';
import openLocationCode from 'open-location-code';
import { describe, expect, it } from 'vitest';
import { readPlusCode, recoverPlusCode } from './plus-code.ts';

const codes = new openLocationCode.OpenLocationCode();
const inArea = { lat: fc.double({ min: 13, max: 14.2, noNaN: true }), lng: fc.double({ min: 99.9, max: 101.3, noNaN: true }) };
/** Half the side of the square that a code with ten digits stands for. */
const halfSide = 0.000_063;

describe('a plus code', () => {
  it('is a point when it is complete', () => {
    const found = readPlusCode(' 7p52pgwm+jv ');
    expect(found).toMatchObject({ kind: 'full' });
    if (found?.kind !== 'full') return;
    expect(found.point.lat).toBeCloseTo(13.7466, 3);
    expect(found.point.lng).toBeCloseTo(100.5347, 3);
  });

  it('is short beside the place that it counts from', () => {
    expect(readPlusCode('PGWM+JV ปทุมวัน กรุงเทพมหานคร')).toEqual({
      kind: 'short',
      code: 'PGWM+JV',
      locality: 'ปทุมวัน กรุงเทพมหานคร',
    });
    expect(readPlusCode('PGWM+JV')).toEqual({ kind: 'short', code: 'PGWM+JV', locality: '' });
  });

  it.each(['สยามพารากอน', 'A+B', '99/1+2', 'PGWM JV', '7P52PGWM', 'C++ school', '+66812345678'])('is none: %s', (text) =>
    expect(readPlusCode(text)).toBeNull(),
  );

  it('leads back to every point that it was made of, complete or short', () => {
    fc.assert(
      fc.property(inArea.lat, inArea.lng, (lat, lng) => {
        const code = codes.encode(lat, lng);
        const full = readPlusCode(code);
        const short = readPlusCode(codes.shorten(code, lat + 0.1, lng - 0.1));
        if (full?.kind !== 'full' || short?.kind !== 'short') throw new Error(`${code} was not read`);
        for (const point of [full.point, recoverPlusCode(short.code, { lat: lat - 0.2, lng: lng + 0.2 })]) {
          expect(Math.abs(point.lat - lat)).toBeLessThan(2 * halfSide);
          expect(Math.abs(point.lng - lng)).toBeLessThan(2 * halfSide);
        }
      }),
    );
  });
});
