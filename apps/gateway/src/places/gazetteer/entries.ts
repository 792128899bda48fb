import { type PlaceKind, placeKinds } from '@songwai/core/places/place-kind';
import { isInServiceArea } from '../area/service-area.ts';
import { readNumber, readRows } from './csv.ts';
import type { District, PlaceEntry, Station, Subdistrict } from './place-entry.ts';

interface Addresses {
  readonly districts: readonly District[];
  readonly subdistricts: readonly Subdistrict[];
  district(code: string): District;
  subdistrict(code: string, th: string): Subdistrict;
}

const stationRank = 2;
const districtRank = 2;
const subdistrictRank = 6;
const landmarkColumns = ['th', 'en', 'lat', 'lng', 'category', 'rank', 'district', 'subdistrict', 'aliases'] as const;

function slug(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Categories of the lists whose names differ from the kinds. */
const otherWords: Readonly<Record<string, PlaceKind>> = { gov: 'government', expo: 'landmark', rail: 'station' };

function kindOfCategory(category: string, name: string): PlaceKind {
  const kind = otherWords[category] ?? placeKinds.find((known) => known === category);
  if (kind === undefined) throw new Error(`${name}: nobody knows the category "${category}".`);
  return kind;
}

/** The landmarks of one list. @throws {Error} a row is invalid. */
export function landmarkEntries(file: URL, addresses: Addresses): readonly PlaceEntry[] {
  return readRows(file, landmarkColumns).map((row) => ({
    id: `landmark-${slug(row.en)}`,
    source: 'landmark',
    kind: kindOfCategory(row.category, row.en),
    th: row.th,
    en: row.en,
    aliases: row.aliases === '' ? [] : row.aliases.split('|'),
    rank: readNumber(row.rank, row.en),
    lat: readNumber(row.lat, row.en),
    lng: readNumber(row.lng, row.en),
    district: addresses.district(row.district),
    subdistrict: addresses.subdistrict(row.district, row.subdistrict),
  }));
}

const spelledSystems: Readonly<Record<string, readonly string[]>> = {
  BTS: ['บีทีเอส'],
  MRT: ['เอ็มอาร์ที'],
  ARL: ['แอร์พอร์ตลิงก์', 'Airport Link'],
  'SRT Red Line': ['SRT', 'รถไฟฟ้าสายสีแดง'],
};

/** One entry per station and system: an interchange of two BTS lines is one place, of BTS and MRT two. */
export function stationEntries(stations: readonly Station[]): readonly PlaceEntry[] {
  const entries = new Map<string, PlaceEntry>();
  for (const station of stations) {
    const { th, en, line } = station;
    const id = `station-${slug(`${line.system.en} ${en}`)}`;
    const spoken = [...(spelledSystems[line.system.en] ?? []), 'สถานี'].map((before) => `${before}${th}`);
    const before = entries.get(id);
    entries.set(id, {
      id,
      source: 'station',
      kind: 'station',
      th: `${line.system.th} ${th}`,
      en: `${line.system.en} ${en}`,
      aliases: [...(before?.aliases ?? [th, en, `${en} Station`, ...spoken]), `${line.system.en} ${station.code}`],
      rank: stationRank,
      lat: before?.lat ?? station.lat,
      lng: before?.lng ?? station.lng,
      district: station.district,
      subdistrict: station.subdistrict,
    });
  }
  return [...entries.values()];
}

/** Districts and subdistricts. */
export function placesOfAddress({ districts, subdistricts }: Addresses): readonly PlaceEntry[] {
  return [...districts.map(districtEntry), ...subdistricts.map(subdistrictEntry)];
}

/** The Thai words for district and subdistrict in addresses, which differ in Bangkok. */
export function addressWords(district: District): { readonly district: string; readonly subdistrict: string } {
  return district.province.code === '10' ? { district: 'เขต', subdistrict: 'แขวง' } : { district: 'อำเภอ', subdistrict: 'ตำบล' };
}

/** A district's point is its town or its district office. */
function seatNames({ th, en, province }: District): readonly string[] {
  return [province.code === '10' ? `สำนักงานเขต${th}` : `ที่ว่าการอำเภอ${th}`, `${en} District Office`];
}

function districtEntry(district: District): PlaceEntry {
  const { code, th, en, lat, lng } = district;
  const town = { th: th.replace(/^เมือง/, ''), en: en.replace(/^Mueang /, '') };
  return {
    id: `district-${code}`,
    source: 'district',
    kind: 'area',
    th: `${addressWords(district).district}${th}`,
    en: `${en} District`,
    aliases: [...new Set([th, en, town.th, town.en, ...seatNames(district)])],
    rank: districtRank,
    lat,
    lng,
    district,
    subdistrict: null,
  };
}

function subdistrictEntry(subdistrict: Subdistrict): PlaceEntry {
  const { district, th, en } = subdistrict;
  // The outlines of provinces are coarser than those of subdistricts: one centre near the edge is outside the service area.
  const { lat, lng } = isInServiceArea(subdistrict) ? subdistrict : district;
  return {
    id: `subdistrict-${district.code}-${slug(en)}`,
    source: 'subdistrict',
    kind: 'area',
    th: `${addressWords(district).subdistrict}${th}`,
    en: `${en} Subdistrict`,
    aliases: [th, en],
    rank: subdistrictRank,
    lat,
    lng,
    district,
    subdistrict,
  };
}
