/** How a value is written for its reader, and read back. */
export interface Mask {
  /** The value with the signs that set it in groups. It may add signs between characters and drop what is too much, nothing else. */
  readonly format: (raw: string) => string;
  /** The value in what is typed or pasted: of anything at all. What `format` shows has to be read back as it was. */
  readonly parse: (typed: string) => string;
}

/** What the browser made of a key, a paste or a cut. */
export interface Typing {
  readonly text: string;
  /** The caret's position. */
  readonly caret: number;
  /** By the key that deletes to the right. */
  readonly isForward?: boolean | undefined;
}

/** What should stand there instead. */
export interface MaskedText {
  readonly raw: string;
  readonly shown: string;
  readonly caret: number;
}

/** How many characters of the value stand to the left of a place in what is shown. */
function rawIndexAt(raw: string, shown: string, place: number): number {
  let index = 0;
  for (const character of shown.slice(0, place)) if (character === raw[index]) index += 1;
  return index;
}

/** The place behind so many characters of the value. */
function placeAt(raw: string, shown: string, index: number): number {
  if (index <= 0) return 0;
  if (index >= raw.length) return shown.length;
  let place = 0;
  for (let seen = 0; seen < index && place < shown.length; place += 1) if (shown[place] === raw[seen]) seen += 1;
  return place;
}

/** The stretch of what was shown that the edit replaced: all of it, where the rest does not tell. */
function replacedRange(shown: string, { text, caret }: Typing): readonly [start: number, end: number] {
  const after = text.slice(caret);
  if (!shown.endsWith(after)) return [0, shown.length];
  const end = shown.length - after.length;
  let start = 0;
  while (start < caret && start < end && text[start] === shown[start]) start += 1;
  return [start, end];
}

/**
 * What one edit in a masked field means. Whatever is shown, the typist edits the value: a sign between groups cannot be deleted, so the
 * character beside it goes; a character typed into the middle pushes none out at the end, as in any field that is full; the caret stays
 * behind what was typed.
 */
export function editMasked({ format, parse }: Mask, raw: string, typing: Typing): MaskedText {
  const { text, caret, isForward } = typing;
  const shown = format(raw);
  const [start, end] = replacedRange(shown, typing);
  const head = raw.slice(0, rawIndexAt(raw, shown, start));
  const tail = raw.slice(rawIndexAt(raw, shown, end));
  const readBack = (candidate: string) => parse(format(candidate));
  const answer = (next: string, index: number): MaskedText => {
    const nextShown = format(next);
    return { raw: next, shown: nextShown, caret: placeAt(next, nextShown, index) };
  };

  if (start === caret) {
    const isSignOnly = end > start && head.length + tail.length === raw.length;
    const unchanged = isSignOnly && !isForward ? head.slice(0, -1) : head;
    return answer(readBack(unchanged + (isSignOnly && isForward ? tail.slice(1) : tail)), unchanged.length);
  }

  const before = parse(text.slice(0, caret));
  // At the end, or where a beginning is rewritten (a country code), only the whole text can be read.
  if (tail === '' || !before.startsWith(head)) {
    const next = parse(text);
    return answer(next, Math.max(0, next.length - tail.length));
  }
  const whole = before + tail;
  const read = readBack(whole);
  const isTooMuch = read.length < whole.length && whole.startsWith(read);
  if (!isTooMuch) return answer(read, read === whole ? before.length : Math.max(0, read.length - tail.length));
  const fitting = before.slice(0, Math.max(head.length, before.length - (whole.length - read.length)));
  return answer(readBack(fitting + tail), fitting.length);
}
