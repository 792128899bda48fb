import { roadWithNumber } from '../words/address-words.ts';
import { addressedAt, isNickname, looksLikeName, titledNameAt, withoutParticles } from '../words/name-words.ts';
import { nearbyAt, noteAt } from '../words/note-words.ts';
import { fieldWords, roleWords } from '../words/stop-words.ts';
import { unitAt, unitWordAt } from '../words/unit-words.ts';
import type { LineCursor } from './line-cursor.ts';
import { addressAt } from './take-place.ts';

const capitalised = /^[A-Z][a-z]+$/;
/** Capitalised, and yet no surname. */
const noSurname = /^(?:Room|Floor|Unit|Call|Please|Leave|Tel|Phone|Cod|The|At|In|Soi|Moo|Tower)$/;
/** What may stand after a name: the end of its clause, a house number. */
const afterName =
  /^\s*(?:คอนโด|บ้าน|หมู่บ้าน|อาคาร|ตึก|ซอย|ซ\.|[,;|(\n]|$|\d|-\s|\/\s|โทร|เบอร์|มือถือ|(?:tel|phone|mobile|at|in|from)\b)/i;
/** "คุณเมย์ที่คอนโด…". */
const placeAfterName = /^(?:(?!ที่(?:คอนโด|อาคาร|ตึก|บ้าน|ร้าน|ซอย|ถนน|โรง)|(?<=[ก-๙]{2})(?:สั่ง|โอน|อยู่(?!เย็น|ดี)|เป็นคน))[\s\S])+/;
/** Where somebody works, and what somebody did, is no surname either. */
export const noThaiSurname = /^(?:ร้าน|บ้าน|คอนโด|อยู่(?!เย็น|ดี)|โอน|สั่ง|จ่าย|เก็บ|ส่ง|รับ|เป็น|ขอ|ฝ่าย|แผนก|บัญชี|คลัง|ห้อง|สโตร์|การเงิน|จัดซื้อ)/;
const houseInStreet = /^[ \t]+\d{1,4}\/\d{1,4}[ \t]*(?:ซ\.|ซอย|ถ\.|ถนน|ม\.|หมู่)/;
const leastSurname = 3;
const nothingBetween = /^[\s,:.-]*$/;

/** Whether any word that begins something stands here. */
const isClaimed = (cursor: LineCursor): boolean =>
  addressAt(cursor, true) !== null ||
  [unitAt, unitWordAt, noteAt, nearbyAt, titledNameAt, addressedAt, roadWithNumber].some(
    (pattern) => cursor.match(pattern) > 0,
  ) ||
  [...roleWords, ...fieldWords].some(({ pattern }) => cursor.match(pattern) > 0);

/** The end of a name with the surname after it, if one follows. */
function withSurname(cursor: LineCursor, nameEnd: number): number {
  const { text, end, fixed, names } = cursor.line;
  const space = /^[ \t]+/.exec(text.slice(nameEnd, end))?.[0].length ?? 0;
  if (space === 0) return nameEnd;
  const from = nameEnd + space;
  const to = cursor.wordEnd(from);
  const word = text.slice(from, to);
  if (/^[A-Z]\.$/.test(word)) return to;
  if (word.length < leastSurname || noThaiSurname.test(word) || !looksLikeName(word)) return nameEnd;
  const isBeforeFixed = fixed.some(({ start }) => start >= to && nothingBetween.test(text.slice(to, start)));
  if (!isBeforeFixed && !afterName.test(text.slice(to, end))) return nameEnd;
  if (capitalised.test(word)) return noSurname.test(word) ? nameEnd : to;
  const next = to + (/^[ \t]+/.exec(text.slice(to, end))?.[0].length ?? 0);
  // "คุณจูน เทอร์มินอล 21".
  // "นางเพ็ญศรี อยู่เย็น 21/7 ซ.สวนผัก 32": a house in its street follows who lives there, be it also the name of a place.
  const isBeforeHouse = houseInStreet.test(text.slice(to, end));
  const isPlace =
    (names.has(word) && !isBeforeHouse) ||
    names.has(text.slice(from, cursor.wordEnd(next))) ||
    /^\d{1,2}(?![\d/])\s+[ก-ฮเ-ไ]/.test(text.slice(next));
  const isOther = isPlace || isNickname(word) || cursor.lookAt(from, () => isClaimed(cursor));
  return isOther ? nameEnd : to;
}

/** "คุณเมย์", "Mr. David Tan". */
export function takeTitledName(cursor: LineCursor): boolean {
  const start = cursor.at;
  titledNameAt.lastIndex = start;
  const found = titledNameAt.exec(cursor.line.text);
  if (!found || cursor.match(titledNameAt) === 0) return false;
  const from = start + (found[1]?.length ?? 0);
  const word = cursor.read(from, cursor.wordEnd(from));
  const first = placeAfterName.exec(word)?.[0] ?? word;
  // "คุณวิภา/คุณต้น".
  const second = first.search(/[/&+](?=[ก-ฮเ-ไA-Za-z])/);
  const own = second > 0 ? first.slice(0, second) : first;
  const name = withoutParticles(own.replace(/[.:-]+$/, ''));
  // "Nong Khaem" is a district, and nobody's nickname.
  if (name === '' || cursor.line.names.has(cursor.read(start, from + name.length))) return false;
  const end = name.length === own.length ? withSurname(cursor, from + own.length) : from + name.length;
  if (/ส่ง|^to/i.test(found[1] ?? '')) cursor.pieces.push({ kind: 'role', role: 'dropOff', isStrong: false, start, end: from });
  cursor.pieces.push({ kind: 'name', isLabelled: true, isTitled: true, start: from, end });
  cursor.at = Math.max(from + own.length, end);
  cursor.freshAt = cursor.at;
  cursor.open = null;
  return true;
}

/** "…, wait in front. Tom, 081…": a name within a note, right before a phone. */
export function takeNameBeforePhone(cursor: LineCursor): boolean {
  const phone = cursor.nextFixed;
  const to = cursor.wordEnd(cursor.at);
  const word = cursor.read(cursor.at, to);
  if (phone?.kind !== 'phone' || !nothingBetween.test(cursor.read(to, phone.start))) return false;
  if (!isNickname(word) && !capitalised.test(word)) return false;
  cursor.add({ kind: 'name', isLabelled: false, start: cursor.at, end: to });
  cursor.open = null;
  return true;
}

/** "โทรก่อนนะคะ 0853327716 แอน": a name after the phone, at the end of its line. */
export function takeNameAfterPhone(cursor: LineCursor): boolean {
  const { at, line } = cursor;
  const word = cursor.read(at, cursor.wordEnd(at));
  const isLast = cursor.read(at + word.length, line.end).trim() === '';
  if (cursor.pieces.at(-1)?.kind !== 'phone' || !isLast || !isNickname(withoutParticles(word))) return false;
  cursor.add({ kind: 'name', isLabelled: false, start: at, end: at + withoutParticles(word).length });
  cursor.open = null;
  return true;
}
