import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinates } from './coordinates.ts';

const areaPoints = fc.record({
  lat: fc.integer({ min: 12_000_000, max: 14_999_999 }).map((n) => n / 1e6),
  lng: fc.integer({ min: 97_000_000, max: 106_000_000 }).map((n) => n / 1e6),
});

/** Degrees, minutes and seconds with four decimals, as maps print them. */
function inDegrees(value: number, hemispheres: string): string {
  const seconds4 = Math.round(Math.abs(value) * 36_000_000);
  const minutes = Math.floor(seconds4 / 600_000);
  const seconds = ((seconds4 % 600_000) / 10_000).toFixed(4);
  return `${Math.floor(minutes / 60)}°${minutes % 60}'${seconds}"${value < 0 ? hemispheres[1] : hemispheres[0]}`;
}

describe('coordinates', () => {
  it('come back from a decimal pair as they were', () => {
    fc.assert(
      fc.property(areaPoints, fc.constantFrom(',', ', ', ' , ', ' '), ({ lat, lng }, between) => {
        expect(coordinates(` ${lat}${between}${lng}`)).toEqual({ ok: true, value: { lat, lng } });
      }),
    );
  });

  it('come back from degrees, minutes and seconds within a hand, on every quarter of the earth', () => {
    const everywhere = fc.record({
      lat: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
      lng: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
    });
    fc.assert(
      fc.property(everywhere, fc.constantFrom(' ', ', ', ''), ({ lat, lng }, between) => {
        const point = coordinates(`${inDegrees(lat, 'NS')}${between}${inDegrees(lng, 'EW')}`);
        expect(point.ok && Math.abs(point.value.lat - lat) < 1e-6 && Math.abs(point.value.lng - lng) < 1e-6).toBe(true);
      }),
    );
  });

  it('take the signs that phones type for minutes and seconds', () => {
    expect(coordinates('13° 10′ 7.7″ n, 100° 55’ 50.5” e')).toEqual({ ok: true, value: { lat: 13.1688056, lng: 100.9306944 } });
  });

  it.each([
    '120.5,100.5',
    '15.1,100.5',
    '100.5347,13.7466',
    '13.7,190',
    '13.7,100.5,3',
    '13°10\'60"N 100°55\'50"E',
    '91°0\'0"N 100°0\'0"E',
    '13,',
    'x',
  ])('are not "%s"', (text) => expect(coordinates(text)).toMatchObject({ error: { code: 'coordinatesInvalid' } }));
});
