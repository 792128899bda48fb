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

/** The landmarks of one list. @throws {Error} where a row is not in order. */
export function landmarkEntries(file: URL, addresses: Addresses): readonly PlaceEntry[] {
  return readRows(file, landmarkColumns).map((row) => ({
    id: `landmark-${slug(row.en)}`,
    kind: 'landmark',
    category: row.category,
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
      kind: 'station',
      category: 'station',
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

/** Districts and subdistricts; a subdistrict stands at its district's centre. */
export function placesOfAddress({ districts, subdistricts }: Addresses): readonly PlaceEntry[] {
  return [...districts.map(districtEntry), ...subdistricts.map(subdistrictEntry)];
}

/** What an address calls a district and a subdistrict, which differs in Bangkok. */
export function addressWords(district: District): { readonly district: string; readonly subdistrict: string } {
  return district.province.code === '10' ? { district: 'เขต', subdistrict: 'แขวง' } : { district: 'อำเภอ', subdistrict: 'ตำบล' };
}

function districtEntry(district: District): PlaceEntry {
  const { code, th, en, lat, lng } = district;
  const town = { th: th.replace(/^เมือง/, ''), en: en.replace(/^Mueang /, '') };
  return {
    id: `district-${code}`,
    kind: 'district',
    category: 'district',
    th: `${addressWords(district).district}${th}`,
    en: `${en} District`,
    aliases: [...new Set([th, en, town.th, town.en])],
    rank: districtRank,
    lat,
    lng,
    district,
    subdistrict: null,
  };
}

function subdistrictEntry(subdistrict: Subdistrict): PlaceEntry {
  const { district, th, en } = subdistrict;
  return {
    id: `subdistrict-${district.code}-${slug(en)}`,
    kind: 'subdistrict',
    category: 'subdistrict',
    th: `${addressWords(district).subdistrict}${th}`,
    en: `${en} Subdistrict`,
    aliases: [th, en],
    rank: subdistrictRank,
    lat: district.lat,
    lng: district.lng,
    district,
    subdistrict,
  };
}
