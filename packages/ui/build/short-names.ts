/** All our names begin with `sw-`: classes, a component's own properties (`--sw-…`), containers, animations. */
const ownName = /(?<!\w)sw-[a-z0-9]+(?:[-_]+[a-z0-9]+)*/g;
/** A class name that a script completes (`sw-badge--${tone}`), or any whole name. */
const completedOrWhole = new RegExp(`(${ownName.source}-+)\\$\\{([^{}]*)\\}|${ownName.source}`, 'g');
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
const digits = [...'0123456789'];

/** Maps a name in the sources to its published name. */
export type ShortNames = ReadonlyMap<string, string>;

const namesIn = (text: string): readonly string[] => text.match(ownName) ?? [];

/**
 * Gives every name in the sheets two letters, or a letter and a digit once those are used up, then three letters, in the order of first
 * appearance: the same sheets give the same names.
 *
 * @param sheets without comments
 * @param reserved sheets whose names users write themselves; these names stay as they are
 * @throws Error if three letters are not enough
 */
export function shortNames(sheets: readonly string[], reserved: readonly string[]): ShortNames {
  const stays = new Set(reserved.flatMap(namesIn));
  const names = [...new Set(sheets.flatMap(namesIn))].filter((name) => !stays.has(name));
  const pairs = alphabet.flatMap((first) => alphabet.map((second) => first + second));
  const free = [
    ...pairs,
    ...alphabet.flatMap((first) => digits.map((digit) => first + digit)),
    ...pairs.flatMap((pair) => alphabet.map((third) => pair + third)),
  ]
    .map((name) => `sw-${name}`)
    .filter((name) => !stays.has(name));
  if (names.length > free.length) throw new Error(`${names.length} names do not fit into ${free.length}`);
  return new Map(names.map((name, index) => [name, free[index] ?? name]));
}

export const shortenSheet = (css: string, names: ShortNames): string => css.replace(ownName, (name) => names.get(name) ?? name);

/**
 * Does the same for a module. Where a template completes a name with a value, it becomes a lookup; a value without a style gives
 * an empty string. Names in selector strings (`closest('.sw-card')`) are replaced too.
 *
 * @param code JavaScript or TypeScript
 */
export const shortenScript = (code: string, names: ShortNames): string =>
  code.replace(completedOrWhole, (whole: string, start?: string, value?: string) => {
    if (start === undefined) return names.get(whole) ?? whole;
    const looks = [...names].filter(([name]) => name.startsWith(start));
    const shortBy = Object.fromEntries(looks.map(([name, short]) => [name.slice(start.length), short]));
    return looks.length === 0 ? whole : `\${(${JSON.stringify(shortBy)})[${value}] ?? ''}`;
  });
