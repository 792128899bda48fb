import type { CustomAtRules, Selector, Visitor } from 'lightningcss';

type Sheet = Visitor<CustomAtRules>;

/** What of a sheet the first look does without. */
export interface LateStyles {
  readonly isLateToken: (name: string) => boolean;
  /** A rule is late where each of its selectors names a late class, something that is disabled, or a part that is dense. */
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

/** Leaves what is needed at once. */
export const onlyEarly = ({ isLateToken, isLateClass }: LateStyles): Sheet => ({
  Declaration: { custom: (property) => (isLateToken(property.name) ? [] : undefined) },
  Rule: { style: (rule) => (isLateRule(rule.value.selectors, isLateClass) ? [] : undefined) },
});

/** Leaves the rest: late rules as they are, and of the others the late tokens. */
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
