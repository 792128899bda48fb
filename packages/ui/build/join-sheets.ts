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

/**
 * Puts each sheet after the one it shares most declarations with, so that it compresses better. Order is free: these sheets
 * depend only on those that they import.
 */
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

/**
 * Joins all into one sheet: `first`, then the components, then `last`; minified, each condition once, rules nested under their
 * component.
 */
export function joinSheets(first: readonly string[], looks: readonly string[], last: readonly string[]): string {
  const sheets = [...first, ...orderByLikeness(looks), ...last];
  return nestRules(gatherConditions(splitRules(minify(sheets.join('\n')))));
}
