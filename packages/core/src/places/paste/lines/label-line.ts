import type { Piece } from '../piece.ts';
import { addressedAt } from '../words/name-words.ts';
import { areaInNote, doorNoteAt, nearbyAt, noteAt, partBeforeNameAt } from '../words/note-words.ts';
import { leadsOn, particleAt } from '../words/stop-words.ts';
import { buildingOfPlaceAt, partOfPlaceAt, unitAt, unitWordAt } from '../words/unit-words.ts';
import { isSeparator, isSpace, type Line, LineCursor } from './line-cursor.ts';
import { takeField, takeRole } from './take-field.ts';
import { noThaiSurname, takeNameAfterPhone, takeNameBeforePhone, takeTitledName } from './take-person.ts';
import {
  addressAt,
  takeAddress,
  takeEnglishClause,
  takeKnownPlace,
  takeNumberedRoad,
  takePlainAddress,
  takeVerb,
} from './take-place.ts';

const numberedSoi = /^(?:ซอย|ซ\.)\s?[ก-ฮเ-ไ][ก-๙]*\s?\d/;
const namedPart = /(?:ซอย|ซ\.|ตึก|คอนโด|อาคาร|หอ(?:พัก)?)\s?[^\s\d]*(?:\s?\d+(?:\/\d+)?)?/iy;
const company = /^(?:บริษัท|บจก|หจก|ร้าน|ออฟฟิศ|สำนักงาน|คลินิก)/;
/** The end of an English name of a building, after its own name. */
const endOfBuilding =
  /(?:tower|building|bldg|place|plaza|cent(?:er|re)|complex|residences?|mansion|park|square|mall|house|hotel|condo(?:minium)?)\b(?:\s(?:[A-H]|[1-9]|[IV]{1,3})\b)?/iy;

const arrow = /^(?:->|→|=>)/;
const isWordSign = (character: string | undefined) => /[\p{L}\p{M}\d]/u.test(character ?? ' ');

function takePattern(cursor: LineCursor, pattern: RegExp, kind: 'unit' | 'ignored'): boolean {
  const length = cursor.match(pattern);
  if (length === 0) return false;
  cursor.add({ kind, start: cursor.at, end: cursor.at + length });
  cursor.open = null;
  return true;
}

function takeOpen(cursor: LineCursor, pattern: RegExp, kind: 'note' | 'nearby' | 'unit'): boolean {
  const length = cursor.match(pattern);
  if (length === 0) return false;
  cursor.add({ kind, start: cursor.at, end: cursor.at + length });
  cursor.open = kind;
  return true;
}

/** Gives a word that begins nothing to what is open; without anything open it is unknown. */
function addWord(cursor: LineCursor): void {
  const { at, open } = cursor;
  const end = cursor.wordEnd(at);
  const last = cursor.pieces.at(-1);
  const between = cursor.read(last?.end ?? at, at);
  if (open === 'address' && /[\p{L}\d]/u.test(cursor.read(at, end)))
    cursor.add({ kind: 'address', part: 'place', start: at, end });
  else if (open === 'name') {
    // "ชื่อวิทยา ร้านอยู่ถนนเยาวราช".
    if (last?.kind === 'name' && noThaiSurname.test(cursor.read(at, end))) {
      cursor.open = null;
      cursor.add({ kind: 'unknown', start: at, end });
    } else if (last?.kind === 'name' && /^\s*$/.test(between)) cursor.extend(end);
    else cursor.add({ kind: 'name', isLabelled: true, start: at, end });
  } else if (open === 'note' || open === 'nearby' || open === 'unit' || open === 'ignored') {
    if (last?.kind === open) cursor.extend(end);
    else cursor.add({ kind: open, start: at, end });
  } else if (last?.kind === 'unknown' && /^[\s.:-]*$/.test(between) && !/[.!?]\s|\s-\s/.test(between)) cursor.extend(end);
  else cursor.add({ kind: 'unknown', start: at, end });
}

/** A person within a note. Where the words go on to the name, it is a part of the note as well: "tell staff it's for Khun Lek". */
function takeNameInNote(cursor: LineCursor): boolean {
  const { at, open } = cursor;
  const note = cursor.pieces.at(-1);
  // "ฝากพี่ รปภ." names nobody, and "Note: ask for ID" has nothing but the note.
  const isLabelledNote = open === 'note' && cursor.isLabelled && cursor.nextFixed?.kind !== 'phone';
  if (isLabelledNote || /ฝาก$/.test(cursor.read(cursor.line.start, at)) || !takeTitledName(cursor)) return false;
  const isGoingOn = note?.kind === 'note' && /^ ?$/.test(cursor.read(note.end, at)) && cursor.pieces.at(-1)?.kind === 'name';
  if (isGoingOn) cursor.pieces.splice(cursor.pieces.indexOf(note), 1, { ...note, end: cursor.at });
  return true;
}

/** A word in a note, which ends only where something begins that can hardly be a part of it. */
function readOn(cursor: LineCursor, isWordStart: boolean): void {
  const { open, isAfterSpace } = cursor;
  const isNote = open !== 'ignored';
  // "Note: …" has nothing but the note.
  const isFree = !(open === 'note' && cursor.isLabelled);
  const hasAddress = cursor.sinceRole.some(({ kind }) => kind === 'address');
  // "ฝากพี่ รปภ." names nobody.
  const isTaken =
    ((isAfterSpace || isWordStart) && leadsOn.test(cursor.rest) && takeRole(cursor)) ||
    (isNote && isWordStart && takeNameInNote(cursor)) ||
    (open === 'nearby' && isWordStart && takeOpen(cursor, noteAt, 'note')) ||
    // "หน้าเซเว่นปากซอยอ่อนนุช 17": the soi is known where the shop is not.
    (open === 'nearby' && numberedSoi.test(cursor.rest) && takeAddress(cursor, true)) ||
    // "โทรก่อนถึงนะคะ ส่งที่เมกาบางนา".
    (open === 'note' && isFree && isAfterSpace && !hasAddress && takePlainAddress(cursor)) ||
    (open === 'note' && isFree && isAfterSpace && (!hasAddress || /^ส่ง/.test(cursor.rest)) && takeVerb(cursor)) ||
    (isAfterSpace && (takeNameBeforePhone(cursor) || takeNameAfterPhone(cursor))) ||
    (isNote &&
      isFree &&
      areaInNote.test(cursor.rest) &&
      (isAfterSpace || /^[^ตอจ]/.test(cursor.rest)) &&
      takeAddress(cursor, isWordStart));
  if (!isTaken) addWord(cursor);
}

/** "ปากซอยอ่อนนุช 44": the part is for the driver, the street is the address. */
function takePart(cursor: LineCursor): boolean {
  const length = cursor.match(partBeforeNameAt);
  if (length === 0) return false;
  const start = cursor.at;
  const name = cursor.lookAt(start + length, () => cursor.match(namedPart));
  cursor.pieces.push({ kind: 'unit', start, end: start + length + name });
  cursor.at = start + length;
  cursor.freshAt = cursor.at;
  cursor.open = null;
  return true;
}

/** What begins at the beginning of a word, before all other kinds. */
const takeFirst = (cursor: LineCursor): boolean =>
  takePart(cursor) ||
  takePattern(cursor, particleAt, 'ignored') ||
  takePattern(cursor, addressedAt, 'ignored') ||
  takeTitledName(cursor) ||
  takeOpen(cursor, doorNoteAt, 'note') ||
  takeRole(cursor);

/** "Empire Tower": the word for a building is the end of its name. */
function takeEndOfName(cursor: LineCursor): boolean {
  const last = cursor.pieces.at(-1);
  if (last?.kind !== 'address' || (last.part !== 'building' && last.part !== 'place')) return false;
  const isDirect = /^[ \t]+$/.test(cursor.read(last.end, cursor.at)) && /[a-z0-9]$/i.test(cursor.read(last.start, last.end));
  const length = isDirect ? cursor.match(endOfBuilding) : 0;
  if (length === 0) return false;
  cursor.add({ kind: 'address', part: 'place', start: cursor.at, end: cursor.at + length });
  return true;
}

function takeAbout(cursor: LineCursor): boolean {
  const since = cursor.sinceRole;
  const hasAddress = since.some(({ kind }) => kind === 'address');
  const hasName = since.some((piece) => piece.kind === 'address' && (piece.part === 'place' || piece.part === 'building'));
  // "บริษัท … จำกัด อาคารซันทาวเวอร์": the building is where the company is.
  const isOfCompany =
    since.every(
      (piece) => piece.kind !== 'address' || piece.part === 'place' || company.test(cursor.read(piece.start, piece.end)),
    ) && since.some((piece) => piece.kind === 'address' && company.test(cursor.read(piece.start, piece.end)));
  return (
    takeEndOfName(cursor) ||
    takePattern(cursor, unitWordAt, 'unit') ||
    (cursor.open === null && !hasAddress && takeVerb(cursor)) ||
    // "รับท่าน้ำนนท์ ร้านทอง ส่งแถวกระทรวง": the verb ends what was said of the place before.
    (cursor.open === 'unit' && cursor.isAfterSpace && /^ส่ง/.test(cursor.rest) && takeVerb(cursor)) ||
    (cursor.open !== 'name' && takeOpen(cursor, noteAt, 'note')) ||
    (cursor.isAfterSpace && hasAddress && takeOpen(cursor, partOfPlaceAt, 'unit')) ||
    (cursor.isAfterSpace && hasName && !isOfCompany && takeOpen(cursor, buildingOfPlaceAt, 'unit')) ||
    (cursor.open === 'address' && takeNumberedRoad(cursor)) ||
    takeOpen(cursor, nearbyAt, 'nearby') ||
    (cursor.open === null && takeVerb(cursor))
  );
}

function step(cursor: LineCursor, isWordStart: boolean): void {
  const { open, isLabelled } = cursor;
  if (isWordStart && takeField(cursor)) return;
  if (open === 'note' || open === 'nearby' || (open === 'ignored' && isLabelled)) {
    readOn(cursor, isWordStart);
    return;
  }
  // "ผู้ส่ง: ร้านขนม": the name of a shop, whose address comes later.
  const isFirstOfName = open === 'name' && isLabelled && cursor.pieces.at(-1)?.kind !== 'name';
  if (isFirstOfName && addressAt(cursor, isWordStart)?.part === 'building') {
    addWord(cursor);
    return;
  }
  const isTaken =
    (isWordStart && takeFirst(cursor)) ||
    takePattern(cursor, unitAt, 'unit') ||
    (isWordStart && takeAbout(cursor)) ||
    takeAddress(cursor, isWordStart) ||
    (isWordStart && takeNumberedRoad(cursor)) ||
    (isWordStart && cursor.open === null && (takeKnownPlace(cursor) || takeEnglishClause(cursor)));
  if (!isTaken) addWord(cursor);
}

/** Labels the words of one line by the words that begin something; what none of them claims is `unknown`. */
export function labelLine(line: Line): readonly Piece[] {
  const cursor = new LineCursor(line);
  const { text, start, end } = line;
  while (cursor.at < end) {
    const { at, nextFixed } = cursor;
    const character = text[at];
    if (nextFixed && at >= nextFixed.start) cursor.takeFixed(nextFixed);
    else if (isSpace(character)) cursor.at += 1;
    // "นนทบุรี -> ซ.เรวดี 24": a sign that is a word for the end of the route.
    else if (arrow.test(cursor.rest) && takeRole(cursor)) continue;
    else if (isSeparator(character) || (!isWordSign(character) && cursor.open === null)) {
      // A bracket may stand within an address; notes go on over commas, and end with a cry ("ด่วน! …") or the bracket that they stand in.
      const endsNote = character === ')' || (character === '!' && isSpace(text[at + 1]));
      if ((cursor.open !== 'note' || endsNote) && !(cursor.open === 'address' && character === '(')) cursor.open = null;
      cursor.at += 1;
    } else step(cursor, at === cursor.freshAt || at === (cursor.pieces.at(-1)?.end ?? start) || !isWordSign(text[at - 1]));
  }
  return cursor.pieces;
}
