import type { ProvinceElsewhere } from '@songwai/core/places/elsewhere/provinces-elsewhere';
import type { ReadAddressPart } from '@songwai/core/places/paste/paste';
import { distance } from 'fastest-levenshtein';
import { elsewhereInName, postcodeElsewhere, provinceElsewhere, townElsewhere } from '../area/elsewhere.ts';
import type { District, Gazetteer, PlaceEntry, Subdistrict } from '../gazetteer/place-entry.ts';
import { foldWords, soundOf } from '../search/text/fold.ts';

/** The part of the country that an address names. */
export interface AddressArea {
  /** Empty: the address names none that we know. */
  readonly districts: ReadonlySet<District>;
  readonly subdistricts: ReadonlySet<Subdistrict>;
  /** What it says disagrees with itself: the postcode belongs to no district that it names, or it names a district that nobody knows. */
  readonly isContradictory: boolean;
  /** The province, district or postcode outside the service area that it names, as written; empty: none. */
  readonly elsewhere: string;
  /** Names a district or subdistrict by a word for it or by its postcode, so that the place is certainly there. */
  readonly isNamed: boolean;
  /** Whether a place may be meant; an area without a word for it narrows nothing. */
  contains(place: PlaceEntry): boolean;
  /** Whether a part of the address is only the name of its area. */
  isArea(part: ReadAddressPart): boolean;
}

const leadingWords = /^(?:แขวง|ตำบล|ต\.|เขต|อำเภอ|อ\.|จังหวัด|จ\.|khwaeng|khet|tambon|amphoe|amphur|district|t\.|a\.)\s*/i;
const trailingWords = /\s+(?:sub-?\s?district|district)$/i;

const keyOf = (text: string) => foldWords(text.replace(leadingWords, '').replace(trailingWords, '')).map(soundOf).join('');

const isAreaPart = ({ part }: ReadAddressPart): boolean =>
  part === 'area' || part === 'district' || part === 'province' || part === 'postcode';

const provinceNames: Readonly<Record<string, string>> = {
  กทม: '10',
  'กทม.': '10',
  กรุงเทพ: '10',
  กรุงเทพฯ: '10',
  กรุงเทพๆ: '10',
  กรุงเทพมหานคร: '10',
  bangkok: '10',
  bkk: '10',
};

/** Letters from which on one wrong letter, or two, still name the same area. */
const shortestMisspelt = 5;
const longMisspelt = 9;
/** "อ.เมือง": the district of a capital, by its word alone. */
const onlyCapital = /^(?:อำเภอ|อ\.|amphoe|amphur|a\.)?\s*(?:เมือง|mueang|muang)(?:\s+district)?$/i;

/** What an address says of a province outside the service area: the words, and which. */
function elsewhereOf(
  parts: readonly ReadAddressPart[],
  isServed: (part: ReadAddressPart) => boolean,
): { readonly words: string; readonly province: ProvinceElsewhere } | null {
  const told = (wanted: readonly ReadAddressPart['part'][], find: (text: string) => ProvinceElsewhere | undefined) =>
    parts.flatMap((part) => {
      const province = wanted.includes(part.part) && !isServed(part) ? find(part.text) : undefined;
      return province === undefined ? [] : [{ words: part.text, province }];
    });
  return (
    [
      ...told(['province'], provinceElsewhere),
      ...told(['district', 'area'], townElsewhere),
      ...told(['postcode'], (text) => postcodeElsewhere(/\d{5}/.exec(text)?.[0] ?? '')),
      ...told(['building', 'place'], elsewhereInName),
    ][0] ?? null
  );
}

/** Builds the function that reads the area of an address from its parts. */
export function createAreaReader(
  { districts, subdistricts }: Gazetteer,
  isKnownName: (text: string) => boolean,
): (parts: readonly ReadAddressPart[]) => AddressArea {
  const group = <Item extends { th: string; en: string }>(items: readonly Item[]) => {
    const byName = new Map<string, Item[]>();
    for (const item of items) {
      for (const key of new Set([keyOf(item.th), keyOf(item.en)])) byName.set(key, [...(byName.get(key) ?? []), item]);
    }
    const keys = [...byName.keys()];
    return (text: string, isMisspelt = false): readonly Item[] => {
      const key = keyOf(text);
      const known = byName.get(key);
      if (known !== undefined || !isMisspelt || key.length < shortestMisspelt) return known ?? [];
      const most = key.length < longMisspelt ? 1 : 2;
      const near = keys.filter((other) => other.length >= shortestMisspelt && distance(other, key) <= most);
      return near.length === 1 ? (byName.get(near[0] ?? '') ?? []) : [];
    };
  };
  const districtsCalled = group(districts);
  const subdistrictsCalled = group(subdistricts);
  const provinces = [...new Set(districts.map(({ province }) => province))];

  const provinceCode = (text: string): string | undefined =>
    provinceNames[text.toLowerCase()] ??
    provinces.find(({ th, en }) => [th, en].some((name) => keyOf(name) === keyOf(text)))?.code;

  return (parts) => {
    const textsOf = (part: ReadAddressPart['part']) => parts.filter((own) => own.part === part).map(({ text }) => text);
    const codes = new Set(textsOf('province').flatMap((text) => provinceCode(text) ?? []));
    const isInProvince = (district: District) => codes.size === 0 || codes.has(district.province.code);

    const said = textsOf('district')
      .flatMap((text) => districtsCalled(text, true))
      .filter(isInProvince);
    const quarters = textsOf('area')
      .flatMap((text) => subdistrictsCalled(text, true))
      .filter(({ district }) => isInProvince(district));
    const postcode = /\d{5}/.exec(textsOf('postcode')[0] ?? '')?.[0];
    const posted = subdistricts.filter((subdistrict) => subdistrict.postcode === postcode);
    const isServed = ({ part, text }: ReadAddressPart): boolean => {
      if (part === 'province') return provinceCode(text) !== undefined;
      if (part === 'postcode') return posted.length > 0;
      if (part === 'district') return districtsCalled(text, true).some(isInProvince) || onlyCapital.test(text);
      if (part === 'area') return subdistrictsCalled(text, true).some(({ district }) => isInProvince(district));
      return isKnownName(text);
    };
    const elsewhere = elsewhereOf(parts, isServed);
    const isWithin = codes.size > 0 || posted.length > 0;
    const unknown = parts.filter((part) => isAreaPart(part) && !isServed(part));
    const hasStreet = parts.some(
      ({ part, text }) =>
        part === 'house' || part === 'soi' || part === 'road' || (part === 'building' && districtsCalled(text).length === 0),
    );
    // Without a word for it, the name of a district counts only as the last name of the address: "ซอยอารีย์ 4 พญาไท".
    const lastName = parts.findLast(({ part }) => part !== 'province' && part !== 'postcode');
    const bare =
      lastName?.part === 'place' || lastName?.part === 'building' ? districtsCalled(lastName.text).filter(isInProvince) : [];
    const isInStreet = parts.some(({ part }) => part === 'house' || part === 'soi' || part === 'road');
    const isBareSure = bare.length > 0 && (isInStreet || (hasStreet && (textsOf('province').length > 0 || posted.length > 0)));

    const quartersThere = quarters.filter(({ district }) => said.length === 0 || said.includes(district));
    const namedByWord = said.length > 0 ? said : quartersThere.map(({ district }) => district);
    const named = namedByWord.length > 0 ? namedByWord : isBareSure ? bare : [];
    const chosen = named.length > 0 ? named : posted.map(({ district }) => district);
    const own = new Set(chosen.length > 0 ? chosen : bare);
    const isContradictory =
      (elsewhere !== null && isWithin) ||
      (elsewhere === null && unknown.length > 0) ||
      (named.length > 0 && posted.length > 0 && !posted.some(({ district }) => own.has(district))) ||
      (said.length > 0 && quarters.length > 0 && quartersThere.length === 0);
    const narrowed = named.length > 0 && quartersThere.length === 0 ? posted.filter(({ district }) => own.has(district)) : [];
    return {
      districts: own,
      subdistricts: new Set(
        quartersThere.length > 0
          ? quartersThere.filter(({ district }) => own.has(district))
          : narrowed.length > 0
            ? narrowed
            : posted.filter(({ district }) => own.has(district)),
      ),
      isContradictory,
      elsewhere: elsewhere === null || isWithin ? '' : elsewhere.words,
      isNamed: chosen.length > 0,
      contains: ({ district }) => (chosen.length > 0 ? own.has(district) : isInProvince(district)),
      isArea: ({ part, text }) =>
        part === 'area' ||
        part === 'district' ||
        part === 'province' ||
        part === 'postcode' ||
        ((part === 'place' || part === 'building') &&
          hasStreet &&
          (districtsCalled(text).length > 0 || subdistrictsCalled(text).length > 0)),
    };
  };
}
