import type { OrderDraft, Stop } from './draft.ts';

/** The extra by which the driver brings collected money back in cash (spec §9). */
export const returnWithMoneyId = 4;

/** Extras that bring documents (3) or money back (spec §4, §9). */
const returnExtraIds: readonly number[] = [3, returnWithMoneyId];

/** A fixed key, so that the return point keeps its identity when it is copied anew. */
const returnKey = 'return';

export const hasReturnTrip = (extraIds: readonly number[]): boolean => extraIds.some((id) => returnExtraIds.includes(id));

export const withoutReturnExtras = (extraIds: readonly number[]): readonly number[] =>
  extraIds.filter((id) => !returnExtraIds.includes(id));

/** Copies place and contact of the first stop; only the remark is the return point's own. */
const copyAsReturn = (first: Stop, before: Stop | undefined): Stop => ({
  ...first,
  key: returnKey,
  remark: before?.remark ?? '',
  isReturn: true,
});

/** Updates the return point from extras and first stop: last, one even for both extras, none without them. */
export const alignReturnStop = (draft: OrderDraft): OrderDraft => {
  const own = draft.stops.filter((stop) => !stop.isReturn);
  const before = draft.stops.find((stop) => stop.isReturn);
  const first = own[0];
  const stops = first && hasReturnTrip(draft.extraIds) ? [...own, copyAsReturn(first, before)] : own;
  return { ...draft, stops };
};
