import type { PlaceEntry } from '../gazetteer/place-entry.ts';
import { foldWords, soundOf } from './fold.ts';

/** One way of writing a name: its words run together, and where each of them begins. */
export interface SearchKey {
  readonly text: string;
  readonly starts: readonly number[];
}

export interface IndexedPlace {
  readonly place: PlaceEntry;
  /** As written. */
  readonly written: readonly SearchKey[];
  /** As it sounds; only where that differs from what is written. */
  readonly sounding: readonly SearchKey[];
}

/** Thai writes no spaces: what stands before the proper name is set apart, so that the name itself can begin a search. */
const leadingThaiWords =
  /^(โรงพยาบาล|มหาวิทยาลัย|นิคมอุตสาหกรรม|สวนอุตสาหกรรม|ศาลากลางจังหวัด|โรงเรียน|โรงแรม|อาคาร|ท่าเรือ|ตลาดน้ำ|ตลาดนัด|ตลาด|สถานี|หมู่บ้าน|การเคหะ|สถานทูต|สนามบิน|ห้าง|วัด|หาด|ถนน|เขต|แขวง|อำเภอ|ตำบล|เซ็นทรัล|เดอะมอลล์|บิ๊กซี|โลตัส)(?=.)/;

export function separateLeadingWord(name: string): string {
  return name.replace(leadingThaiWords, '$1 ');
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

export function indexPlace(place: PlaceEntry): IndexedPlace {
  const names = [place.th, place.en, ...place.aliases].map((name) => foldWords(separateLeadingWord(name)));
  const written = distinct(names.map(keyOf));
  const known = new Set(written.map(({ text }) => text));
  const sounding = distinct(names.map((words) => keyOf(words.map(soundOf)))).filter(({ text }) => !known.has(text));
  return { place, written, sounding };
}
