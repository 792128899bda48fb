import type { PlaceNames } from './paste.ts';
import { isPlace, type Piece } from './piece.ts';

type Part = readonly Piece[];

const hasPlace = (part: Part) => part.some(isPlace);
const hasPhone = (part: Part) => part.some(({ kind }) => kind === 'phone');
const hasPerson = (part: Part) => part.some((piece) => piece.kind === 'phone' || (piece.kind === 'name' && piece.isTitled));
/** Enough letters to be the name of a place. */
const leastPlace = 4;

/** The pieces before the first mark, then those of each entry. */
function cutAt(pieces: Part, isMark: (piece: Piece) => boolean): readonly Part[] {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    if (isMark(piece)) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts;
}

const withoutMarks = (pieces: Part): Part => pieces.filter(({ kind }) => kind !== 'number' && kind !== 'bullet');

/** Cuts by the marks of a list where at least two of its entries are stops: bullets are used for the fields of one stop, too. */
function byMarks(pieces: Part): readonly Part[] | null {
  const numbered = cutAt(pieces, ({ kind }) => kind === 'number');
  if (numbered.slice(1).filter(hasPlace).length >= 2) return numbered.map(withoutMarks);
  const dotted = cutAt(pieces, ({ kind }) => kind === 'bullet');
  if (dotted.slice(1).filter((part) => hasPlace(part) && hasPhone(part)).length >= 2) return dotted.map(withoutMarks);
  return null;
}

/** Lines, each with the piece that ends it. */
function linesOf(pieces: Part): readonly Part[] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    lines.at(-1)?.push(piece);
    if (piece.kind === 'line' || piece.kind === 'gap') lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
}

/** In a table each line is a stop, so the longest words of a line without any known place are one. */
function withPlace(line: Part): Part {
  if (hasPlace(line)) return line;
  const lengthOf = ({ start, end }: Piece) => end - start;
  const unknown = line.filter((piece) => piece.kind === 'unknown' && lengthOf(piece) >= leastPlace);
  const [longest] = unknown.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return line.map((piece) =>
    piece === longest ? { kind: 'address', part: 'place', start: piece.start, end: piece.end } : piece,
  );
}

/** Cuts a table: neighbouring lines with a person and a place each. What is below the last one belongs to it. */
function byRows(pieces: Part, text: string): readonly Part[] {
  const lines = linesOf(pieces);
  // "มหาชัย: คุณปู 081…" takes up a place that was named above.
  const isPlaced = (line: Part) =>
    line.some((piece) => isPlace(piece) && !/^[^\n]*?:\s*$/.test(text.slice(piece.start, piece.end + 1)));
  const isRow = (index: number) => hasPerson(lines[index] ?? []) && isPlaced(lines[index] ?? []);
  const isBesideRow = (index: number) => isRow(index - 1) || isRow(index + 1);
  const parts: Part[] = [[]];
  lines.forEach((line, index) => {
    const isEntry = hasPerson(line) && isBesideRow(index) && (isRow(index) || line.some(({ kind }) => kind === 'unknown'));
    const isBegun = hasPlace(parts.at(-1) ?? []);
    if (isEntry && isBegun) parts.push([]);
    parts[parts.length - 1] = [...(parts.at(-1) ?? []), ...(isEntry ? withPlace(line) : line)];
  });
  return parts;
}

/** "ส่งเอกสาร 5 จุด" above five lines: each of them is a stop, with or without a person. */
function byCount(pieces: Part, text: string): readonly Part[] | null {
  const lines = linesOf(pieces).filter((line) => line.some(({ kind }) => kind !== 'line' && kind !== 'gap'));
  const [heading = [], ...entries] = lines;
  const said = text.slice(heading[0]?.start ?? 0, heading.at(-1)?.end ?? 0);
  const count = Number(/(\d{1,2})\s?(?:จุด|ที่(?!อยู่)|แห่ง|stops|places)/i.exec(said)?.[1] ?? 0);
  const placed = entries.map(withPlace);
  return count >= 2 && entries.length === count && placed.every(hasPlace) ? [heading, ...placed] : null;
}

/** "ส่ง 3 ที่": how many stops a text says that it has. */
export const counted =
  /(?:ส่ง|รับ|ไป|ทั้งหมด|รวม|วิ่ง|deliver\w*|drop\w*|send|to)[^\n]{0,14}?(\d{1,2})\s?(?:จุด|ที่(?!อยู่)|แห่ง|เจ้า|บ้าน|stops|places|points)/i;
const between = /[,;/•|+]|และ|กับ|แล้วก็|(?<![a-z])(?:and|then)(?![a-z])/i;

const connective = /^(?:และ|กับ|แล้วก็|and|then)$/i;

/** "ส่ง 3 ที่ สยามพารากอน เซ็นทรัลเวิลด์ ไอคอนสยาม": as many places in one line as it says, each of them a stop. */
function bySentence(pieces: Part, text: string, names: PlaceNames): readonly Part[] | null {
  const said = counted.exec(text);
  const count = Number(said?.[1] ?? 0);
  if (!said || count < 2) return null;
  const from = said.index + said[0].length;
  const parts: Piece[][] = [[]];
  let lastPlace: Piece | undefined;
  let isCut = false;
  for (const piece of pieces) {
    if (connective.test(text.slice(piece.start, piece.end))) {
      isCut = true;
      continue;
    }
    const isName = piece.kind === 'address' && (piece.part === 'place' || piece.part === 'building' || piece.part === 'house');
    const isKnown = (own: Piece | undefined) => own !== undefined && names.has(text.slice(own.start, own.end));
    const isNext =
      lastPlace === undefined ||
      isCut ||
      between.test(text.slice(lastPlace.end, piece.start)) ||
      (isKnown(piece) && isKnown(lastPlace));
    if (isName && piece.start >= from && isNext) parts.push([]);
    isCut = false;
    if (piece.kind === 'address' && piece.start >= from) lastPlace = piece;
    parts.at(-1)?.push(piece);
  }
  return parts.length === count + 1 ? parts : null;
}

/** Cuts the pieces of a text at the entries of a list or the lines of a table; a text without either is one part. */
export const splitLists = (pieces: Part, text: string, names: PlaceNames): readonly Part[] =>
  byMarks(pieces) ??
  bySentence(withoutMarks(pieces), text, names) ??
  byCount(withoutMarks(pieces), text) ??
  byRows(withoutMarks(pieces), text);
