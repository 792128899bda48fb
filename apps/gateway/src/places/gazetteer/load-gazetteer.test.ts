import { getSubDistricts } from 'thai-address-universal';
import { describe, expect, it } from 'vitest';
import { isInServiceArea, provinceAt } from '../area/service-area.ts';
import { loadGazetteer } from './load-gazetteer.ts';

const gazetteer = loadGazetteer();
const landmarks = gazetteer.places.filter(({ source }) => source === 'landmark');
const countOf = (line: string) => gazetteer.stations.filter((station) => station.line.id === line).length;

describe('the built-in gazetteer', () => {
  it('has the 90 districts of the seven provinces', () => {
    const perProvince = Map.groupBy(gazetteer.districts, ({ province }) => province.en);
    expect(Object.fromEntries([...perProvince].map(([province, districts]) => [province, districts.length]))).toEqual({
      Bangkok: 50,
      'Samut Prakan': 6,
      Nonthaburi: 6,
      'Pathum Thani': 7,
      Chonburi: 11,
      'Nakhon Pathom': 7,
      'Samut Sakhon': 3,
    });
  });

  it('has every subdistrict that the address package lists for a district, with its postcode', async () => {
    for (const code of ['1007', '1103', '1206', '1301', '2004', '7306', '7403']) {
      const listed = await getSubDistricts(code);
      const ours = gazetteer.subdistricts.filter(({ district }) => district.code === code);
      expect(new Set(ours.map(({ th }) => th))).toEqual(new Set(listed.map(({ nameTh }) => nameTh)));
      expect(ours.every(({ postcode }) => /^\d{5}$/.test(postcode))).toBe(true);
    }
    expect(gazetteer.subdistricts.length).toBeGreaterThanOrEqual(580);
  });

  it.each([
    ['sukhumvit', 47],
    ['silom', 14],
    ['gold', 3],
    ['blue', 38],
    ['purple', 16],
    ['yellow', 23],
    ['pink', 30],
    ['pink-branch', 2],
    ['airport', 8],
    ['dark-red', 10],
    ['light-red', 4],
  ])('has every station of the %s line', (line, count) => {
    expect(countOf(line)).toBe(count);
  });

  it('has neighbouring stations within a few kilometres of one another', () => {
    const far = gazetteer.stations.flatMap((station, index) => {
      const next = gazetteer.stations[index + 1];
      if (next === undefined || next.line !== station.line) return [];
      const km = Math.hypot((next.lat - station.lat) * 111.2, (next.lng - station.lng) * 108);
      return km > 8 ? [`${station.en} - ${next.en}: ${km.toFixed(1)} km`] : [];
    });
    expect(far).toEqual([]);
  });

  it('has landmarks of every kind that people send to, in all seven provinces', () => {
    expect(landmarks.length).toBeGreaterThanOrEqual(320);
    const categories = new Set(landmarks.map(({ kind }) => kind));
    for (const category of ['mall', 'hospital', 'university', 'market', 'office', 'hotel', 'estate', 'pier', 'airport']) {
      expect(categories).toContain(category);
    }
    const perProvince = Map.groupBy(landmarks, ({ district }) => district.province.en);
    for (const [province, places] of perProvince) expect(places.length, province).toBeGreaterThanOrEqual(14);
    expect(perProvince.size).toBe(7);
  });

  it('names each place in both languages, once, with a rank from 1 to 6', () => {
    expect(new Set(gazetteer.places.map(({ id }) => id)).size).toBe(gazetteer.places.length);
    const wrong = gazetteer.places.filter(
      ({ th, en, rank }) => !/[ก-ฮ]/.test(th) || !/[A-Za-z]/.test(en) || /[ก-ฮ]/.test(en) || rank < 1 || rank > 6,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('lies within the service area, but for the island that no road reaches', () => {
    const outside = gazetteer.places.filter((place) => !isInServiceArea(place) && place.district.en !== 'Ko Sichang');
    expect(outside.map(({ en }) => en)).toEqual([]);
  });

  it('puts each landmark into the province whose outline it lies in, or at most near', () => {
    const elsewhere = landmarks.filter((place) => provinceAt(place)?.code !== place.district.province.code);
    expect(elsewhere.length / landmarks.length).toBeLessThan(0.04);
  });
});
