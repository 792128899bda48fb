import axe from 'axe-core';

/** A fault that is known and not mended yet: a story, as its test names it, and the rule of axe that it breaks. */
export interface KnownViolation {
  readonly story: string;
  readonly rule: string;
}

/**
 * Contrast is computed from the tokens: jsdom has no style to compute it from. A story is no page, so it needs no
 * landmarks. The guards that floating-ui sets around a popover are no buttons, whatever it tells Safari.
 */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
const exclude = ['[data-floating-ui-focus-guard]'];

/**
 * What is wrong with a story as it stands in `container`, but for what is known; what is known and no longer wrong is told as well, so that
 * the list of known faults only ever shrinks.
 */
export async function violationsOf(
  container: Element,
  story: string,
  known: readonly KnownViolation[],
): Promise<readonly string[]> {
  const expected = new Set(known.filter((entry) => entry.story === story).map(({ rule }) => rule));
  const { violations } = await axe.run({ include: [container], exclude }, { rules });
  const found = new Set(violations.map(({ id }) => id));
  return [
    ...violations
      .filter(({ id }) => !expected.has(id))
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    ...[...expected].filter((rule) => !found.has(rule)).map((rule) => `${rule} is mended: strike it from the list of known ones`),
  ];
}

/** Entries that name no story: they would hide nothing and say something wrong. */
export const strayEntries = (known: readonly KnownViolation[], stories: readonly string[]): readonly KnownViolation[] =>
  known.filter(({ story }) => !stories.includes(story));
