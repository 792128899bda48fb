import { provinces } from '../area/provinces.ts';
import { loadSubdistrictAreas, type SubdistrictAreas } from '../open-data/subdistrict-areas.ts';
import { readNumber, readRows } from './csv.ts';
import { landmarkEntries, placesOfAddress, stationEntries } from './entries.ts';
import type { District, Gazetteer, Station, Subdistrict } from './place-entry.ts';
import { railLines } from './rail-lines.ts';

const here = (file: string) => new URL(file, import.meta.url);

function readDistricts(): readonly District[] {
  return readRows(here('districts.csv'), ['code', 'th', 'en', 'lat', 'lng']).map((row) => {
    const province = provinces.find(({ code }) => row.code.startsWith(code));
    if (province === undefined) throw new Error(`districts.csv: ${row.code} ${row.en} is in no province that is served.`);
    return { ...row, province, lat: readNumber(row.lat, row.en), lng: readNumber(row.lng, row.en) };
  });
}

/** Finds districts by code and subdistricts by their Thai name in the district, as the lists name them. */
class AddressBook {
  readonly districts: readonly District[] = readDistricts();
  readonly subdistricts: readonly Subdistrict[];
  readonly areas: SubdistrictAreas = loadSubdistrictAreas();
  readonly #districts: ReadonlyMap<string, District>;
  readonly #subdistricts: ReadonlyMap<string, Subdistrict>;

  constructor() {
    this.#districts = new Map(this.districts.map((district) => [district.code, district]));
    const centres = new Map(this.areas.centres.map((centre) => [`${centre.code.slice(0, 4)} ${centre.th}`, centre]));
    this.subdistricts = readRows(here('subdistricts.csv'), ['district', 'th', 'en', 'postcode']).map((row) => {
      const centre = centres.get(`${row.district} ${row.th}`);
      if (centre === undefined) throw new Error(`No middle of ${row.th} of district ${row.district} in subdistrict-centres.csv.`);
      return { ...row, ...centre, district: this.district(row.district) };
    });
    this.#subdistricts = new Map(this.subdistricts.map((one) => [`${one.district.code} ${one.th}`, one]));
  }

  /** @throws {Error} there is no such district. */
  district(code: string): District {
    const district = this.#districts.get(code);
    if (district === undefined) throw new Error(`No district ${code} in districts.csv.`);
    return district;
  }

  /** @throws {Error} the district has no such subdistrict. */
  subdistrict(code: string, th: string): Subdistrict {
    const subdistrict = this.#subdistricts.get(`${code} ${th}`);
    if (subdistrict === undefined) throw new Error(`No subdistrict ${th} of district ${code} in subdistricts.csv.`);
    return subdistrict;
  }
}

function readStations(addresses: AddressBook): readonly Station[] {
  const columns = ['line', 'code', 'th', 'en', 'lat', 'lng', 'district', 'subdistrict'] as const;
  return readRows(here('stations.csv'), columns).map((row) => {
    const line = railLines.find(({ id }) => id === row.line);
    if (line === undefined) throw new Error(`stations.csv: ${row.code} ${row.en} is on no line of rail-lines.ts.`);
    return {
      ...row,
      line,
      lat: readNumber(row.lat, row.en),
      lng: readNumber(row.lng, row.en),
      district: addresses.district(row.district),
      subdistrict: addresses.subdistrict(row.district, row.subdistrict),
    };
  });
}

/**
 * Reads the built-in gazetteer: about 1,200 places of the seven provinces, in about 20 ms. For the origin of the lists and how
 * they were checked see docs/places.md.
 *
 * @throws {Error} naming file and line of an invalid row.
 */
export function loadGazetteer(): Gazetteer {
  const addresses = new AddressBook();
  const stations = readStations(addresses);
  const places = [
    ...['bangkok', 'vicinity', 'chonburi'].flatMap((region) => landmarkEntries(here(`landmarks-${region}.csv`), addresses)),
    ...stationEntries(stations),
    ...placesOfAddress(addresses),
  ];
  return { districts: addresses.districts, subdistricts: addresses.subdistricts, areas: addresses.areas, stations, places };
}
