import type { LngLat } from '@songwai/core/places/base-map';
import { describe, expect, it } from 'vitest';
import { isInRing, metresToLine } from './area/ring.ts';
import { buildBaseMap } from './base-map.ts';

const map = buildBaseMap();
const lines = [...map.land, ...map.provinces.flatMap(({ rings }) => rings), ...map.parks.map(({ ring }) => ring)];
const strokes = [...map.rivers, ...map.roads, ...map.rails].map(({ line }) => line);
const at = ([lng, lat]: LngLat) => ({ lat, lng });
const lineOf = (name: string) =>
  [...map.rivers, ...map.roads, ...map.rails].find((feature) => feature.name.en === name)?.line ?? [];
const isLand = (lat: number, lng: number) =>
  [...map.land, ...map.provinces.flatMap(({ rings }) => rings)].some((ring) => isInRing({ lat, lng }, ring));

describe('the embedded base map', () => {
  it('is small enough to come with a page: at most 26 kB compressed', async () => {
    const { brotliCompressSync } = await import('node:zlib');
    expect(brotliCompressSync(JSON.stringify(map)).byteLength).toBeLessThan(26_000);
  });

  it('is plain data that survives the wire', () => {
    expect(JSON.parse(JSON.stringify(map))).toEqual(map);
  });

  it('has no more than four decimals, and every point in or around the service area', () => {
    const points = [...lines, ...strokes].flat();
    for (const [lng, lat] of points) {
      expect(Math.abs(lng * 1e4 - Math.round(lng * 1e4))).toBeLessThan(1e-6);
      expect(Math.abs(lat * 1e4 - Math.round(lat * 1e4))).toBeLessThan(1e-6);
      expect(lng > 97 && lng < 105 && lat > 9 && lat < 17).toBe(true);
    }
  });

  it('closes every ring', () => {
    for (const ring of lines) expect(ring.at(-1)).toEqual(ring[0]);
  });

  it('names everything in both languages', () => {
    const names = [...map.rivers, ...map.roads, ...map.rails, ...map.parks, ...map.provinces].map(({ name }) => name);
    for (const { th, en } of [...names, ...map.labels, ...map.landmarks]) {
      expect(th).toMatch(/[ก-ฮ]/);
      expect(en).toMatch(/[A-Za-z]/);
    }
  });

  it.each([
    ['Siam', 13.7456, 100.534, true],
    ['Chonburi', 13.36, 100.99, true],
    ['Ayutthaya', 14.35, 100.57, true],
    ['Chachoengsao, beside the area', 13.69, 101.08, true],
    ['Phetchaburi, across the Gulf', 13.1, 99.94, true],
    ['the open Gulf', 13.2, 100.5, false],
    ['the sea off Pattaya', 12.93, 100.83, false],
  ])('shows %s as land or sea rightly', (...[, lat, lng, expected]) => {
    expect(isLand(lat, lng)).toBe(expected);
  });

  it.each([
    ['the pier of Nonthaburi', 13.8421, 100.4909],
    ['Rama 8 bridge', 13.7689, 100.4969],
    ['Tha Tien', 13.7462, 100.4902],
    ['Memorial bridge', 13.7393, 100.4976],
    ['the pier of Sathon', 13.7187, 100.5128],
    ['the pier of Khlong Toei', 13.7072, 100.5637],
    ['Wat Bang Na Nok, on the outside of Bang Krachao', 13.6766, 100.5874],
    ['Phra Pradaeng', 13.6585, 100.535],
    ['Pak Nam', 13.5949, 100.5955],
    ['Pak Kret', 13.9155, 100.4948],
  ])('leads the Chao Phraya past %s', (...[, lat, lng]) => {
    expect(metresToLine({ lat, lng }, lineOf('Chao Phraya River'))).toBeLessThan(500);
  });

  it.each([
    ['Sukhumvit Road', 13.7371, 100.5603],
    ['Phahon Yothin Road', 13.8164, 100.562],
    ['Bang Na-Trat Road (Debaratana)', 13.6535, 100.6744],
    ['Rama 4 Road', 13.7293, 100.5374],
    ['Ratchadaphisek Road', 13.7787, 100.5734],
    ['Kanchanaphisek Road (Outer Ring)', 13.8925, 100.4083],
    ['Motorway 7', 13.7379, 100.6452],
    ['BTS Sukhumvit Line', 13.7456, 100.5342],
    ['MRT Blue Line', 13.7377, 100.5615],
  ])('leads %s where it runs', (...[name, lat, lng]) => {
    expect(metresToLine({ lat, lng }, lineOf(name))).toBeLessThan(300);
  });

  it('draws each rail line in its own colour, with a stretch between any two stations', () => {
    expect(map.rails).toHaveLength(11);
    for (const { color, line } of map.rails) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(line.length).toBeGreaterThan(1);
    }
  });

  it('labels all districts, and puts each province name inside its province', () => {
    expect(map.labels.filter(({ kind }) => kind === 'district')).toHaveLength(90);
    for (const { name, rings } of map.provinces) {
      const label = map.labels.find(({ kind, en }) => kind === 'province' && en === name.en);
      expect(label && rings.some((ring) => isInRing(label, ring)), name.en).toBe(true);
    }
    expect(map.parks.every(({ ring }) => ring.every((point) => isLand(at(point).lat, at(point).lng)))).toBe(true);
  });

  it('says whose data it shows', () => {
    expect(map.attribution.en).toContain('Natural Earth');
    expect(map.attribution.th).toContain('Natural Earth');
    for (const source of ['© OpenStreetMap contributors (ODbL)', 'OTP Namtang (CC BY 4.0)', 'RTSD/OCHA (CC BY-IGO)']) {
      expect(map.attribution.en).toContain(source);
      expect(map.attribution.th).toContain(source);
    }
  });
});
