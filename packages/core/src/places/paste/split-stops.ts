import type { AddressPart, PastedStop, PlaceNames } from './paste.ts';
import { isPlace, type Piece } from './piece.ts';
import { hasPhoneBeforePlace, isLeadOf, startsStop } from './pieces-ahead.ts';
import { splitLists } from './split-lists.ts';

/** The pieces of one stop. */
export interface StopPieces {
  readonly role: PastedStop['role'];
  readonly pieces: readonly Piece[];
  /** A person whose place was not understood was added to them. */
  readonly hasStranded?: boolean;
}

/** Parts that follow a first line of an address, and begin none. */
const continuing: ReadonlySet<AddressPart> = new Set(['moo', 'soi', 'road', 'area', 'district', 'province', 'postcode']);

const areaParts: ReadonlySet<AddressPart> = new Set(['area', 'district', 'province', 'postcode']);

class Building {
  pieces: Piece[] = [];
  role: PastedStop['role'] = null;
  /** A weak word for an end of the route has just been read: a place follows, known or not. */
  isPlaceNext = false;
  has = (test: (piece: Piece) => boolean) => this.pieces.some(test);
  hasKind = (kind: Piece['kind']) => this.has((piece) => piece.kind === kind);
  hasPlace = () => this.has(isPlace);
  /** What is said since the last place, name or phone. */
  lastTelling = () =>
    this.pieces.findLast(({ kind }) => !['line', 'unknown', 'ignored', 'role', 'unit', 'note', 'nearby'].includes(kind));
}

const partsOf = (pieces: readonly Piece[]) => new Set(pieces.flatMap((piece) => (piece.kind === 'address' ? [piece.part] : [])));

/** Whether a place after another one is the beginning of a further stop. */
function beginsAnew(current: Building, piece: Piece, ahead: readonly Piece[]): boolean {
  if (!current.hasPlace()) return false;
  const isSameLine = current.pieces.at(-1)?.kind !== 'line';
  if (piece.kind === 'point' || piece.kind === 'code') return current.hasKind('point') || current.hasKind('code');
  if (piece.kind === 'link') return current.hasKind('link') && !isSameLine;
  if (piece.kind !== 'address') return false;
  const { part } = piece;
  const known = partsOf(current.pieces);
  if (known.size === 0) return false;
  const isAfterPerson = current.hasKind('phone') && current.lastTelling()?.kind !== 'address';
  // "… 081 553 7790 คลองหลวง เก็บ 1600": nobody else follows, so it is more about the same place.
  if (isAfterPerson && isSameLine && !ahead.some(({ kind }) => kind === 'phone' || kind === 'name')) return false;
  const isStreet = part === 'soi' || part === 'road';
  if (isStreet) {
    const hasOther = known.has('soi') || known.has('road') || known.has('district');
    return isAfterPerson && !isSameLine && hasOther;
  }
  if (continuing.has(part)) return known.has(part) && (!isSameLine || isAfterPerson);
  const isWhole = known.has('district') || known.has('postcode') || known.has('province');
  if (isAfterPerson) return !isSameLine || known.has('postcode') || known.has(part) || current.hasKind('name');
  // "145/8 ม.พฤกษา 13 ถ.คลองหลวง": the number belongs to the name before it.
  const isStreetSaid = known.has('soi') || known.has('road') || isWhole;
  // "จ.ชลบุรี อ.บางละมุง ต.หนองปรือ" above its street: from the whole to the part.
  const isAreaAlone = [...known].every((each) => areaParts.has(each));
  if (part === 'house') return (known.has('house') && (!isSameLine || isStreetSaid)) || (!isSameLine && isWhole && !isAreaAlone);
  return !isSameLine && isWhole;
}

/** Whether a further stop begins with this piece, by what the current one has. */
function isNext(current: Building, piece: Piece, ahead: readonly Piece[]): boolean {
  const last = current.pieces.at(-1);
  const isLineStart = last === undefined || last.kind === 'line';
  switch (piece.kind) {
    case 'address':
    case 'point':
    case 'code':
    case 'link':
      return beginsAnew(current, piece, ahead);
    case 'phone': {
      if (!current.hasKind('phone') || !current.hasPlace()) return false;
      const isSecond = current.lastTelling()?.kind === 'phone';
      return !isSecond && ahead.some(isPlace) && !hasPhoneBeforePlace(ahead);
    }
    case 'name': {
      const isFollowed = current.hasKind('phone') || (isLineStart && ahead.some(isPlace));
      if (
        current.hasKind('name') &&
        current.hasPlace() &&
        isFollowed &&
        ahead.some((next) => isPlace(next) || next.kind === 'phone')
      )
        return true;
      if (current.hasKind('name') && current.hasKind('phone') && current.hasPlace() && ahead.some(isPlace)) return true;
      return isLineStart && current.hasPlace() && current.hasKind('phone') && ahead.some(isPlace);
    }
    case 'cod':
      return current.hasKind('cod') && isLineStart && ahead.some(isPlace);
    case 'unknown':
      return isLineStart && current.hasPlace() && current.hasKind('phone') && isLeadOf(ahead);
    default:
      return false;
  }
}

function splitPart(pieces: readonly Piece[], hasBothEnds: boolean): readonly StopPieces[] {
  const stops: Building[] = [];
  let current = new Building();
  const close = () => {
    if (current.pieces.length > 0) stops.push(current);
    current = new Building();
  };
  pieces.forEach((piece, index) => {
    const ahead = pieces.slice(index + 1);
    if (piece.kind === 'role') {
      if (!piece.isStrong && !hasBothEnds) return;
      const hasPerson = current.hasKind('phone') || current.hasKind('name');
      const isOther = current.role !== null && current.role !== piece.role;
      // "ที่อยู่ … ผู้รับ …": the person of the place before.
      const isSame = piece.isPerson && !hasPerson && !isOther;
      if (!isSame && (current.hasPlace() || (isOther && hasPerson))) close();
      current.role = piece.role;
      current.isPlaceNext = !piece.isPerson && !piece.isStrong;
      return;
    }
    if (piece.kind === 'gap') {
      const isWhole = current.hasPlace() && (current.hasKind('phone') || current.hasKind('name'));
      if (isWhole && startsStop(ahead)) close();
      else current.pieces.push({ ...piece, kind: 'line' });
      return;
    }
    if (isNext(current, piece, ahead)) close();
    const isPlaceHere = current.isPlaceNext && piece.kind === 'unknown' && !current.hasPlace() && !isPlace(ahead[0] ?? piece);
    current.isPlaceNext = false;
    current.pieces.push(isPlaceHere ? { kind: 'address', part: 'place', start: piece.start, end: piece.end } : piece);
  });
  close();
  return stops.map(({ role, pieces: own }) => ({ role, pieces: own }));
}

/** Splits the pieces of a text into stops: by the entries of a list, by words for pick-up and drop-off, and where a field comes again. */
export function splitStops(pieces: readonly Piece[], text: string, names: PlaceNames): readonly StopPieces[] {
  const roles = new Set(pieces.flatMap((piece) => (piece.kind === 'role' ? [piece.role] : [])));
  return splitLists(pieces, text, names).flatMap((part) => splitPart(part, roles.size === 2));
}
