import { expect, it } from 'vitest';
import type { Place } from './place.ts';
import { meaningsOfName } from './same-name.ts';

const at = (name: string, lat: number, district: string): Place => ({
  placeId: `${name} ${district}`,
  name,
  address: '',
  lat,
  lng: 100.57,
  district,
  subDistrict: '',
});
const watthana = at('ซอยสุขุมวิท 39', 13.735, 'วัฒนา');
const pakNam = at('ซอยสุขุมวิท 39', 13.596, 'เมืองสมุทรปราการ');

it('names that read alike in two districts are two meanings', () => {
  expect(meaningsOfName([pakNam, watthana])).toEqual([pakNam, watthana]);
  expect(meaningsOfName([pakNam, { ...watthana, name: 'ซอย สุขุมวิท39' }])).toHaveLength(2);
});

it('two entrances of one place, and a place with another name, are no second meaning', () => {
  expect(meaningsOfName([watthana, { ...watthana, lat: 13.7365 }])).toEqual([watthana]);
  expect(meaningsOfName([watthana, at('ซอยสุขุมวิท 49', 13.73, 'วัฒนา')])).toEqual([watthana]);
  expect(meaningsOfName([])).toEqual([]);
});
