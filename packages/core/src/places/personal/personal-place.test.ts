import { describe, expect, it } from 'vitest';
import { knownPeople, matchPeople } from './known-people.ts';
import { findPersonalPlaces, onlyRecent, personalPlace } from './personal-place.ts';

const base = { address: 'ถ.สีลม บางรัก', district: 'บางรัก', subDistrict: 'สีลม', lat: 13.7285, lng: 100.5353 };
const thana = { contactName: 'คุณธนากร', contactPhone: '0898765432' };
const orathai = { contactName: 'Khun Orathai', contactPhone: '0625550199' };
const silom = { id: '1', addressName: 'สีลมคอมเพล็กซ์', ...base, ...thana, remark: 'ชั้น 12', isFavourite: true };
const used = { addressName: 'BTS On Nut', ...base, lat: 13.7056, lng: 100.6011, ...orathai };
const own = { saved: [silom], recent: [{ ...silom, ...orathai, lat: 13.72851 }, used] };

describe("a customer's own place", () => {
  it('brings its contact and note to the stop', () => {
    expect(personalPlace(silom)).toMatchObject({
      placeId: 'saved-1',
      name: 'สีลมคอมเพล็กซ์',
      contact: { ...thana, remark: 'ชั้น 12' },
    });
    expect(personalPlace(used)).toMatchObject({ name: 'BTS On Nut', contact: { ...orathai, remark: '' } });
  });

  it('is no longer listed as recent once it is saved', () => expect(onlyRecent(own)).toEqual([used]));

  it.each([
    ['สีลม', ['สีลมคอมเพล็กซ์', 'BTS On Nut']],
    ['ธนากร สีลม', ['สีลมคอมเพล็กซ์']],
    ['on NUT', ['BTS On Nut']],
    ['062-555', ['BTS On Nut']],
    ['08', []],
    ['ที่ไหนก็ไม่รู้', []],
    ['  ', []],
  ])('is found by %s', (typed, names) => {
    expect(findPersonalPlaces(own, typed, 3).map(({ name }) => name)).toEqual(names);
  });

  it('is one of few beside what the search finds', () => expect(findPersonalPlaces(own, 'สีลม', 1)).toHaveLength(1));
});

describe('people whom a customer knows', () => {
  const people = knownPeople({ saved: [silom, { ...silom, id: '2', contactName: '', contactPhone: '' }], recent: own.recent });
  const match = (contactName: string, contactPhone = '') =>
    matchPeople(people, { contactName, contactPhone }, 3).map((person) => person.contactName);

  it('are there once each, those of the latest jobs first', () => {
    expect(people.map(({ contactName }) => contactName)).toEqual(['Khun Orathai', 'คุณธนากร']);
    expect(people[0]).toEqual({ ...orathai, placeName: 'สีลมคอมเพล็กซ์' });
  });

  it('are found by a part of the name or the beginning of the number', () => {
    expect(match('')).toEqual(['Khun Orathai', 'คุณธนากร']);
    expect(match('oRaThai')).toEqual(['Khun Orathai']);
    expect(match('', '+66 89')).toEqual(['คุณธนากร']);
    expect(match('ธนากร', '062')).toEqual([]);
  });

  it('are nobody once name and number are there', () => expect(match('คุณธนากร', '089-876-5432')).toEqual([]));
});
