import type { LatLng } from '@songwai/core/basics/geo';
import { greatCircleKm } from '@songwai/core/basics/geo';
import type { PlaceEntry } from '../gazetteer/place-entry.ts';
import { foldWords, soundOf } from './text/fold.ts';
import { spellOut } from './text/spell-out.ts';

interface Street {
  readonly place: PlaceEntry;
  /** The soi's number; null for the road itself. */
  readonly number: string | null;
}

/** A typed address: the house number, the road or soi, and the soi's number. */
interface TypedAddress {
  readonly house: string;
  /** The road's name as typed. */
  readonly name: string;
  /** The name folded, for the look-up of streets. */
  readonly base: string;
  readonly number: string | null;
}

const houseNumber = /^(?:บ้าน)?(?:เลขที่|no\.?)?\s*(\d{1,5}(?:[/-]\d{1,5})?)\s*(?:หมู่(?:ที่)?\s*\d+)?[\s,]+(?=.*\p{L})(.+)$/iu;
const numberAtEnd = /^(.*\p{L}.*?)[\s.]*?(\d{1,3}(?:\/\d{1,3})?)$/u;
const streetWords = /(?:^|\s)(?:ซอย|ถนน|แยก|soi|road|street|alley)(?=\s|[ก-ฮ]|\d|$)/giu;
/** Sois are numbered along their road, odd and even on opposite sides: numbers this near are neighbours. */
const nearestNumbers = 12;
const mostAnswers = 3;
/** Towns outside Bangkok number the sois of the same road anew: neighbours by number this far apart belong to two series. */
const rowKm = 5;
/** From this many known sois of a road on, a number far from all of theirs is a mistake. */
const fewNumbers = 3;
/** Letters needed to recognise a road by the beginning of its name. */
const shortestBeginning = 4;

const withoutStreetWords = (text: string) => text.replace(streetWords, ' ').replace(/\s+/g, ' ').trim();
const keyOf = (text: string) => foldWords(withoutStreetWords(text)).map(soundOf).join('');

function splitNumber(text: string): Omit<TypedAddress, 'house'> {
  const [, name = text, number = null] = numberAtEnd.exec(text) ?? [];
  return { name: name.trim(), base: keyOf(name), number };
}

/** Reads a house number and a road, or a soi by its number. */
function readTyped(query: string): TypedAddress | null {
  const text = spellOut(query.trim());
  const [, house, rest] = houseNumber.exec(text) ?? [];
  const street = splitNumber(withoutStreetWords(rest ?? text));
  return street.base.length < 2 ? null : { house: house ?? '', ...street };
}

const firstNumber = (number: string): number => Number.parseInt(number, 10);

const bareName = (name: string) => withoutStreetWords(name).replace(/\s*\d+(?:\/\d+)?$/, '');

function gap(street: Street, number: string): number {
  const apart = firstNumber(street.number ?? '0') - firstNumber(number);
  return Math.abs(apart) + (apart % 2 === 0 ? 0 : 3);
}

/** The approximate place of an address without a known point, named as the customer typed it. */
function approximate({ place, number }: Street, typed: TypedAddress): PlaceEntry {
  const isSame = typed.number === number;
  const isCalledSo = [place.th, place.en].some((name) => keyOf(bareName(name)) === typed.base);
  const th = isSame ? place.th : `ซอย${isCalledSo ? bareName(place.th) : typed.name} ${typed.number}`;
  const en = isSame ? place.en : `Soi ${isCalledSo ? bareName(place.en) : typed.name} ${typed.number}`;
  const before = typed.house === '' ? '' : `${typed.house} `;
  return {
    ...place,
    id: ['near', typed.house, typed.number, place.id].filter(Boolean).join('-').replaceAll('/', '_'),
    kind: 'street',
    th: `${before}${th}`,
    en: `${before}${en}`,
    isApproximate: true,
  };
}

interface Around {
  readonly near: LatLng | undefined;
  readonly isWanted: (place: PlaceEntry) => boolean;
}

export interface StreetNumbers {
  /** The nearest known points of a house number on a known road, or of a soi of a known road that has no point of its own. */
  findNear(query: string, near: LatLng | undefined, isWanted?: (place: PlaceEntry) => boolean): readonly PlaceEntry[];
}

/** Roads, sois, and parts of town after which sois are named; not intersections. */
const isStreet = ({ source, kind, th }: PlaceEntry): boolean =>
  source === 'street' || (source === 'landmark' && kind === 'area') || (kind === 'street' && /^(?:ซอย|ถนน)/.test(th));

export function createStreetNumbers(places: readonly PlaceEntry[]): StreetNumbers {
  const streets = new Map<string, Street[]>();
  for (const place of places) {
    if (!isStreet(place)) continue;
    const keys = new Set<string>();
    for (const name of [place.th, place.en, ...place.aliases]) {
      const { base, number } = splitNumber(withoutStreetWords(spellOut(name)));
      const key = `${base} ${number ?? ''}`;
      if (base.length < 2 || keys.has(key)) continue;
      keys.add(key);
      streets.set(base, [...(streets.get(base) ?? []), { place, number }]);
    }
  }

  /**
   * The streets of that name; else those of the best-known road whose name begins with it, as people shorten long names (จรัญ for
   * จรัญสนิทวงศ์).
   */
  function streetsCalled(base: string): readonly Street[] {
    const known = streets.get(base);
    if (known !== undefined || base.length < shortestBeginning) return known ?? [];
    const longer = [...streets].filter(([name]) => name.startsWith(base)).map(([, found]) => found);
    return longer.sort((one, other) => other.length - one.length)[0] ?? [];
  }

  /** The soi itself, else its neighbours by number (the same side of the road first), else the road. */
  function nearestStreets({ base, number, house }: TypedAddress, { near, isWanted }: Around): readonly Street[] {
    const known = streetsCalled(base).filter(({ place }) => isWanted(place));
    const roads = known.filter((street) => street.number === null);
    if (number === null) return sortRoads(roads, near);
    const same = known.filter((street) => street.number === number);
    const numbered = known.filter((street) => street.number !== null && street.number !== number);
    const [neighbour] = numbered
      .filter((street) => gap(street, number) <= nearestNumbers)
      .sort((one, other) => gap(one, number) - gap(other, number));
    if (same.length > 0) {
      const isOfAnotherRow = neighbour && same.every(({ place }) => greatCircleKm(place, neighbour.place) > rowKm);
      return isOfAnotherRow ? [neighbour, ...same] : same;
    }
    if (neighbour) return [neighbour];
    return numbered.length < fewNumbers || house !== '' ? sortRoads(roads, near).slice(0, 1) : [];
  }

  return {
    findNear(query, near, isWanted = () => true) {
      const typed = readTyped(query);
      if (typed === null || (typed.house === '' && typed.number === null)) return [];
      return nearestStreets(typed, { near, isWanted })
        .filter((street) => typed.house !== '' || street.number !== typed.number)
        .slice(0, mostAnswers)
        .map((street) => approximate(street, typed));
    },
  };
}

function sortRoads(roads: readonly Street[], near: LatLng | undefined): readonly Street[] {
  const far = ({ place }: Street) => (near === undefined ? place.rank : greatCircleKm(near, place));
  return [...roads].sort((one, other) => far(one) - far(other));
}
