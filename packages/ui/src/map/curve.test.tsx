import { expect, test } from 'vitest';
import { curveThrough, partLine } from './curve.ts';

const ari = { lat: 13.7796, lng: 100.5446 };
const silom = { lat: 13.7283, lng: 100.5345 };
const onNut = { lat: 13.7056, lng: 100.601 };

test('an approximate way passes through every stop in order', () => {
  const line = curveThrough([ari, silom, onNut]);
  expect(line[0]).toEqual(ari);
  expect(line.at(-1)).toEqual(onNut);
  expect(line.findIndex(({ lat, lng }) => lat === silom.lat && lng === silom.lng)).toBeGreaterThan(1);
});

test('a leg bows out to the side, not far and not at its ends', () => {
  const line = curveThrough([ari, silom]);
  const middle = line[Math.floor(line.length / 2)];
  const straight = { lat: (ari.lat + silom.lat) / 2, lng: (ari.lng + silom.lng) / 2 };
  const bow = Math.hypot((middle?.lat ?? 0) - straight.lat, (middle?.lng ?? 0) - straight.lng);
  const length = Math.hypot(ari.lat - silom.lat, ari.lng - silom.lng);
  expect(bow / length).toBeGreaterThan(0.03);
  expect(bow / length).toBeLessThan(0.15);
});

test('one stop or none has no way, and a course that is dense already stays as it is', () => {
  expect(curveThrough([])).toEqual([]);
  expect(curveThrough([ari])).toEqual([ari]);
  const dense = Array.from({ length: 40 }, (_, index) => ({ lat: 13 + index / 1000, lng: 100 }));
  expect(curveThrough(dense)).toBe(dense);
});

test('the driver parts the way where he is nearest to it', () => {
  const [behind, ahead] = partLine(
    [
      { lat: 13, lng: 100 },
      { lat: 13, lng: 101 },
      { lat: 13, lng: 102 },
    ],
    { lat: 13.01, lng: 101.25 },
  );
  expect(behind).toHaveLength(3);
  expect(ahead).toHaveLength(2);
  expect(behind.at(-1)?.lng).toBeCloseTo(101.25, 6);
  expect(ahead[0]).toEqual(behind.at(-1));
});

test('before the start all of the way lies ahead, at the end all of it behind', () => {
  const line = [
    { lat: 13, lng: 100 },
    { lat: 13, lng: 101 },
  ];
  expect(partLine(line, { lat: 13, lng: 99 })[1]).toEqual([line[0], line[1]]);
  expect(partLine(line, { lat: 13, lng: 102 })[1]).toEqual([line[1], line[1]]);
  expect(partLine([ari], silom)).toEqual([[], [ari]]);
});
