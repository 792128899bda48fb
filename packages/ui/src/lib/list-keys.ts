/** The index that a key moves to in a list of `count` items, limited to the ends; null if the key does not move in lists. */
export function moveInList(key: string, index: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index < 0 ? count - 1 : index - 1,
    Home: 0,
    End: count - 1,
    PageDown: index + 10,
    PageUp: index - 10,
  };
  const target = targets[key];
  return target === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, target));
}

/** The characters recently typed over a list without a text field, and when. */
export interface Typeahead {
  readonly characters: string;
  /** Time stamp of the last keyboard event, in milliseconds. */
  readonly atMs: number;
}

const pauseMs = 700;

/** Adds a character to those typed, or starts over after a pause. */
export function typeCharacter(typed: Typeahead, character: string, atMs: number): Typeahead {
  return { characters: atMs - typed.atMs > pauseMs ? character : typed.characters + character, atMs };
}

/**
 * The next label after `index` that begins with the characters, wrapping around; repeating one character steps through the labels
 * that begin with it. -1 if there is none.
 */
export function findTyped(labels: readonly string[], characters: string, index: number): number {
  const wanted = characters.toLowerCase();
  const [first = ''] = wanted;
  const isOneCharacter = [...wanted].every((character) => character === first);
  const start = isOneCharacter ? index + 1 : Math.max(index, 0);
  const prefix = isOneCharacter ? first : wanted;
  const order = labels.map((_, offset) => (start + offset) % labels.length);
  return order.find((at) => labels[at]?.toLowerCase().startsWith(prefix)) ?? -1;
}
