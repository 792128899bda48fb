import { expect, test } from 'vitest';
import { partLine } from './part-line.ts';

const ari = { lat: 13.7796, lng: 100.5446 };
const silom = { lat: 13.7283, lng: 100.5345 };

test('the marker parts the way where it is nearest to it', () => {
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
