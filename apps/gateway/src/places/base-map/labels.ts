import type { BaseMapLabel, BaseMapLandmark, LngLat } from '@songwai/core/places/base-map';
import { provinces } from '../area/provinces.ts';
import type { Gazetteer, PlaceEntry } from '../gazetteer/place-entry.ts';
import type { RiverFeature, RoadFeature } from './features.ts';

/** Position of each province's label: in the middle, clear of its neighbours' labels. */
const provinceNames: Readonly<Record<string, LngLat>> = {
  '10': [100.56, 13.76],
  '11': [100.78, 13.585],
  '12': [100.4, 13.93],
  '13': [100.68, 14.06],
  '73': [100.08, 13.92],
  '74': [100.22, 13.58],
  '20': [101.12, 13.22],
};

/** Districts that customers look for on a map of the whole area; the others appear at closer zoom. */
const knownFromAfar = new Set(['2004', '2007', '2009', '1103', '1204', '1302', '1011', '1003', '7306', '1206']);

/** A province's capital district has the province's name, whose label is already shown at far zoom. */
function zoomOfDistrict(code: string): number {
  if (knownFromAfar.has(code)) return 10;
  return code.endsWith('01') && code !== '1001' ? 12 : 11;
}

function districtLabels(gazetteer: Gazetteer): readonly BaseMapLabel[] {
  return gazetteer.districts.map(({ code, th, en, lat, lng }) => ({
    th: th.replace(/^เมือง/, ''),
    en: en.replace(/^Mueang /, ''),
    lat,
    lng,
    kind: 'district',
    minZoom: zoomOfDistrict(code),
  }));
}

function middleOf(line: readonly LngLat[]): LngLat {
  return line[Math.floor(line.length / 2)] ?? [Number.NaN, Number.NaN];
}

function roadLabel({ th, en, line, class: kind }: RoadFeature): BaseMapLabel {
  const [lng, lat] = middleOf(line);
  const minZoom = { radial: 13, ring: 13, expressway: 14, street: 14 }[kind];
  return { th: th.replace(/^ถนน/, 'ถ.'), en: en.replace(/ Road$/, ' Rd'), lat, lng, kind: 'road', minZoom };
}

function waterLabel(river: RiverFeature, [lng, lat]: LngLat, minZoom: number): BaseMapLabel {
  return { th: river.th, en: river.en, lat, lng, kind: 'water', minZoom };
}

/** The labels of rivers and canals are in the middle of their lines. */
function waterLabels(rivers: readonly RiverFeature[]): readonly BaseMapLabel[] {
  return [
    { th: 'อ่าวไทย', en: 'Gulf of Thailand', lat: 13.28, lng: 100.55, kind: 'water', minZoom: 8 },
    ...rivers.map((river) => waterLabel(river, middleOf(river.line), river.kind === 'river' ? 12 : 14)),
  ];
}

export function labelsOf(
  gazetteer: Gazetteer,
  rivers: readonly RiverFeature[],
  roads: readonly RoadFeature[],
): readonly BaseMapLabel[] {
  return [
    ...provinces.map(({ code, th, en }) => {
      const [lng, lat] = provinceNames[code] ?? [Number.NaN, Number.NaN];
      return { th, en, lat, lng, kind: 'province' as const, minZoom: 8 };
    }),
    ...districtLabels(gazetteer),
    ...waterLabels(rivers),
    ...roads.map(roadLabel),
  ];
}

/** The best-known places first, as space on the base map is limited. */
const zoomByRank: Readonly<Record<number, number>> = { 1: 13, 2: 14 };

export function landmarksOf(places: readonly PlaceEntry[]): readonly BaseMapLandmark[] {
  return places
    .filter(({ source, rank }) => (source === 'landmark' && rank in zoomByRank) || source === 'station')
    .map(({ th, en, lat, lng, kind, source, rank }) => ({
      th,
      en,
      lat,
      lng,
      category: kind,
      minZoom: source === 'station' ? 14 : (zoomByRank[rank] ?? 14),
    }));
}
