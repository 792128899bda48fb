/** Formats a value for display, and parses it back. */
export interface Mask {
  /** The value with separators. May add characters between those of the value and drop excess ones, nothing else. */
  readonly format: (raw: string) => string;
  /** The value in any typed or pasted text. Must return the value unchanged from what `format` gives. */
  readonly parse: (typed: string) => string;
}

/** The input's state after the browser handled a key, a paste or a cut. */
export interface Typing {
  readonly text: string;
  /** The caret's position. */
  readonly caret: number;
  /** True if the Delete key (forward) was used. */
  readonly isForward?: boolean | undefined;
}

/** What the input should contain instead. */
export interface MaskedText {
  readonly raw: string;
  readonly shown: string;
  readonly caret: number;
}

/** How many characters of the value are left of a position in the displayed text. */
function rawIndexAt(raw: string, shown: string, place: number): number {
  let index = 0;
  for (const character of shown.slice(0, place)) if (character === raw[index]) index += 1;
  return index;
}

/** The position after `index` characters of the value. */
function placeAt(raw: string, shown: string, index: number): number {
  if (index <= 0) return 0;
  if (index >= raw.length) return shown.length;
  let place = 0;
  for (let seen = 0; seen < index && place < shown.length; place += 1) if (shown[place] === raw[seen]) seen += 1;
  return place;
}

/** The range of the displayed text that the edit replaced; all of it if that cannot be derived. */
function replacedRange(shown: string, { text, caret }: Typing): readonly [start: number, end: number] {
  const after = text.slice(caret);
  if (!shown.endsWith(after)) return [0, shown.length];
  const end = shown.length - after.length;
  let start = 0;
  while (start < caret && start < end && text[start] === shown[start]) start += 1;
  return [start, end];
}

/**
 * Interprets one edit in a masked field. The user always edits the value: a separator cannot be deleted, so the character beside
 * it is; a character typed into a full field pushes none out at the end; the caret stays behind what was typed.
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
  // At the end, or if parsing rewrites the beginning (a country code), only the whole text can be parsed.
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
