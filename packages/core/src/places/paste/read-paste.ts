import { findLinks, findPlusCodes, findPoints } from '../points/find-points.ts';
import { buildStop } from './build-stop.ts';
import { asksToCollect, asksToCollectAll, findAmounts } from './find/find-amounts.ts';
import { findCells } from './find/find-cells.ts';
import { findListMarks } from './find/find-list-marks.ts';
import { findPhones } from './find/find-phones.ts';
import { readChatLines } from './lines/chat-lines.ts';
import { labelLine } from './lines/label-line.ts';
import type { PastedStop, PlaceNames } from './paste.ts';
import { pasteMaxLength } from './paste-limit.ts';
import { isPlace, type Piece } from './piece.ts';
import { toPlainText } from './plain-text.ts';
import { counted } from './split-lists.ts';
import { type StopPieces, splitStops } from './split-stops.ts';

const noNames: PlaceNames = { has: () => false };
/** "3/6/2025 9:14:33", as forms stamp their lines. */
const date = /(?<![\d/])\d{1,2}\/\d{1,2}\/\d{4}(?:,?[ \t]+\d{1,2}:\d{2}(?::\d{2})?)?/g;
const ends = { line: 'line', gap: 'gap' } as const;

const overlaps = (one: Pick<Piece, 'start' | 'end'>, others: readonly Piece[]) =>
  others.some(({ start, end }) => one.start < end && start < one.end);

/** What differs from any other text by its form alone; the earlier kinds win. */
function findFixed(text: string): readonly Piece[] {
  const amounts = findAmounts(text);
  const found: readonly (readonly Piece[])[] = [
    findCells(text),
    findLinks(text).map(
      ({ start, end, value }): Piece => (value ? { kind: 'link', start, end, value } : { kind: 'ignored', start, end }),
    ),
    [...text.matchAll(date)].map(({ 0: match, index }): Piece => ({ kind: 'ignored', start: index, end: index + match.length })),
    findPoints(text).map(({ start, end, value }): Piece => ({ kind: 'point', start, end, value })),
    findPlusCodes(text).map(({ start, end, value }): Piece => ({ kind: 'code', start, end, value })),
    findPhones(text).map((phone): Piece => ({ kind: 'phone', ...phone })),
    amounts.cod.map((cod): Piece => ({ kind: 'cod', ...cod })),
    amounts.totals.map((total): Piece => ({ kind: 'total', ...total })),
    amounts.other.map(({ start, end }): Piece => ({ kind: 'ignored', start, end })),
  ];
  const fixed: Piece[] = [];
  for (const kind of found) fixed.push(...kind.filter((piece) => !overlaps(piece, fixed)));
  return fixed.sort((one, other) => one.start - other.start);
}

/** What is said of nobody's place, as leftovers of a stop: a person, a number to call. */
const asLeftover = (piece: Piece): readonly Piece[] => {
  const { kind, start, end } = piece;
  if (kind === 'phone') return [{ ...piece, isAside: true }];
  if (kind === 'name' || kind === 'cod') return [{ kind: 'leftover', start, end }];
  return kind === 'unknown' || kind === 'unit' || kind === 'note' || kind === 'nearby' ? [piece] : [];
};

/** Persons and words without a place go to the stop before them, else to the one after: nothing of a text is dropped. */
function withoutPlaceless(stops: readonly StopPieces[]): readonly StopPieces[] {
  const isPerson = ({ kind }: Piece) => kind === 'phone' || kind === 'name';
  const hasPlace = ({ pieces }: StopPieces) =>
    pieces.some(isPlace) || (pieces.some(({ kind }) => kind === 'nearby') && pieces.some(isPerson));
  const kept: { readonly role: StopPieces['role']; pieces: readonly Piece[]; hasStranded: boolean }[] = [];
  let waiting: readonly Piece[] = [];
  for (const stop of stops) {
    const last = kept.at(-1);
    if (hasPlace(stop)) {
      kept.push({ ...stop, pieces: [...waiting, ...stop.pieces], hasStranded: waiting.length > 0 });
      waiting = [];
    } else if (last) {
      last.pieces = [...last.pieces, ...stop.pieces.flatMap(asLeftover)];
      last.hasStranded ||= stop.pieces.some(({ kind }) => kind === 'phone');
    } else if (stop.pieces.some(({ kind }) => kind === 'phone')) waiting = [...waiting, ...stop.pieces.flatMap(asLeftover)];
  }
  return kept;
}

/** "พัทยา 3 ที่", "มีนบุรีค่ะพี่", "จัดส่งโรงพยาบาล": where everything is, above the stops themselves. */
function isHeading({ role, pieces }: StopPieces, others: readonly StopPieces[], text: string): boolean {
  const address = pieces.findLast(isPlace);
  const isOnlyPlace = !pieces.some(({ kind }) => kind === 'phone' || kind === 'cod');
  if (!address || role === 'pickUp' || !isOnlyPlace) return false;
  const roles = new Set(others.map((other) => other.role));
  if (role === null && roles.has('pickUp') && roles.has('dropOff')) return true;
  const isKind = /^(?:โรงพยาบาล|คอนโด|ร้าน|บ้าน|ออฟฟิศ|ตลาด|ห้าง)$/.test(text.slice(address.start, address.end));
  return isKind || /^[ \t]*(?:ค่ะ|คะ|ครับ|คับ|จ้า|\d{1,2}\s?(?:ที่|จุด|เจ้า|ราย))/.test(text.slice(address.end));
}

/** "มหาชัย→กรุงเทพ" above the stops themselves: from which part of the country to which. */
function withoutRouteLine(stops: readonly StopPieces[], text: string): readonly StopPieces[] {
  const [from, to, ...others] = stops;
  const [start, end] = [from?.pieces.find(isPlace)?.end ?? 0, to?.pieces.find(isPlace)?.start ?? 0];
  const isEmpty = (stop: StopPieces | undefined) => !stop?.pieces.some(({ kind }) => ['phone', 'name', 'cod'].includes(kind));
  const isRoute = /^[ \t]*(?:->|→|=>)[ \t]*$/.test(text.slice(start, end)) && isEmpty(from) && isEmpty(to);
  const areWhole = others.length >= 2 && others.every(({ pieces }) => pieces.some(({ kind }) => kind === 'phone'));
  return isRoute && areWhole ? others : stops;
}

/** Where the text says how many stops it has, and as many were not read, the last one may hide one. */
function againstCount(stops: readonly PastedStop[], text: string): readonly PastedStop[] {
  const count = Number(counted.exec(text)?.[1] ?? stops.length);
  const dropOffs = stops.filter(({ role }) => role !== 'pickUp').length;
  if (count < 2 || count === stops.length || count === dropOffs) return stops;
  return stops.map((stop, index) => (index === stops.length - 1 ? { ...stop, mayBeSeveral: true } : stop));
}

/** A pick-up comes first, wherever it was written. */
function pickUpFirst(stops: readonly PastedStop[]): readonly PastedStop[] {
  const pickUps = stops.filter(({ role }) => role === 'pickUp');
  return pickUps.length === 1 ? [...pickUps, ...stops.filter(({ role }) => role !== 'pickUp')] : stops;
}

/**
 * Reads a pasted text (an address, an order form, a chat) as stops: a pick-up first, then in the order of the text. Never guesses
 * a field that the text does not have; what may be wrong is not certain.
 */
export function readPaste(source: string, names: PlaceNames = noNames): readonly PastedStop[] {
  const plain = toPlainText(source.slice(0, pasteMaxLength));
  const { text } = plain;
  const fixed = findFixed(text);
  const marks = findListMarks(text, (mark) => !overlaps(mark, fixed));
  const isAll = asksToCollectAll(text);
  const all = [...fixed, ...marks].sort((one, other) => one.start - other.start);
  const labelledPieces = readChatLines(text).flatMap(({ start, end, isGap }): readonly Piece[] => {
    const own = all.filter((piece) => piece.start >= start && piece.start < end);
    const labelled = labelLine({ text, start, end, fixed: own, names });
    const collect: readonly Piece[] =
      isAll || asksToCollect(text.slice(start, end)) ? [{ kind: 'collect', start, end: start }] : [];
    const line = text.slice(start, end).trim();
    // A line in brackets says more about the place above it.
    const isAside = /^\(.*\)$/.test(line) && !labelled.some(({ kind }) => kind === 'role' || kind === 'phone' || kind === 'cod');
    const read: readonly Piece[] = isAside ? [{ kind: 'note', start: start + 1, end: end - 1 }] : labelled;
    return [...read, ...collect, { kind: isGap ? ends.gap : ends.line, start: end, end }];
  });
  // Any number of empty lines is one gap.
  const pieces = labelledPieces.filter(({ kind }, index) => kind !== ends.gap || labelledPieces[index - 1]?.kind !== ends.gap);
  const [first, ...others] = withoutRouteLine(withoutPlaceless(splitStops(pieces, text, names)), text);
  const stops = first && others.length > 0 && isHeading(first, others, text) ? others : [...(first ? [first] : []), ...others];
  return pickUpFirst(
    againstCount(
      stops.flatMap((stop) => buildStop(stop, plain) ?? []),
      text,
    ),
  );
}
