import type { AddressPart } from '../paste.ts';
import { addressPatterns, englishAddressWord, inPlaceWord, roadWithNumber } from '../words/address-words.ts';
import { nearbyAt, partBeforeNameAt } from '../words/note-words.ts';
import { placeVerbs } from '../words/stop-words.ts';
import { isSeparator, isSpace, type LineCursor } from './line-cursor.ts';

interface FoundAddress {
  readonly part: AddressPart;
  readonly length: number;
  readonly isOpen: boolean;
}

const mostPlaceWords = 5;
const longestClause = 60;
/** An English clause that is an address ends where something else begins. */
const clauseEnd =
  /\.\s|\s-\s|\s(?:room|rm|unit|floor|fl|level|khun|k\.|mr|mrs|ms|call|please|leave|tel|phone|cod|to|near|next|beside|behind|opposite|for|attn|contact)\b|\s\d{1,2}(?:st|nd|rd|th)\b/i;

const servedPostcode = /^(?:1[0-3]|20|7[34]|\D)/;
const streetOrArea: ReadonlySet<AddressPart> = new Set(['house', 'moo', 'soi', 'road', 'area', 'district', 'province']);

/** Five digits that are no postcode of ours are one only behind a street or an area: else they may be a sum or a number of anything. */
const isPostcode = ({ rest, pieces }: LineCursor): boolean =>
  servedPostcode.test(rest) || pieces.some((piece) => piece.kind === 'address' && streetOrArea.has(piece.part));

/** The part of an address that begins here, by its word. */
export function addressAt(cursor: LineCursor, isWordStart: boolean): FoundAddress | null {
  const isBegun = cursor.pieces.some(({ kind }) => kind === 'address') || cursor.read(cursor.line.start, cursor.at).trim() === '';
  for (const { part, pattern, isStrong, isOpen = false } of addressPatterns) {
    if (!isStrong && (!isWordStart || (part === 'postcode' && !isBegun))) continue;
    const length = cursor.match(pattern);
    if (length > 0 && (part !== 'postcode' || isPostcode(cursor))) return { part, length, isOpen };
  }
  return null;
}

/** The length of the longest run of words here that is the name of a known place. */
function knownPlace({
  line,
  at,
  until,
  ...cursor
}: Pick<LineCursor, 'line' | 'at' | 'until'> & { wordEnd(from: number): number }): number {
  const ends: number[] = [];
  for (let to = at; to < until && ends.length < mostPlaceWords && !isSeparator(line.text[to]); ) {
    to = cursor.wordEnd(to);
    ends.push(to);
    while (to < until && isSpace(line.text[to])) to += 1;
  }
  return (ends.findLast((end) => line.names.has(line.text.slice(at, end))) ?? at) - at;
}

const knownPlaceAt = (cursor: LineCursor): number =>
  knownPlace({ line: cursor.line, at: cursor.at, until: cursor.until, wordEnd: (from) => cursor.wordEnd(from) });

export function takeAddress(cursor: LineCursor, isWordStart: boolean): boolean {
  const address = addressAt(cursor, isWordStart);
  if (!address) return false;
  const { at } = cursor;
  const end = at + address.length;
  cursor.add({ kind: 'address', part: address.part, start: at, end: address.isOpen ? Math.max(end, cursor.wordEnd(at)) : end });
  cursor.open = address.isOpen ? 'address' : null;
  return true;
}

/** An address within a note: only one that can hardly be a part of it. */
export function takePlainAddress(cursor: LineCursor): boolean {
  const address = addressAt(cursor, true);
  if (!address) return false;
  const isStreet = address.part === 'house' || address.part === 'soi' || address.part === 'road';
  const isPlace = address.isOpen && !inPlaceWord.test(cursor.rest);
  return (isStreet || isPlace) && takeAddress(cursor, true);
}

/** "ลาดพร้าว 71". */
export function takeNumberedRoad(cursor: LineCursor): boolean {
  const length = cursor.match(roadWithNumber);
  if (length === 0) return false;
  cursor.add({ kind: 'address', part: 'soi', start: cursor.at, end: cursor.at + length });
  cursor.open = null;
  return true;
}

export function takeKnownPlace(cursor: LineCursor): boolean {
  const length = knownPlaceAt(cursor);
  if (length === 0) return false;
  cursor.add({ kind: 'address', part: 'place', start: cursor.at, end: cursor.at + length });
  cursor.open = null;
  return true;
}

/** "ส่งพระราม 2": the verb stands before a place without a space. */
export function takeVerb(cursor: LineCursor): boolean {
  const length = cursor.match(placeVerbs);
  if (length === 0) return false;
  const start = cursor.at;
  const isPlace = cursor.lookAt(
    start + length,
    () =>
      cursor.match(nearbyAt) > 0 ||
      cursor.match(partBeforeNameAt) > 0 ||
      cursor.match(roadWithNumber) > 0 ||
      knownPlaceAt(cursor) > 0 ||
      addressAt(cursor, true) !== null,
  );
  if (!isPlace) return false;
  const end = start + length;
  const verb = cursor.read(start, end);
  const role = /รับ$/.test(verb) ? 'pickUp' : /ส่ง|ลง/.test(verb) ? 'dropOff' : null;
  if (role) cursor.pieces.push({ kind: 'role', role, isStrong: true, start, end });
  cursor.at = end;
  cursor.freshAt = end;
  cursor.open = null;
  return true;
}

/** An English clause is an address as a whole where one of its words says so. */
export function takeEnglishClause(cursor: LineCursor): boolean {
  const clause = /^[A-Za-z\d][A-Za-z\d\s'.&/-]*/.exec(cursor.read(cursor.at, cursor.until))?.[0] ?? '';
  const end = clause.search(clauseEnd);
  const own = (end > 0 ? clause.slice(0, end) : clause).trimEnd();
  if (!/\s/.test(own) || own.length > longestClause || !englishAddressWord.test(own)) return false;
  cursor.add({ kind: 'address', part: 'building', start: cursor.at, end: cursor.at + own.length });
  cursor.open = null;
  return true;
}
