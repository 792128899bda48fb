import { greatCircleKm } from '@songwai/core/basics/geo';
import type { PlaceEntry } from '../gazetteer/place-entry.ts';
import { foldWords, soundOf } from './text/fold.ts';

/** A part of town that people add to a place's name: "อัสสัมชัญ บางรัก", "coffee Thong Lo". */
export interface Area {
  readonly place: PlaceEntry;
  contains(other: PlaceEntry): boolean;
}

/** A postcode and the capital's name narrow nothing that the names before them do not. */
const lastWords = /[\s,]+(?:\d{5}|(?:จ(?:ังหวัด|\.)\s*)?(?:กทม\.?|กรุงเทพ(?:ฯ|มหานคร)?)|bangkok|bkk|thailand|ประเทศไทย)$/i;
const areaWord = /^(?:แขวง|ตำบล|ต\.|เขต|อำเภอ|อ\.|จังหวัด|จ\.|khwaeng|khet|tambon|amphoe)\s*(?=\S)/i;
/** Sub-district, district and province. */
const mostLevels = 3;

export interface QueryInArea {
  readonly rest: string;
  readonly areas: readonly Area[];
}

/** Radius of a part of town that has no boundary. */
const quarterKm = 3;
const shortestRest = 2;

const sound = (text: string) => foldWords(text).map(soundOf).join('');

function areaOf(place: PlaceEntry): Area {
  const { source, district, subdistrict } = place;
  if (source === 'district') return { place, contains: (other) => other.district === district };
  if (source === 'subdistrict') return { place, contains: (other) => other.subdistrict === subdistrict };
  return { place, contains: (other) => greatCircleKm(place, other) <= quarterKm };
}

/** Builds the function that separates the part of town from the rest of a query; several parts where they share the name. */
export function createAreaSplitter(places: readonly PlaceEntry[]): (query: string) => QueryInArea | null {
  const byName = new Map<string, Area[]>();
  const note = (name: string, area: Area) => {
    const key = sound(name);
    if (key.length > 2) byName.set(key, [...(byName.get(key) ?? []), area]);
  };
  const seenProvinces = new Set<string>();
  for (const place of places) {
    const isAdministrative = place.source === 'district' || place.source === 'subdistrict';
    if (!isAdministrative && place.kind !== 'area') continue;
    const area = areaOf(place);
    for (const name of [place.th, place.en, ...place.aliases]) note(name, area);
    const { province } = place.district;
    if (!seenProvinces.has(province.code)) {
      seenProvinces.add(province.code);
      const whole: Area = { place, contains: (other) => other.district.province.code === province.code };
      for (const name of [province.th, province.en]) note(name, whole);
    }
  }

  /** For a query in separate words: tries the last two words, then the last one. */
  function splitAtSpace(query: string): QueryInArea | null {
    const words = query.trim().split(/\s+/);
    for (const count of [2, 1]) {
      const name = words.slice(-count).join(' ');
      const areas = byName.get(sound(name)) ?? byName.get(sound(name.replace(areaWord, '')));
      const rest = words.slice(0, -count).join(' ');
      if (areas !== undefined && rest.length >= shortestRest) return { rest, areas };
    }
    return null;
  }

  /** For a query without spaces, as in Thai: the longest name of a part of town at its end. */
  function splitWithin(query: string): QueryInArea | null {
    const text = query.replace(/\s+/g, '');
    if (!/[ก-ฮ]$/.test(text)) return null;
    for (let at = shortestRest + 1; at <= text.length - 4; at += 1) {
      const areas = byName.get(sound(text.slice(at)));
      if (areas !== undefined) return { rest: text.slice(0, at), areas };
    }
    return null;
  }

  const split = (query: string) => splitAtSpace(query) ?? splitWithin(query);

  /** "ซอยอารีย์ 4 แขวงสามเสนใน เขตพญาไท กทม 10400": what each of its areas contains. */
  return (query) => {
    let text = query.trim();
    while (lastWords.test(text)) text = text.replace(lastWords, '');
    let found = split(text);
    for (let level = 1; found !== null && level < mostLevels; level += 1) {
      const outer = found;
      const inner = areaWord.test(outer.rest.split(/\s+/).at(-1) ?? '') ? split(outer.rest) : null;
      if (inner === null) break;
      const both = inner.areas.filter(({ place }) => outer.areas.some((area) => area.contains(place)));
      found = { rest: inner.rest, areas: both.length > 0 ? both : inner.areas };
    }
    return found;
  };
}
