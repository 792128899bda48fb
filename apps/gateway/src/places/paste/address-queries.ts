import type { AddressPart, ReadAddressPart } from '@songwai/core/places/paste/paste';

/** A name to look up. */
export interface NameQuery {
  readonly text: string;
  /** How much less sure a match is, for words that were left out. */
  readonly penalty: number;
  /** Only the end of the name, which may be no more than its part of town. */
  readonly isTail: boolean;
}

const withoutKind = 0.4;
const withoutWords = 0.7;
const mostQueries = 7;
const shortest = 3;

const nameParts: ReadonlySet<AddressPart> = new Set(['building', 'place']);
const soiWord = /^(?:ซอย|ซ\.?|soi\.?)\s*/i;
const bareNumber = /^\d+(?:\/\d+)?$/;
/** Words for a kind of building, which its name in the list may not have. */
const kindWord =
  /^(?:คอนโดมิเนียม|คอนโด|อาคาร|ตึก|หมู่บ้าน|มบ\.?|หอพัก|หอ|แมนชั่น|บ้าน|ร้าน|บริษัท|บจก\.?|หจก\.?|ออฟฟิศ|โกดัง|คลัง|โรงงาน|โรงพยาบาล|โรงบาล|รพ\.?|ห้างสรรพสินค้า|ห้าง|the\s|condo(?:minium)?\s)\s*/i;
/** Names of many places: what stands beside them says which. */
const chain =
  /^(?:bts|mrt|arl|บีทีเอส|สถานี|เซ็นทรัล|เซนทรัล|central|เดอะ ?มอลล์|the mall|โลตัส|lotus(?:'?s)?|tesco|บิ๊กซี|big ?c|โรบินสัน|แม็คโคร|makro|เทอร์มินอล|terminal|โรงพยาบาล|รพ\.?|วัด|ตลาด|โรงเรียน|มหาวิทยาลัย|ม\.|7-?eleven|เซเว่น|สาขา|ธนาคาร|โรงแรม|บริษัท|the)$/i;

const hasSoiWord = (text: string) => soiWord.test(text) || /soi/i.test(text);
const isTelling = (text: string) =>
  text.trim().length >= shortest && text.replace(kindWord, '').trim().length > 1 && !chain.test(text.trim());

/** The parts that say the place, without its area. The name of a district after the name of a building may belong to that. */
export function withoutArea(
  parts: readonly ReadAddressPart[],
  isArea: (part: ReadAddressPart) => boolean,
): readonly ReadAddressPart[] {
  const taken: ReadAddressPart[] = [];
  for (const [index, part] of parts.entries()) {
    const last = taken.at(-1);
    const isOfName = part.part === 'place' && last !== undefined && last === parts[index - 1] && nameParts.has(last.part);
    if (!isArea(part) || isOfName) taken.push(part);
  }
  return taken;
}

/** Runs of neighbouring names as one name each: คอนโด + ไลฟ์ + อโศก, MRT + พระราม 9. */
function nameRuns(parts: readonly ReadAddressPart[]): readonly (readonly string[])[] {
  const runs: string[][] = [];
  let isOpen = false;
  for (const { part, text } of parts) {
    const goesOn = part === 'place' || (part === 'soi' && !hasSoiWord(text));
    if (isOpen && goesOn) runs.at(-1)?.push(text);
    else {
      isOpen = nameParts.has(part);
      if (isOpen) runs.push([text]);
    }
  }
  return runs;
}

/** A name, and without words that the list of places may not have: "ม.เกษตร บางเขน". */
function queriesOfRun(run: readonly string[]): readonly NameQuery[] {
  const whole = run.join(' ');
  // "ที่ร้าน ซอยอารีย์ 4": the word for a shop names none.
  if (whole.replace(kindWord, '').trim() === '') return [];
  const bare = whole.replace(kindWord, '');
  const cuts = run.slice(1).map((_, index) => index + 1);
  const heads = cuts.map((at) => run.slice(0, -at).join(' ')).filter(isTelling);
  const tails = cuts.map((at) => run.slice(at).join(' ')).filter((text) => isTelling(text) && text !== bare);
  const queries: readonly NameQuery[] = [
    { text: whole, penalty: 0, isTail: false },
    ...(bare !== whole && isTelling(bare) ? [{ text: bare, penalty: withoutKind, isTail: false }] : []),
    ...heads.map((text) => ({ text, penalty: withoutWords, isTail: false })),
    ...tails.map((text) => ({ text, penalty: withoutWords, isTail: true })),
  ];
  return queries.slice(0, mostQueries);
}

/** The names of an address to look up. */
export const namesOf = (parts: readonly ReadAddressPart[]): readonly NameQuery[] => nameRuns(parts).flatMap(queriesOfRun);

/** The streets of an address to look up, the most precise first: house and soi, soi, road. */
export function streetsOf(parts: readonly ReadAddressPart[]): readonly string[] {
  const textsOf = (wanted: AddressPart) => parts.filter(({ part }) => part === wanted).map(({ text }) => text);
  const [road = ''] = textsOf('road');
  const house = (textsOf('house')[0] ?? '').replace(/^\D+/, '');
  const numberOf = (soi: string) => bareNumber.exec(soi.replace(soiWord, ''))?.[0];
  const sois = textsOf('soi');
  const numbered = road.replace(/^(?:ถนน|ถ\.?)\s*/, '') || sois.find((soi) => numberOf(soi) === undefined) || '';
  const written = sois.flatMap((soi) => {
    const number = numberOf(soi);
    if (number === undefined) return [soi];
    // "พระราม 2 ซอย 50": the number is one of that road.
    return numbered === '' ? [] : [`${numbered} ${number}`, `${numbered} ซอย ${number}`];
  });
  const preciseFirst = written.sort((one, other) => Number(hasSoiWord(other)) - Number(hasSoiWord(one)));
  const streets = [...preciseFirst, road].filter((text) => text !== '');
  return [...new Set(streets.flatMap((text) => (house ? [`${house} ${text}`, text] : [text])))];
}
