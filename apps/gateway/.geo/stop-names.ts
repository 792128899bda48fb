/** A stop's name taken apart: what stands there, what else is named, and whether the stop is on the other side of the road. */
export interface StopName {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly isOpposite: boolean;
}

const invisible = /[\u200b-\u200f\u202a-\u202e\ufeff]/g;
/** Which way the bus goes or which stair one takes: no name that anybody looks for. */
const direction =
  /^(?:ทางออก|ขาเข้า|ขาออก|ฝั่ง|ตรงข้าม$|ฝั่งตรงข้าม|เข้าเมือง|ออกเมือง|exit|opposite|opp\.?$|inbound|outbound|\d$|towards?|ป้าย|จุดที่)/i;
const before = /^(?:ฝั่ง)?(?:(?:ตรงข้าม|ตรงข้าง|ตรงกันข้าม)\s*|(?:หลัง|ก่อนถึง|ก่อน)(?=แยก|สะพาน|ซอย|ถนน|ทาง|โรง|วัด|ตลาด))/;
const mouth = /^(?:หน้าปาก|ปาก|ทางเข้า|หน้า|ทางแยกเข้า)(?=ซอย)/;
const soiShort = /^(?:ปากซ\.|ซ\.)\s*/;

const tidy = (text: string) =>
  text
    .replace(invisible, '')
    .replace(/^\[[^\]]*\]?\s*/, '')
    .replace(/[‚，;]/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.\-,]+|[\s\-,]+$/g, '');

/** What a name says in brackets and after commas stands beside it. */
function partsOf(text: string): readonly string[] {
  const inBrackets = [...text.matchAll(/\(([^()]*)\)/g)].map(([, inside = '']) => inside);
  const outside = text.replace(/\([^()]*\)?/g, ',').split(/[,/](?!\d)/);
  return [...outside, ...inBrackets.flatMap((inside) => inside.split(','))]
    .map(tidy)
    .filter((part) => part !== '' && !direction.test(part));
}

/** @returns null where the name says nothing but a direction. */
export function readThaiStopName(text: string): StopName | null {
  const tidied = tidy(text);
  const isOpposite = before.test(tidied) || /\(ตรงข้าม\)/.test(tidied);
  const [name, ...aliases] = partsOf(tidied).map((part) =>
    part.replace(before, '').replace(mouth, '').replace(soiShort, 'ซอย').trim(),
  );
  if (name === undefined || name === '' || !/[ก-ฮA-Za-z]/.test(name)) return null;
  return { name, aliases: aliases.filter((alias) => alias.length > 2 && alias !== name), isOpposite };
}

const englishBefore = /^(?:opposite|opp\.?|\[opp\.?\])\s+(?:to |of |from )?/i;

export function readEnglishStopName(text: string): string {
  const [name = ''] = partsOf(text.replace(/^\[opp\.?\]\s*/i, ''));
  const plain = name.replace(englishBefore, '').replace(/^\W+/, '').trim();
  return /[A-Za-z]/.test(plain) && !/[ก-ฮ]/.test(plain) ? plain : '';
}
