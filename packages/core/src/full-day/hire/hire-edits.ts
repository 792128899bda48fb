import { maxStops } from '../../basics/stop-limits.ts';
import { withoutEmoji } from '../../validation/fields/emoji.ts';
import type { HireDraft, HireStop } from '../hire-draft.ts';
import type { HireBooker } from '../hire-state.ts';

/** A change as the draft stores it: texts without emoji, because drivers' apps do not show them. */
export const typed = <Change extends object>(change: Change): Change =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, typeof value === 'string' ? withoutEmoji(value) : value]),
  ) as Change;

/** The place that pays cash stays the same after a move, or the first pays if it was removed. */
const withStops = (draft: HireDraft, stops: readonly HireStop[]): HireDraft => {
  const payingKey = draft.stops[draft.paymentPoint]?.key;
  const paymentPoint = Math.max(
    0,
    stops.findIndex(({ key }) => key === payingKey),
  );
  return { ...draft, stops, paymentPoint };
};

export const mapHireStop = (draft: HireDraft, stopKey: string, change: Partial<HireStop>): HireDraft => ({
  ...draft,
  stops: draft.stops.map((stop) => (stop.key === stopKey ? { ...stop, ...change } : stop)),
});

export const addHireStop = (draft: HireDraft, stop: HireStop): HireDraft =>
  draft.stops.length < maxStops ? withStops(draft, [...draft.stops, stop]) : draft;

/** The first place stays, because work begins there. */
export const removeHireStop = (draft: HireDraft, stopKey: string): HireDraft =>
  draft.stops[0]?.key === stopKey
    ? draft
    : withStops(
        draft,
        draft.stops.filter(({ key }) => key !== stopKey),
      );

export const moveHireStop = (draft: HireDraft, fromIndex: number, toIndex: number): HireDraft => {
  const stops = [...draft.stops];
  const moved = stops[fromIndex];
  if (!moved || !stops[toIndex]) return draft;
  stops.splice(fromIndex, 1);
  stops.splice(toIndex, 0, moved);
  return withStops(draft, stops);
};

export const toggleHireOption = (draft: HireDraft, optionId: number): HireDraft => ({
  ...draft,
  optionIds: draft.optionIds.includes(optionId)
    ? draft.optionIds.filter((id) => id !== optionId)
    : [...draft.optionIds, optionId],
});

/** Fills the booker in at the first place and as the addressee of a quotation, but only into fields that are empty. */
export const fillHireBooker = (draft: HireDraft, booker: HireBooker): HireDraft => {
  const { name, phone, paymentType, ...company } = booker;
  const [first] = draft.stops;
  const isUntouched = first && first.contactName === '' && first.contactPhone === '';
  const filled = isUntouched ? mapHireStop(draft, first.key, { contactName: name, contactPhone: phone }) : draft;
  const { addressee } = draft;
  const isUnaddressed = Object.values(addressee).every((text) => text === '');
  return {
    ...filled,
    confirmPhone: draft.confirmPhone || phone,
    paymentType: draft.paymentType ?? paymentType,
    addressee: isUnaddressed ? { contactName: name, contactPhone: phone, ...company } : addressee,
  };
};
