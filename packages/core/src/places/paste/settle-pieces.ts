import { isPlace, type Piece } from './piece.ts';
import type { PlainText } from './plain-text.ts';
import { isNickname, looksLikeName, withoutParticles } from './words/name-words.ts';
import { isTalk } from './words/stop-words.ts';

type Read = (piece: Piece | undefined) => string;

const shortestNote = 3;
const isLineEnd = (piece: Piece | undefined) => piece === undefined || piece.kind === 'line';
const isPlaceName = (piece: Piece | undefined) => piece?.kind === 'address' && piece.part === 'place';
const areaParts: ReadonlySet<string> = new Set(['area', 'district', 'province', 'postcode']);

/** "นิภา แสนสุข" on a line of its own, above an address: a surname that is also the name of a place. */
function releaseSurname(pieces: readonly Piece[], read: Read): readonly Piece[] {
  const hasStreet = pieces.some((piece) => piece.kind === 'address' && (piece.part === 'house' || piece.part === 'soi'));
  /** Whether a name's two words begin here. */
  const isPair = (index: number): boolean => {
    const [first, second] = [pieces[index], pieces[index + 1]];
    if (!hasStreet || first?.kind !== 'unknown' || !isPlaceName(second)) return false;
    const isAlone = isLineEnd(pieces[index - 1]) && isLineEnd(pieces[index + 2]);
    return isAlone && looksLikeName(`${read(first)} ${read(second)}`);
  };
  return pieces.flatMap((piece, index): readonly Piece[] => {
    const second = pieces[index + 1];
    if (second && isPair(index)) return [{ kind: 'unknown', start: piece.start, end: second.end }];
    return isPair(index - 1) ? [] : [piece];
  });
}

/** "ส่ง: ปวีณา ศรีสวัสดิ์" above a house: two words that nobody knows as a place are who lives there. */
function releaseNameLine(pieces: readonly Piece[], read: Read): readonly Piece[] {
  if (pieces.some(({ kind }) => kind === 'name') || !pieces.some((piece) => piece.kind === 'address' && piece.part === 'house'))
    return pieces;
  const at = pieces.findIndex(
    (piece, index) =>
      isPlaceName(piece) && isPlaceName(pieces[index + 1]) && isLineEnd(pieces[index - 1]) && isLineEnd(pieces[index + 2]),
  );
  const [first, second] = [pieces[at], pieces[at + 1]];
  if (!first || !second || !looksLikeName(`${read(first)} ${read(second)}`)) return pieces;
  return pieces.toSpliced(at, 2, { kind: 'name', isLabelled: false, start: first.start, end: second.end });
}

/** Words between two parts of one address belong to it: "Khlong Tan, Khlong Toei" before Bangkok. */
function claimBetween(pieces: readonly Piece[], read: Read): readonly Piece[] {
  const taken: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const next = pieces.slice(index + 1).find(({ kind }) => kind !== 'unknown');
    const isArea = next?.kind === 'address' && areaParts.has(next.part);
    const isBetween = piece.kind === 'unknown' && taken.at(-1)?.kind === 'address' && isArea && !isTalk(read(piece));
    taken.push(isBetween ? { kind: 'address', part: 'place', start: piece.start, end: piece.end } : piece);
  }
  return taken;
}

/** "เพนนินซูล่า สุขุมวิท 71 คุณเมย์": words before a street or a place, where the stop names its person, are of the building. */
function claimBefore(pieces: readonly Piece[], read: Read): readonly Piece[] {
  if (!pieces.some((piece) => piece.kind === 'name')) return pieces;
  return pieces.map((piece, index) => {
    const next = pieces[index + 1];
    const isBeforePlace = next?.kind === 'address' && (next.part === 'soi' || next.part === 'place');
    const isName = piece.kind === 'unknown' && isBeforePlace && !isTalk(read(piece)) && !/\d/.test(read(piece));
    return isName ? { kind: 'address', part: 'building', start: piece.start, end: piece.end } : piece;
  });
}

/** "คอนโดไลฟ์ เมย์ 081…": a nickname at the end of an open address is who lives there. */
function releaseNickname(pieces: readonly Piece[], read: Read): readonly Piece[] {
  if (pieces.some(({ kind }) => kind === 'name')) return pieces;
  return pieces.map((piece, index) => {
    const isBefore = pieces[index + 1]?.kind === 'phone' && pieces[index - 1]?.kind === 'address';
    return isBefore && isPlaceName(piece) && isNickname(read(piece))
      ? { kind: 'name', isLabelled: false, start: piece.start, end: piece.end }
      : piece;
  });
}

interface LikelyName {
  readonly index: number;
  readonly length: number;
  /** A nickname beside a phone can hardly be anything else. */
  readonly isSure: boolean;
}

/** The unknown words that are a name the likeliest: beside a phone, else alone on their line or a nickname. */
function likeliestName(pieces: readonly Piece[], read: Read): LikelyName | undefined {
  if (pieces.some(({ kind }) => kind === 'name')) return undefined;
  const candidates = pieces.flatMap((piece, index) => {
    const words = withoutParticles(read(piece));
    if (piece.kind !== 'unknown' || isTalk(words) || !looksLikeName(words)) return [];
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    const isBesidePhone = before?.kind === 'phone' || after?.kind === 'phone';
    const isLikely = (isLineEnd(before) && isLineEnd(after)) || isNickname(words);
    const isSure = isBesidePhone && isNickname(words);
    return [{ index, length: words.length, isSure, rank: isBesidePhone ? 0 : isLikely ? 1 : 2 }];
  });
  return candidates.sort((one, other) => one.rank - other.rank)[0];
}

/** Decides what the pieces without a telling word are: a name, more about the place, or talk. */
function settleUnknown(pieces: readonly Piece[], read: Read): readonly Piece[] {
  const name = likeliestName(pieces, read);
  let hasPlace = false;
  return pieces.flatMap((piece, index): readonly Piece[] => {
    if (piece.kind === 'line') hasPlace = false;
    if (isPlace(piece)) hasPlace = true;
    if (piece.kind !== 'unknown') return [piece];
    const { start, end } = piece;
    if (name?.index === index) return [{ kind: 'name', isLabelled: name.isSure, start, end: start + name.length }];
    const isSaid = end - start >= shortestNote && !isTalk(read(piece));
    if (!isSaid) return [];
    return [{ kind: hasPlace ? 'note' : 'leftover', start, end }];
  });
}

/** The pieces of a stop, each with what it is. */
export function settlePieces(pieces: readonly Piece[], { text }: PlainText): readonly Piece[] {
  const read: Read = (piece) => (piece ? text.slice(piece.start, piece.end) : '');
  const steps = [releaseSurname, releaseNameLine, claimBetween, claimBefore, releaseNickname, settleUnknown];
  return steps.reduce((settled, step) => step(settled, read), pieces);
}
