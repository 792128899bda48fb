import { buildStop } from './build-stop.ts';
import { asksToCollect, asksToCollectAll, findAmounts } from './find/find-amounts.ts';
import { findPhones } from './find/find-phones.ts';
import { findLinks, findPoints } from './find/find-points.ts';
import { readChatLines } from './lines/chat-lines.ts';
import { labelLine } from './lines/label-line.ts';
import type { PastedStop, PlaceNames } from './paste.ts';
import { pasteMaxLength } from './paste-limit.ts';
import type { Piece } from './piece.ts';
import { toPlainText } from './plain-text.ts';
import { splitStops } from './split-stops.ts';

const noNames: PlaceNames = { has: () => false };
const listNumber =
  /(?<=^|\n|\s)[ \t]*(?:\(?(\d{1,2})[.)](?!\d)|#(\d{1,2})(?!\d)|(?:จุด(?:ส่ง)?(?:ที่)?|ที่|บ้านที่|ออเดอร์(?:ที่)?|บิลที่|เจ้าที่|คนที่|รายที่|order|stop|drop)\s?#?(\d{1,2})(?!\d)\s*[:.)-]?)/gi;
const ends = { line: 'line', gap: 'gap' } as const;

const overlaps = (one: Piece, others: readonly Piece[]) => others.some(({ start, end }) => one.start < end && start < one.end);

/** What can be told from any other text by its form alone; the earlier kinds win. */
function findFixed(text: string): readonly Piece[] {
  const amounts = findAmounts(text);
  const found: readonly (readonly Piece[])[] = [
    findLinks(text).map(
      ({ start, end, value }): Piece => (value ? { kind: 'link', start, end, value } : { kind: 'ignored', start, end }),
    ),
    findPoints(text).map(({ start, end, value }): Piece => ({ kind: 'point', start, end, value })),
    findPhones(text).map((phone): Piece => ({ kind: 'phone', ...phone })),
    amounts.cod.map((cod): Piece => ({ kind: 'cod', ...cod })),
    amounts.totals.map((total): Piece => ({ kind: 'total', ...total })),
    amounts.other.map(({ start, end }): Piece => ({ kind: 'ignored', start, end })),
  ];
  const fixed: Piece[] = [];
  for (const kind of found) fixed.push(...kind.filter((piece) => !overlaps(piece, fixed)));
  return fixed.sort((one, other) => one.start - other.start);
}

/** The numbers of a list: 1, 2, 3 in this order. */
function findNumbers(text: string, fixed: readonly Piece[]): readonly Piece[] {
  let expected = 1;
  return [...text.matchAll(listNumber)].flatMap(({ 0: match, 1: dotted, 2: hashed, 3: worded, index }): readonly Piece[] => {
    const piece: Piece = { kind: 'number', start: index, end: index + match.length };
    const value = Number(dotted ?? hashed ?? worded);
    if (overlaps(piece, fixed)) return [];
    const isLineStart = /(?:^|\n)[ \t]*$/.test(text.slice(0, index));
    if (value !== expected && !(value === 1 && isLineStart)) return [];
    expected = value + 1;
    return [piece];
  });
}

/**
 * Reads a pasted text (an address, an order form, a chat) as stops, in the order of the text. Never guesses a field that the text
 * does not have; what may be wrong is not certain.
 */
export function readPaste(source: string, names: PlaceNames = noNames): readonly PastedStop[] {
  const plain = toPlainText(source.slice(0, pasteMaxLength));
  const { text } = plain;
  const fixed = findFixed(text);
  const numbers = findNumbers(text, fixed);
  const isAll = asksToCollectAll(text);
  const all = [...fixed, ...numbers].sort((one, other) => one.start - other.start);
  const pieces = readChatLines(text).flatMap(({ start, end, isGap }): readonly Piece[] => {
    const own = all.filter((piece) => piece.start >= start && piece.start < end);
    const labelled = labelLine({ text, start, end, fixed: own, names });
    const collect: readonly Piece[] =
      isAll || asksToCollect(text.slice(start, end)) ? [{ kind: 'collect', start, end: start }] : [];
    return [...labelled, ...collect, { kind: isGap ? ends.gap : ends.line, start: end, end }];
  });
  return splitStops(pieces).flatMap((stop) => buildStop(stop, plain) ?? []);
}
