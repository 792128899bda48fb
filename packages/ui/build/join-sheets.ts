import { bodyOf, gatherConditions, minify, nestRules, splitRules } from './compact-sheet.ts';

const declarationsOf = (css: string): ReadonlySet<string> =>
  new Set(
    splitRules(minify(css))
      .flatMap((rule) => bodyOf(rule).split(/[;{}]/))
      .filter(Boolean),
  );

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((declaration) => other.has(declaration)).length / Math.sqrt(one.size * other.size);
}

/** Each after the one that it has most in common with, which is what a compressor asks for. No sheet leans on another of these but what it imports. */
export function orderByLikeness(sheets: readonly string[]): readonly string[] {
  const rest = sheets.map((css) => ({ css, declarations: declarationsOf(css) }));
  const ordered = rest.splice(0, 1);
  while (rest.length > 0) {
    const [last, before] = ordered.slice(-2).toReversed();
    const scores = rest.map(
      ({ declarations }) =>
        (last ? likeness(last.declarations, declarations) : 0) + (before ? 0.4 * likeness(before.declarations, declarations) : 0),
    );
    ordered.push(...rest.splice(scores.indexOf(Math.max(...scores)), 1));
  }
  return ordered.map(({ css }) => css);
}

/** One sheet of all: `first`, then the components', then `last`, minified, each condition once, parts nested in what they belong to. */
export function joinSheets(first: readonly string[], looks: readonly string[], last: readonly string[]): string {
  const sheets = [...first, ...orderByLikeness(looks), ...last];
  return nestRules(gatherConditions(splitRules(minify(sheets.join('\n')))));
}
