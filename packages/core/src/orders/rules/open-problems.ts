import type { OrderDraft } from '../draft/draft.ts';
import type { OrderProblem } from '../order-state.ts';
import { outsideServiceArea, outsideServiceAreaCode, promoExpired, validateDraft } from './draft-validation.ts';

interface Edit {
  readonly before: OrderDraft;
  readonly after: OrderDraft;
}

/** The gateway spoke of a place or a code: true while that is still the one in the draft. */
const isStillMeant = (shown: OrderProblem, { before, after }: Edit): boolean => {
  if (shown.code === promoExpired.code) return before.promoCode === after.promoCode;
  return after.stops.some(
    (stop) =>
      stop.place !== null &&
      outsideServiceArea(stop).path === shown.path &&
      shown.code === outsideServiceAreaCode &&
      before.stops.some((old) => old.key === stop.key && old.place === stop.place),
  );
};

/** After an edit: the problems shown before it that are still there, and none that the customer has not yet been told of. */
export const retainOpenProblems = (shown: readonly OrderProblem[], edit: Edit, nowMs: number): readonly OrderProblem[] => {
  if (shown.length === 0) return shown;
  const found = validateDraft(edit.after, nowMs);
  return shown.flatMap((old) => {
    const fresh = found.find((candidate) => candidate.path === old.path);
    if (fresh) return [fresh];
    return isStillMeant(old, edit) ? [old] : [];
  });
};
