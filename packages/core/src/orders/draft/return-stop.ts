import type { OrderDraft, Stop } from './draft.ts';

/** Extras that bring documents (3) or money (4) back (spec §4, §9). */
const returnExtraIds: readonly number[] = [3, 4];

/** The return point stands under a key of its own, so that it stays itself however often it is copied. */
const returnKey = 'return';

export const hasReturnTrip = (extraIds: readonly number[]): boolean => extraIds.some((id) => returnExtraIds.includes(id));

export const withoutReturnExtras = (extraIds: readonly number[]): readonly number[] =>
  extraIds.filter((id) => !returnExtraIds.includes(id));

/** The way back ends where it began: place and contact of the first stop; only what the customer noted for it is its own. */
const copyAsReturn = (first: Stop, before: Stop | undefined): Stop => ({
  ...first,
  key: returnKey,
  remark: before?.remark ?? '',
  isReturn: true,
});

/** Brings the return point in line with extras and first stop: appended last, one for both extras, gone without them. */
export const alignReturnStop = (draft: OrderDraft): OrderDraft => {
  const own = draft.stops.filter((stop) => !stop.isReturn);
  const before = draft.stops.find((stop) => stop.isReturn);
  const first = own[0];
  const stops = first && hasReturnTrip(draft.extraIds) ? [...own, copyAsReturn(first, before)] : own;
  return { ...draft, stops };
};
