import { bangkokDate, bangkokTime } from '../../basics/bangkok-time.ts';
import { nextDayTask } from '../../basics/wire-numbers.ts';
import { paymentType } from '../../jobs/booking/payment-type.ts';
import { nextDayWindow } from '../../jobs/booking/pick-up-window.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { DraftPatch } from '../fields/draft-field.ts';
import { withoutEmojiIn } from '../fields/typed-text.ts';
import type { OrderDraft, OrderTab, Schedule } from './draft.ts';
import { countedStops } from './draft-stops.ts';
import { offeredExtras, withExtras } from './extra-edits.ts';

interface PatchFacts {
  /** Null until loaded; then no extra is dropped. */
  readonly catalog: Catalog | null;
  readonly nowMs: number;
}

/** Next day proposes the first hour of its window, the others now. */
const defaultSchedule = (tab: OrderTab, nowMs: number): Schedule => {
  const { from } = nextDayWindow(new Date(nowMs));
  return tab === nextDayTask ? { kind: 'later', date: bangkokDate(from), time: bangkokTime(from) } : { kind: 'now' };
};

/** Cash is paid at the given stop if it is one of the customer's own, otherwise at the one chosen before. */
const payingPoint = (after: OrderDraft, before: OrderDraft): number =>
  after.paymentType === paymentType.cash && countedStops(after)[after.paymentPoint] ? after.paymentPoint : before.paymentPoint;

/**
 * Changes fields of a draft, with what follows from it: another tab discards the time, another vehicle the extras that it does not
 * offer.
 */
export const patchDraft = (before: OrderDraft, change: DraftPatch, { catalog, nowMs }: PatchFacts): OrderDraft => {
  const patched = { ...before, ...withoutEmojiIn(change) };
  const schedule = patched.tab === before.tab ? patched.schedule : defaultSchedule(patched.tab, nowMs);
  const after = { ...patched, schedule, paymentPoint: payingPoint(patched, before) };
  return catalog && after.vehicleId !== before.vehicleId ? withExtras(after, offeredExtras(after, catalog)) : after;
};
