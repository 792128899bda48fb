import { describe, expect, it } from 'vitest';
import { createIsInRing, isInRing, metresToLine } from './ring.ts';
import { isInServiceArea, listProvinceRings, provinceAt } from './service-area.ts';

const point = (lat: number, lng: number) => ({ lat, lng });

describe('the service area', () => {
  it.each([
    ['Siam Paragon', 13.7466, 100.5347, 'Bangkok'],
    ['Suvarnabhumi airport', 13.69, 100.7501, 'Samut Prakan'],
    ['Pak Nam, at the river mouth', 13.5991, 100.5968, 'Samut Prakan'],
    ['Nonthaburi pier', 13.8421, 100.4909, 'Nonthaburi'],
    ['Future Park Rangsit', 13.9893, 100.6176, 'Pathum Thani'],
    ['the chedi of Nakhon Pathom', 13.8197, 100.0604, 'Nakhon Pathom'],
    ['Kamphaeng Saen', 14.0243, 99.9688, 'Nakhon Pathom'],
    ['Mahachai', 13.5475, 100.2744, 'Samut Sakhon'],
    ['the beach of Bang Saen', 13.2838, 100.9195, 'Chonburi'],
    ['the beach of Jomtien', 12.889, 100.879, 'Chonburi'],
    ['Koh Loi, an island on a causeway', 13.1735, 100.926, 'Chonburi'],
    ['Bali Hai pier in Pattaya', 12.9229, 100.8663, 'Chonburi'],
    ['Laem Chabang port', 13.0827, 100.883, 'Chonburi'],
    ['a quay of Laem Chabang port, on made land', 13.0705, 100.8745, 'Chonburi'],
    ['the headland of Khao Sam Muk', 13.3117, 100.9033, 'Chonburi'],
    ['the Sanctuary of Truth, on the shore of Na Kluea', 12.9728, 100.889, 'Chonburi'],
    ['Sattahip', 12.6665, 100.9005, 'Chonburi'],
    ['the sea gate of Bang Khun Thian', 13.5078, 100.4502, 'Bangkok'],
  ])('serves %s', (...[, lat, lng, province]) => {
    expect(isInServiceArea(point(lat, lng))).toBe(true);
    expect(provinceAt(point(lat, lng))?.en).toBe(province);
  });

  it.each([
    ['the city of Ayutthaya', 14.3532, 100.5689],
    ['Bang Pa-in', 14.2309, 100.5797],
    ['the town of Chachoengsao', 13.6904, 101.0779],
    ['the town of Rayong', 12.6814, 101.2816],
    ['the town of Ratchaburi', 13.5283, 99.8134],
    ['Mae Klong, Samut Songkhram', 13.4098, 100.0021],
    ['the town of Suphan Buri', 14.4745, 100.1177],
    ['Nakhon Nayok', 14.2069, 101.2131],
    ['the open sea of the Gulf', 13.2, 100.5],
    ['the sea 5 km off Bang Saen', 13.2838, 100.87],
    ['Ko Sichang, which no road reaches', 13.1514, 100.8089],
    ['Chiang Mai', 18.7883, 98.9853],
    ['the other side of the world', -13.7466, -79.4653],
  ])('does not serve %s', (_name, lat, lng) => {
    expect(isInServiceArea(point(lat, lng))).toBe(false);
    expect(provinceAt(point(lat, lng))).toBeNull();
  });

  it.each([
    ['west of Nakhon Pathom', 13.9, 100.2, -0.0002],
    ['east of Chonburi', 13.29, 101.2, 0.0002],
  ])('ends 500 m beyond the outline, %s', (...[, lat, from, step]) => {
    let lng = from;
    while (isInServiceArea(point(lat, lng + step))) lng += step;
    const rings = listProvinceRings().map(({ ring }) => ring);
    expect(rings.some((ring) => isInRing(point(lat, lng), ring))).toBe(false);
    const metres = Math.min(...rings.map((ring) => metresToLine(point(lat, lng), ring)));
    expect(metres).toBeGreaterThan(470);
    expect(metres).toBeLessThanOrEqual(500);
  });

  it('is cut into strips that contain the same points as the outlines', () => {
    for (const { ring } of listProvinceRings()) {
      const contains = createIsInRing(ring);
      for (let lat = 12.5; lat < 14.4; lat += 0.0371)
        for (let lng = 99.7; lng < 101.8; lng += 0.0433) expect(contains(point(lat, lng))).toBe(isInRing(point(lat, lng), ring));
      for (const [lng, lat] of ring.slice(0, 50)) expect(contains(point(lat, lng))).toBe(isInRing(point(lat, lng), ring));
    }
  });

  it('is nowhere for a coordinate that is not a number', () => {
    expect(isInServiceArea(point(Number.NaN, 100.5))).toBe(false);
  });
});
