import { createBoundedCache } from '@songwai/core/basics/cache/bounded-cache';
import { greatCircleKm } from '@songwai/core/basics/geo';
import type { AddressPart, PastedStop, PlaceNames, ReadAddressPart } from '@songwai/core/places/paste/paste';
import type { PasteDoubt } from '@songwai/core/places/paste/paste-doubt';
import type { Gazetteer, PlaceEntry } from '../gazetteer/place-entry.ts';
import { quality } from '../search/match.ts';
import type { PlaceSearch } from '../search/place-search.ts';
import type { Scored } from '../search/score.ts';
import { foldWords, soundOf } from '../search/text/fold.ts';
import { spellOut } from '../search/text/spell-out.ts';
import { type AddressArea, createAreaReader } from './address-area.ts';
import { type NameQuery, namesOf, streetsOf, withoutArea } from './address-queries.ts';

/** The places that an address may mean, the likeliest first; none where nothing of it is known. */
export interface Resolved {
  readonly places: readonly PlaceEntry[];
  readonly doubt: PasteDoubt | null;
  /** The province, district or postcode outside the service area that the address names, as written. */
  readonly elsewhere?: string;
}

interface FoundName {
  readonly query: NameQuery;
  readonly found: readonly Scored[];
}

/** Places this far apart are two meanings, not two entrances. */
const apartKm = 0.5;
/** The length of a long soi. */
const sameStreetKm = 4;
/** Matches up to here are of the whole name or the nearest number. */
const begunBySound = 2.6;
/** Within one part of town. */
const insideKm = 0.25;
const mostMeanings = 3;
/** Matches this much worse may still be meant. */
const rivalScore = 0.6;
const rivalRanks = 2;
const perRank = 0.3;
/** A name that matches from its beginning, by spelling or sound. */
const sure = quality.wholeName + 0.5;
/** A place this far from the soi that is written beside it is another one. */
const offStreetKm = 2.5;
/** Roads whose own name has a number. */
const numberedRoad = /(?:พระราม(?:ที่)?|rama|สาย|พุทธมณฑล)\s*\d+/gi;
/** From here on a name was looked up without some of its words. */
const withoutSome = 0.5;
/** The nearest number of a soi or house. */
const numbered = 2;
const likely = quality.everyWord + 0.5;
/** One or two wrong letters; beyond it a match is chance. */
const misspelt = 6.5;
const longestName = 150;
/** A longer text is no name: looking it up costs much and finds nothing. */
const longestQuery = 150;
/** More names than any address has. */
const mostNames = 10;
const mostStreets = 6;
const longestId = 60;
/** Streets, landmarks and parts of town come up again and again in the addresses of a file. */
const mostLookedUp = 2_000;

/** Any place within the area, or one that has a door. */
type Wanted = 'inside' | 'door';

const areaParts: ReadonlySet<AddressPart> = new Set(['area', 'district', 'province', 'postcode']);
/** A part of town rather than a door: "อ่อนนุช" alone. */
const isVague = ({ source, kind }: PlaceEntry) =>
  source === 'station' || source === 'street' || source === 'stop' || kind === 'area';
const saysStation = /bts|mrt|arl|สถานี|บีทีเอส|รถไฟ|station/i;
const beside =
  /^(?:\S*?(?:ตรงข้าม|ใกล้|ข้าง|ติด|แถว|เยื้อง|ถัดจาก|เลย|หลัง|หน้า)|(?:opposite|opp\.?|near(?:by)?|next to|beside|behind|across from|in front of)(?: to)?(?: the)?)\s*/i;

/** The point of an address without one of its own: the place near it, named as the text has it. */
function asWritten(place: PlaceEntry, written: string): PlaceEntry {
  const name = written.slice(0, longestName);
  return { ...place, id: `near-${place.id}`.slice(0, longestId), th: name, en: name, isApproximate: true };
}

const scoreOf = ([best]: readonly Scored[]) => best?.score ?? quality.none;
const rankOf = ({ query, found }: FoundName) => scoreOf(found) + query.penalty + perRank * (found[0]?.place.rank ?? 0);

/** What else is called after a part of town: its market, its mall. */
function meaningsOfArea(found: readonly Scored[]): readonly PlaceEntry[] {
  const apart: PlaceEntry[] = [];
  for (const { place, score } of found) {
    const isDoor = place.source === 'landmark' || place.source === 'station';
    if (score > sure || !isDoor || apart.length === mostMeanings) continue;
    if (apart.every((other) => greatCircleKm(place, other) > insideKm)) apart.push(place);
  }
  return apart;
}

const isStreet = ({ source, kind }: PlaceEntry) => source === 'street' || kind === 'street';
const streetWord = /(?:^|\s)(?:ซอย|ถนน|soi|road|street)(?=\s|[ก-ฮ]|\d|$)/giu;
/** A name as it reads: without tones, spaces and words for a street. */
const readsAs = (name: string): string => foldWords(spellOut(name).replace(streetWord, ' ')).map(soundOf).join('');

/** Whether two places have names that nobody tells apart. */
const readAlike = (one: PlaceEntry, other: PlaceEntry): boolean =>
  readsAs(one.th) === readsAs(other.th) || (one.en !== one.th && readsAs(one.en) === readsAs(other.en));

/** Points of one street, where its district is known, are one place; the same name in another district is another street. */
const isSameStreet = (one: PlaceEntry, other: PlaceEntry): boolean =>
  isStreet(one) && isStreet(other) && one.district === other.district && greatCircleKm(one, other) < sameStreetKm;

/** The best match, and others as good elsewhere: a name that is read alike elsewhere is always one of them. */
function meaningsOf(found: readonly Scored[], area: AddressArea): readonly PlaceEntry[] {
  const [best] = found;
  if (best === undefined) return [];
  const isAlike = ({ place, score }: Scored) => score < begunBySound && readAlike(place, best.place);
  const isRival = ({ place, score }: Scored) =>
    area.subdistricts.size === 0 && score <= best.score + rivalScore && place.rank <= best.place.rank + rivalRanks;
  const apart = [best.place];
  for (const scored of [...found.filter(isAlike), ...found.filter((one) => !isAlike(one) && isRival(one))]) {
    const { place } = scored;
    const isApart = apart.every((other) => greatCircleKm(place, other) > apartKm && !isSameStreet(place, other));
    if (isApart && apart.length < mostMeanings) apart.push(place);
  }
  return apart;
}

/** A place in another sub-district than the address says: within its district it may be meant, outside of it hardly. */
function disagreement(place: PlaceEntry | undefined, { districts, subdistricts, isNamed }: AddressArea): PasteDoubt | null {
  if (place === undefined || place.subdistrict === null || !isNamed) return null;
  if (districts.size > 0 && !districts.has(place.district)) return 'contradiction';
  return subdistricts.size === 0 || subdistricts.has(place.subdistrict) ? null : 'nearby';
}

/** Names that are of little use to tell places apart: what else the address names counts. */
const minorRank = 4;
/** The beginning of a name this much longer than what was written is hardly it: "Thani" in "Impact Muang Thong Thani". */
const leastShare = 0.3;

/** Whether a match explains only a part of what the address names: another building or numbered soi beside it, or a longer name. */
function isUncovered({ query, found }: FoundName, own: readonly ReadAddressPart[]): boolean {
  const [best] = found;
  if (best === undefined) return false;
  const called = [best.place.th, best.place.en, ...best.place.aliases].map(readsAs);
  const asked = readsAs(query.text);
  const isWhole = best.score <= quality.exact + 0.5;
  const matched = called.filter((name) => name.includes(asked));
  if (!isWhole && matched.length > 0 && matched.every((name) => asked.length < name.length * leastShare)) return true;
  if (isWhole && (best.place.rank < minorRank || query.penalty === 0)) return false;
  return own.some(({ part, text }) => {
    const isName = part === 'building' || part === 'place' || (part === 'soi' && /\d/.test(text));
    const reads = readsAs(text);
    return isName && reads.length > 2 && !asked.includes(reads) && !called.some((name) => name.includes(reads));
  });
}

/** Tells areas apart that places are looked up in. */
const areaKeyOf = ({ districts, subdistricts, isNamed }: AddressArea): string =>
  [isNamed, ...[...districts, ...subdistricts].map(({ code }) => code)].join();

/** Builds the function that finds the place of an address read from a text, by its names, its streets and its area. */
export function createAddressResolver(
  gazetteer: Gazetteer,
  search: PlaceSearch,
  names: PlaceNames,
): (stop: PastedStop) => Resolved {
  const readArea = createAreaReader(gazetteer, names.has);
  const lookedUp = createBoundedCache<readonly Scored[]>(mostLookedUp);

  function centreOf({ districts, subdistricts }: AddressArea): PlaceEntry | undefined {
    const [subdistrict, second] = subdistricts;
    const [district] = districts;
    const own = second === undefined && subdistrict !== undefined;
    return (
      search.places.find((place) => own && place.source === 'subdistrict' && place.subdistrict === subdistrict) ??
      search.places.find((place) => place.source === 'district' && place.district === district)
    );
  }

  function resolve(parts: readonly ReadAddressPart[], text: string): Resolved {
    const area = readArea(parts);
    if (area.elsewhere !== '') return { places: [], doubt: 'outside', elsewhere: area.elsewhere };
    const own = withoutArea(parts, area.isArea);
    const said = parts.filter(({ part }) => !areaParts.has(part)).map((part) => part.text);
    const written = said.join(' ') || text;
    const isDoor = (place: PlaceEntry) => area.contains(place) && place.source !== 'district' && place.source !== 'subdistrict';

    const areaKey = areaKeyOf(area);
    const find = (query: string, kind: Wanted): readonly Scored[] => {
      const key = `${kind} ${areaKey} ${query}`;
      const known = lookedUp.get(key);
      if (known !== undefined) return known;
      const found = search.rank(query.slice(0, longestQuery), { isWanted: kind === 'door' ? isDoor : area.contains });
      const there = found.filter(({ place }) => place.subdistrict !== null && area.subdistricts.has(place.subdistrict));
      const likeliest = scoreOf(there) <= scoreOf(found) + rivalScore ? there : found;
      lookedUp.set(key, likeliest);
      return likeliest;
    };
    const answer = (places: readonly PlaceEntry[], doubt: PasteDoubt | null): Resolved => ({
      places,
      doubt: area.isContradictory
        ? 'contradiction'
        : places.length > 1
          ? 'severalPlaces'
          : (doubt ?? disagreement(places[0], area)),
    });

    const [best] = namesOf(own)
      .slice(0, mostNames)
      .map((query): FoundName => ({ query, found: find(query.text, query.isTail ? 'inside' : 'door') }))
      .filter(({ found }) => found.length > 0)
      .sort((one, other) => rankOf(one) - rankOf(other));
    const place = best?.found[0]?.place;
    const score = scoreOf(best?.found ?? []);

    const isInStreet = place?.kind === 'area' && own.some(({ part }) => part === 'soi' || part === 'road' || part === 'house');
    const streets = streetsOf(own).slice(0, mostStreets);
    const street = streets.map((query) => find(query, 'door')).find((found) => scoreOf(found) <= numbered);
    const soi = streets.some((asked) => /\d/.test(asked.replace(numberedRoad, ''))) ? street?.[0]?.place : undefined;
    const isFarFrom = ({ place: other, score: own }: Scored) =>
      own > sure || (soi ? greatCircleKm(other, soi) > offStreetKm : false);
    const isOffStreet = soi !== undefined && (best?.found.every(isFarFrom) ?? false);
    // "Aspire Sukhumvit 48": another house of that brand is not in the soi; a whole name elsewhere is asked about.
    const isWhole = best !== undefined && best.query.penalty < withoutSome && score <= quality.exact + 0.5;
    if (best && place && soi && isOffStreet && isWhole && score <= sure)
      return answer([asWritten(soi, written), ...meaningsOf(best.found, area)].slice(0, mostMeanings), 'nearby');
    if (best && place && score <= sure && !isInStreet && !isOffStreet) {
      const meanings = meaningsOf(best.found, area);
      if (best.query.isTail)
        return answer(
          meanings.map((meant) => asWritten(meant, written)),
          'nearby',
        );
      const isAlone = own.length === 1 && own[0]?.part === 'place' && isVague(place) && !saysStation.test(text);
      const isExact = best.query.penalty === 0 || (score <= quality.exact + 0.5 && !isVague(place) && best.query.penalty < 0.5);
      if (isAlone && isExact) {
        const called = meaningsOfArea(best.found);
        return answer(called.length > 1 ? called : meanings, 'onlyArea');
      }
      if (isExact && isUncovered(best, own)) return answer(meanings, 'nearby');
      // "คลังพัฒนาการ 30" is on that soi, and not the soi.
      const isKind = best.query.penalty > 0 && best.query.penalty < 0.5;
      return isExact
        ? answer(meanings, null)
        : answer(isKind ? meanings.map((meant) => asWritten(meant, written)) : meanings, 'nearby');
    }
    if (street) {
      const hasMore = own.some(({ part }) => part === 'house' || part === 'building');
      const meanings = meaningsOf(street, area).map((meant) =>
        hasMore || meant.isApproximate ? asWritten(meant, written) : meant,
      );
      const isOnlyRoad = !streets.some((asked) => /\d/.test(asked));
      return answer(meanings, isOnlyRoad || best ? 'nearby' : null);
    }
    if (best && score <= likely && !isInStreet) return answer(meaningsOf(best.found, area), 'nearby');
    const within = search.findWithin(written.slice(0, longestQuery)).find(isDoor);
    if (within) return answer([asWritten(within, written)], 'nearby');
    const centre = centreOf(area);
    if (centre) return answer([asWritten(centre, written)], 'onlyArea');
    if (place && score <= misspelt) return answer([asWritten(place, written)], 'nearby');
    return { places: [], doubt: 'notFound' };
  }

  return ({ address, parts, nearby }) => {
    const found = address ? resolve(parts, address.value) : null;
    // "แถวโรงพยาบาลเทียนฟ้า ถ.เยาวราช 10100": where only a road or an area is written, what is near it says more.
    const isWeak =
      found?.doubt === 'onlyArea' || (address !== null && parts.every(({ part }) => areaParts.has(part) || part === 'road'));
    if (nearby !== null && found && isWeak && found.doubt !== 'outside') {
      const name = nearby.value.replace(beside, '');
      const there = resolve([{ part: 'place', text: name }, ...parts.filter(({ part }) => areaParts.has(part))], name);
      const isThere = there.doubt !== 'onlyArea' && there.doubt !== 'notFound' && there.places.length > 0;
      if (isThere) return { places: there.places.map((place) => asWritten(place, nearby.value)), doubt: there.doubt ?? 'nearby' };
    }
    if (found && (found.places.length > 0 || found.doubt === 'outside' || nearby === null)) return found;
    if (nearby === null) return { places: [], doubt: 'notFound' };
    const name = nearby.value.replace(beside, '');
    const { places, doubt } = resolve([{ part: 'place', text: name }], name);
    return { places: places.map((place) => asWritten(place, nearby.value)), doubt: doubt ?? 'nearby' };
  };
}
