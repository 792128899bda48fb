import type { OrderDraft } from '../draft/draft.ts';
import { validateDraft } from '../fields/draft-fields.ts';
import type { OrderProblem } from '../fields/problem.ts';
import { outsideServiceArea, outsideServiceAreaCode, promoExpired } from './refused-problems.ts';

interface Edit {
  readonly before: OrderDraft;
  readonly after: OrderDraft;
}

/** True while the draft still has the place or code that the gateway refused. */
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

/** After an edit: the shown problems that remain, without new ones, so that typing never adds problems. */
export const retainOpenProblems = (shown: readonly OrderProblem[], edit: Edit, nowMs: number): readonly OrderProblem[] => {
  if (shown.length === 0) return shown;
  const found = validateDraft(edit.after, nowMs);
  return shown.flatMap((old) => {
    const fresh = found.find((candidate) => candidate.path === old.path);
    if (fresh) return [fresh];
    return isStillMeant(old, edit) ? [old] : [];
  });
};
