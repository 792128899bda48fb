import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline.ts';

const degrees = (limit: number) => fc.integer({ min: -limit * 1e5, max: limit * 1e5 }).map((units) => units / 1e5);
const lines = fc.array(fc.record({ lat: degrees(90), lng: degrees(180) }), { maxLength: 60 });

describe('an encoded line', () => {
  it('comes back as it was, over the whole earth', () => {
    fc.assert(
      fc.property(lines, (line) => {
        expect(decodePolyline(encodePolyline(line))).toEqual(line.map(({ lat, lng }) => ({ lat: lat + 0, lng: lng + 0 })));
      }),
    );
  });

  it('is at most half a unit off for finer points', () => {
    const [point] = decodePolyline(encodePolyline([{ lat: 13.746_604_9, lng: -100.534_715_1 }]));
    expect(point).toEqual({ lat: 13.7466, lng: -100.53472 });
  });

  it('mirrors when the line is mirrored', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const mirrored = line.map(({ lat, lng }) => ({ lat: -lat, lng: -lng }));
        const back = decodePolyline(encodePolyline(mirrored)).map(({ lat, lng }) => ({ lat: 0 - lat, lng: 0 - lng }));
        expect(back).toEqual(decodePolyline(encodePolyline(line)));
      }),
    );
  });

  it.each(['_', '_p~iF', '_p~iF~ps|U_', 'ก', ' ', '~~~~~~~~~~~~'])('is refused when it is cut off or strange: "%s"', (text) => {
    expect(() => decodePolyline(text)).toThrow(RangeError);
  });
});
