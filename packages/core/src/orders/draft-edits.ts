import { paymentType } from '../jobs/payment-type.ts';
import type { Place } from '../places/place.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { OrderDraft, Stop } from './draft.ts';
import { alignReturnStop, withoutReturnExtras } from './return-stop.ts';

/** 2 to 10 with the pick-up, the return point not counted (decisions, "Rules with two readings"). */
export const minStops = 2;
export const maxStops = 10;

const ownStops = (draft: OrderDraft): readonly Stop[] => draft.stops.filter((stop) => !stop.isReturn);

/** Puts stops in place of the old ones; the stop that pays cash keeps paying wherever it went, else the first one does. */
const withStops = (draft: OrderDraft, stops: readonly Stop[]): OrderDraft => {
  const payingKey = ownStops(draft)[draft.paymentPoint]?.key;
  const paymentPoint = Math.max(
    0,
    stops.findIndex((stop) => stop.key === payingKey),
  );
  return alignReturnStop({ ...draft, stops, paymentPoint });
};

const mapStop = (draft: OrderDraft, key: string, change: (stop: Stop) => Stop): OrderDraft =>
  alignReturnStop({ ...draft, stops: draft.stops.map((stop) => (stop.key === key ? change(stop) : stop)) });

export const setPlace = (draft: OrderDraft, stopKey: string, place: Place | null): OrderDraft =>
  mapStop(draft, stopKey, (stop) => ({ ...stop, place }));

export const updateStop = (
  draft: OrderDraft,
  stopKey: string,
  change: Partial<Pick<Stop, 'contactName' | 'contactPhone' | 'remark'>>,
): OrderDraft => mapStop(draft, stopKey, (stop) => ({ ...stop, ...change }));

/** At the end, before the return point; nothing happens at the limit. */
export const addStop = (draft: OrderDraft, stop: Stop): OrderDraft => {
  const own = ownStops(draft);
  return own.length < maxStops ? withStops(draft, [...own, stop]) : draft;
};

/** Removing the return point gives up the way back; the last two stops stay. */
export const removeStop = (draft: OrderDraft, stopKey: string): OrderDraft => {
  const own = ownStops(draft);
  if (draft.stops.find((stop) => stop.key === stopKey)?.isReturn) {
    return alignReturnStop({ ...draft, extraIds: withoutReturnExtras(draft.extraIds) });
  }
  const left = own.filter((stop) => stop.key !== stopKey);
  return left.length >= minStops ? withStops(draft, left) : draft;
};

/** Indexes outside the customer's own stops move nothing: the return point is always last. */
export const moveStop = (draft: OrderDraft, fromIndex: number, toIndex: number): OrderDraft => {
  const stops = [...ownStops(draft)];
  const moved = stops[fromIndex];
  if (!moved || !stops[toIndex]) return draft;
  stops.splice(fromIndex, 1);
  stops.splice(toIndex, 0, moved);
  return withStops(draft, stops);
};

/** Also the way to drop extras twice chosen, or not offered by the vehicle. */
const withExtras = (draft: OrderDraft, extraIds: readonly number[]): OrderDraft =>
  alignReturnStop({ ...draft, extraIds: [...new Set(extraIds)] });

const offeredExtras = (draft: OrderDraft, catalog: Catalog): readonly number[] =>
  draft.extraIds.filter((id) =>
    catalog.extras.some((extra) => extra.id === id && (draft.vehicleId === null || extra.vehicleIds.includes(draft.vehicleId))),
  );

/** Extras that the new vehicle does not offer are dropped. */
export const chooseVehicle = (draft: OrderDraft, vehicleId: number | null, catalog: Catalog | null): OrderDraft => {
  const next = { ...draft, vehicleId };
  return catalog ? withExtras(next, offeredExtras(next, catalog)) : next;
};

/**
 * A draft of last month under the catalogue of today: what is no longer offered is no longer chosen. A draft that fits is answered as it is,
 * so that a catalogue which arrives before the kept draft is read does not pass for something the customer typed.
 */
export const fitToCatalog = (draft: OrderDraft, catalog: Catalog): OrderDraft => {
  const vehicleId = catalog.vehicles.some((vehicle) => vehicle.id === draft.vehicleId) ? draft.vehicleId : null;
  const service = catalog.services.some((offered) => offered.id === draft.service) ? draft.service : -1;
  const fitted = chooseVehicle({ ...draft, service }, vehicleId, catalog);
  const isSame = vehicleId === draft.vehicleId && service === draft.service && fitted.extraIds.length === draft.extraIds.length;
  return isSame ? draft : fitted;
};

/** An extra that the chosen vehicle does not offer cannot be chosen. */
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

/** Cash is paid at a stop: the one named, else the one named before. */
export const choosePayment = (
  draft: OrderDraft,
  type: NonNullable<OrderDraft['paymentType']>,
  point = draft.paymentPoint,
): OrderDraft => {
  const isOwnStop = point >= 0 && point < ownStops(draft).length && Number.isInteger(point);
  return { ...draft, paymentType: type, paymentPoint: type === paymentType.cash && isOwnStop ? point : draft.paymentPoint };
};
