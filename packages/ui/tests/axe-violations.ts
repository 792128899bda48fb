import axe from 'axe-core';

/** A known accessibility violation that is not fixed yet: the story, by its test name, and the axe rule. */
export interface KnownViolation {
  readonly story: string;
  readonly rule: string;
}

/**
 * Contrast is tested from the tokens, because jsdom computes no styles. A story is no page, so it needs no landmarks. The focus
 * guards of floating-ui around a popover are no buttons, although it gives them that role for Safari.
 */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
const exclude = ['[data-floating-ui-focus-guard]'];

/**
 * The violations of a story in `container`, except known ones. Known ones that no longer occur are reported too, so that the list
 * only ever shrinks.
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

/** Entries that match no story: they would hide nothing and mislead. */
export const strayEntries = (known: readonly KnownViolation[], stories: readonly string[]): readonly KnownViolation[] =>
  known.filter(({ story }) => !stories.includes(story));
