import type { PlaceEntry } from '../gazetteer/place-entry.ts';
import { foldWords, soundOf } from './text/fold.ts';
import { spellOut } from './text/spell-out.ts';

/** One spelling of a name: its words without spaces, and where each of them begins. */
export interface SearchKey {
  readonly text: string;
  readonly starts: readonly number[];
}

export interface IndexedPlace {
  readonly place: PlaceEntry;
  /** As written. */
  readonly written: readonly SearchKey[];
  /** By sound; only where that differs from the spelling. */
  readonly sounding: readonly SearchKey[];
}

/** Thai has no spaces between words: separating the leading word for the kind lets the proper name match from its beginning. */
const leadingThaiWords =
  /^((?:ตรงข้าม)?(?:โรงพยาบาล|มหาวิทยาลัย|นิคมอุตสาหกรรม|สวนอุตสาหกรรม|ศาลากลางจังหวัด|โรงเรียน|โรงแรม|อาคาร|ท่าเรือ|ตลาดน้ำ|ตลาดนัด|ตลาด|สถานี|หมู่บ้าน|การเคหะ|สถานทูต|สนามบิน|ห้าง|วัด|หาด|ถนน|เขต|แขวง|อำเภอ|ตำบล|เซ็นทรัล|เดอะมอลล์|บิ๊กซี|โลตัส|ซอย|แยก|มัสยิด|ธนาคาร|คอนโด|ตึก|บริษัท|สถานีตำรวจ|สำนักงาน|ร้าน|ชุมชน|ท่ารถ|ไปรษณีย์|วิทยาลัย|สถาบัน|สะพาน|สวน|กระทรวง|กรม|ปั๊มน้ำมัน))(?=[^\s])/;

const englishKindWords =
  /^(?:the|hotel|condo|condominium|wat|soi|ตึก|คอนโด)\s+|\s+(?:market|temple|hospital|school|hotel|tower|building|condo|condominium|mall|station|road|beach|pier|park|international school)$/gi;

export function separateLeadingWord(name: string): string {
  return name.replace(leadingThaiWords, '$1 ').replace(/(^|\s)(ซอย|ถนน)(?=[ก-ฮ])/g, '$1$2 ');
}

/** The proper name alone: "โรงแรมแมนดาริน" without the word for hotel. */
export function withoutLeadingWord(name: string): string {
  return spellOut(name).replace(leadingThaiWords, '').replace(englishKindWords, '').trim();
}

export function keyOf(words: readonly string[]): SearchKey {
  let text = '';
  const starts: number[] = [];
  for (const word of words) {
    starts.push(text.length);
    text += word;
  }
  return { text, starts };
}

function distinct(keys: readonly SearchKey[]): readonly SearchKey[] {
  return [...new Map(keys.map((key) => [key.text, key])).values()];
}

/** Builds the function that indexes a place's names. Words repeat often, so the sound of each is computed once. */
export function createPlaceIndexer(): (place: PlaceEntry) => IndexedPlace {
  const sounds = new Map<string, string>();
  const sound = (word: string): string => {
    const known = sounds.get(word) ?? soundOf(word);
    sounds.set(word, known);
    return known;
  };
  return (place) => {
    const spellings = new Set([place.th, place.en, ...place.aliases]);
    const names = [...spellings].map((name) => foldWords(separateLeadingWord(spellOut(name))));
    const written = distinct(names.map(keyOf));
    const known = new Set(written.map(({ text }) => text));
    const sounding = distinct(names.map((words) => keyOf(words.map(sound)))).filter(({ text }) => !known.has(text));
    return { place, written, sounding };
  };
}

/** Adds the names of another place to a place. A mere beginning of its own name ("Central" for Central Ramintra) adds nothing. */
export function lendNames(known: IndexedPlace, other: IndexedPlace): IndexedPlace {
  const isNew = (names: readonly SearchKey[]) => (lent: SearchKey) => !names.some(({ text }) => text.startsWith(lent.text));
  return {
    place: { ...known.place, rank: Math.min(known.place.rank, other.place.rank) },
    written: [...known.written, ...other.written.filter(isNew(known.written))],
    sounding: [...known.sounding, ...other.sounding.filter(isNew([...known.written, ...known.sounding]))],
  };
}
