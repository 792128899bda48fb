import { isNickname, titledNameAt, withoutParticles } from '../words/name-words.ts';
import { fieldWords, noPlaceFollows, roleWords } from '../words/stop-words.ts';
import { isSpace, type LineCursor } from './line-cursor.ts';

const otherPhone = /แฟ|โทรสาร|fax|ร้าน|ออฟ|บริษัท|สำนักงาน|office|company|shop|store|home|direct/i;

const personRole = (word: string) =>
  /ผู้ส่ง|sender/i.test(word) ? 'pickUp' : /ผู้รับ|คนรับ|recip|receiv|consig/i.test(word) ? 'dropOff' : null;

/** A label ("ชื่อ:", "ที่อยู่", "Tel."), which opens its field. */
export function takeField(cursor: LineCursor): boolean {
  for (const { field, pattern } of fieldWords) {
    const length = cursor.match(pattern);
    if (length === 0) continue;
    const start = cursor.at;
    const end = start + length;
    const word = cursor.read(start, end);
    const after = cursor.read(end, cursor.line.end);
    const hasSign = /[:=]\s*$/.test(word) || /^\s*[:=]/.test(after);
    if (field === 'phone') {
      // "โทรก่อนส่ง" is a note.
      if (!hasSign && !/^[\s:.]*(?:[+(\dOo]|$)/.test(after)) continue;
      // Whose number it is stays with it: "แฟกซ์ 02…", "office line 02…".
      if (otherPhone.test(word)) cursor.pieces.push({ kind: 'note', start, end: start + word.trimEnd().length });
      cursor.at = end;
      cursor.freshAt = end;
      cursor.open = null;
      return true;
    }
    // "will send address later" names no address.
    if (field === 'address' && !hasSign && /^[a-z]/i.test(word) && !/^\s*[\d\]]/.test(after)) return false;
    const role = field === 'name' ? personRole(word) : null;
    if (role) cursor.pieces.push({ kind: 'role', role, isStrong: true, isPerson: true, start, end });
    cursor.open = field;
    cursor.isLabelled = hasSign || field !== 'name';
    cursor.at = end;
    cursor.skip(/[\s:=.\]-]/);
    return true;
  }
  return false;
}

/** Behind a bracket that is still open, with a number to call in it. */
const inBracket = /\([^()]{0,40}$/;
const phoneInBracket = /^[^()]{0,60}\b0\d[\d -]{6,14}\)/;

/** A word for a pick-up or a drop-off. */
export function takeRole(cursor: LineCursor): boolean {
  for (const { role, isStrong, pattern } of roleWords) {
    const length = cursor.match(pattern);
    if (length === 0) continue;
    const start = cursor.at;
    const end = start + length;
    let next = end;
    while (next < cursor.line.end && isSpace(cursor.line.text[next])) next += 1;
    const isTitled = cursor.lookAt(next, () => cursor.match(titledNameAt) > 0);
    // "ส่งให้เบนซ์ 095…": whom it is given to, and where was said before.
    const isCalled = /ให้$/.test(cursor.read(start, end)) && isNickname(withoutParticles(cursor.read(next, cursor.wordEnd(next))));
    // "คอนโดไลฟ์ (รับจากน้องเมย์ 094…)": who is at the place before the bracket.
    const isAside = inBracket.test(cursor.read(cursor.line.start, start)) && phoneInBracket.test(cursor.rest);
    const isPerson = isTitled || isCalled || isAside;
    cursor.add({ kind: 'role', role, isStrong, isPerson, start, end });
    cursor.skip(/[\s:=-]/);
    // "ส่งที่ เกตเวย์ เอกมัย": what follows is the place, known or not. After "Ship to:" a name is as likely.
    const isLabel = /[a-z]\s*:\s*$/i.test(cursor.read(start, cursor.at));
    cursor.open = isStrong && !isPerson && !isLabel && !noPlaceFollows.test(cursor.rest) ? 'address' : null;
    return true;
  }
  return false;
}
