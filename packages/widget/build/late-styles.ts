import type { CustomAtRules, Selector, Visitor } from 'lightningcss';

type Sheet = Visitor<CustomAtRules>;

/** The late part of a sheet: rules and tokens that the first look does not need. */
export interface LateStyles {
  readonly isLateToken: (name: string) => boolean;
  /** A rule is late if each of its selectors has a late class, `:disabled`, or a dense part. */
  readonly isLateClass: (name: string) => boolean;
}

const isLateRule = (selectors: readonly Selector[], isLateClass: LateStyles['isLateClass']): boolean =>
  selectors.every((selector) =>
    selector.some(
      (part) =>
        (part.type === 'class' && isLateClass(part.name)) ||
        (part.type === 'pseudo-class' && part.kind === 'disabled') ||
        (part.type === 'attribute' && part.name === 'data-density'),
    ),
  );

/** Keeps the part that the first look needs. */
export const onlyEarly = ({ isLateToken, isLateClass }: LateStyles): Sheet => ({
  Declaration: { custom: (property) => (isLateToken(property.name) ? [] : undefined) },
  Rule: { style: (rule) => (isLateRule(rule.value.selectors, isLateClass) ? [] : undefined) },
});

/** Keeps the late part: late rules, and the late tokens of the others. */
export const onlyLate = ({ isLateToken, isLateClass }: LateStyles): Sheet => {
  // A rule is visited before its declarations.
  let isWhole = false;
  return {
    Rule: {
      keyframes: () => [],
      style: (rule) => {
        isWhole = isLateRule(rule.value.selectors, isLateClass);
      },
    },
    // biome-ignore lint/correctness/noComponentHookFactories: the name is lightningcss's, not a component's
    Declaration: (declaration) =>
      isWhole || (declaration.property === 'custom' && isLateToken(declaration.value.name)) ? undefined : [],
  };
};
