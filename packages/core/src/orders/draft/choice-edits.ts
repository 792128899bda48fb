import { bangkokDate, bangkokTime } from '../../basics/bangkok-time.ts';
import { paymentType } from '../../jobs/booking/payment-type.ts';
import { nextDayWindow } from '../../jobs/booking/pick-up-window.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { OrderDraft, OrderTab, Schedule } from './draft.ts';
import { alignReturnStop } from './return-stop.ts';
import { ownStops } from './stop-edits.ts';

/** Removes duplicates and aligns the return stop. */
const withExtras = (draft: OrderDraft, extraIds: readonly number[]): OrderDraft =>
  alignReturnStop({ ...draft, extraIds: [...new Set(extraIds)] });

const offeredExtras = (draft: OrderDraft, catalog: Catalog): readonly number[] =>
  draft.extraIds.filter((id) =>
    catalog.extras.some((extra) => extra.id === id && (draft.vehicleId === null || extra.vehicleIds.includes(draft.vehicleId))),
  );

/**
 * Switches the tab. Next day proposes the first hour of its window, the others now; a time chosen in another tab is discarded.
 */
export const chooseTab = (draft: OrderDraft, tab: OrderTab, nowMs: number): OrderDraft => {
  if (tab === draft.tab) return draft;
  const { from } = nextDayWindow(new Date(nowMs));
  const schedule: Schedule = tab === 3 ? { kind: 'later', date: bangkokDate(from), time: bangkokTime(from) } : { kind: 'now' };
  return { ...draft, tab, schedule };
};

/** Also drops extras that the new vehicle does not offer. */
export const chooseVehicle = (draft: OrderDraft, vehicleId: number | null, catalog: Catalog | null): OrderDraft => {
  const next = { ...draft, vehicleId };
  return catalog ? withExtras(next, offeredExtras(next, catalog)) : next;
};

/**
 * Removes choices that the current catalogue no longer offers. Returns the same draft if it fits, so that a catalogue which loads
 * before the stored draft does not count as a customer's edit.
 */
export const fitToCatalog = (draft: OrderDraft, catalog: Catalog): OrderDraft => {
  const vehicleId = catalog.vehicles.some((vehicle) => vehicle.id === draft.vehicleId) ? draft.vehicleId : null;
  const service = catalog.services.some((offered) => offered.id === draft.service) ? draft.service : -1;
  const fitted = chooseVehicle({ ...draft, service }, vehicleId, catalog);
  const isSame = vehicleId === draft.vehicleId && service === draft.service && fitted.extraIds.length === draft.extraIds.length;
  return isSame ? draft : fitted;
};

/** Ignores an extra that the chosen vehicle does not offer. */
export const toggleExtra = (draft: OrderDraft, extraId: number, catalog: Catalog | null): OrderDraft => {
  if (draft.extraIds.includes(extraId)) {
    return withExtras(
      draft,
      draft.extraIds.filter((id) => id !== extraId),
    );
  }
  const next = { ...draft, extraIds: [...draft.extraIds, extraId] };
  return withExtras(draft, catalog ? offeredExtras(next, catalog) : next.extraIds);
};

/** Sets the payment. Cash is paid at the given stop if it is valid, otherwise at the one chosen before. */
export const choosePayment = (
  draft: OrderDraft,
  type: NonNullable<OrderDraft['paymentType']>,
  point = draft.paymentPoint,
): OrderDraft => {
  const isOwnStop = point >= 0 && point < ownStops(draft).length && Number.isInteger(point);
  return { ...draft, paymentType: type, paymentPoint: type === paymentType.cash && isOwnStop ? point : draft.paymentPoint };
};
