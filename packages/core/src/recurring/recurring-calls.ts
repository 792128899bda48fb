import { bahtFromSatang, type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import { unanswered } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { pointsToWire } from '../pricing/price-wire.ts';
import type { Occurrence, OccurrenceChange, Recurrence, RecurrencePreview, RecurringOrder } from './recurrence.ts';
import type { RecurrenceRule } from './recurrence-days.ts';
import { occurrenceFromWire, orderToWire, recurrenceFromWire, ruleToWire } from './recurrence-from-wire.ts';
import * as routes from './routes.generated.ts';

/** A recurring booking to set up or to change to. */
export interface RecurrenceToSave {
  readonly order: RecurringOrder;
  readonly rule: RecurrenceRule;
  /** The price of a trip that the customer has seen. */
  readonly agreedSatang: Satang;
}

const toWire = ({ order, rule, agreedSatang }: RecurrenceToSave) => ({
  ...orderToWire(order),
  ...ruleToWire(rule),
  agreedPrice: bahtFromSatang(agreedSatang),
});

/** A reply without the booking would be the gateway's fault. */
const saved = ({ recurring }: { readonly recurring?: Parameters<typeof recurrenceFromWire>[0] }): Recurrence => {
  if (recurring === undefined) throw unanswered('network', new Error('The reply has no recurring booking.'));
  return recurrenceFromWire(recurring);
};

/** The customer's recurring bookings, those that run first. @throws GatewayError */
export const fetchRecurrences = async (transport: Transport): Promise<readonly Recurrence[]> => {
  const reply = await call(transport, routes.listRecurring);
  return (reply.recurring ?? []).map(recurrenceFromWire);
};

/** One of them, with its days between two dates (DD/MM/YYYY, both included). @throws GatewayError 404 */
export const fetchRecurrence = async (
  transport: Transport,
  { id, from, until }: { readonly id: string; readonly from?: string; readonly until?: string },
): Promise<{ readonly recurrence: Recurrence; readonly occurrences: readonly Occurrence[] }> => {
  const reply = await call(transport, routes.getRecurring, { recurringId: id, fromDate: from, toDate: until });
  return { recurrence: saved(reply), occurrences: (reply.dates ?? []).map(occurrenceFromWire) };
};

/** The next days, with public holidays, and the price of a trip. @throws GatewayError 422 names the field. */
export const previewRecurrence = async (
  transport: Transport,
  {
    order,
    rule,
    changedId,
    signal,
  }: {
    readonly order: Pick<RecurringOrder, 'stops' | 'vehicleId' | 'extraIds' | 'deliveryType'>;
    readonly rule: RecurrenceRule;
    readonly changedId?: string | undefined;
    readonly signal?: AbortSignal;
  },
): Promise<RecurrencePreview> => {
  const reply = await call(transport, routes.previewRecurring, {
    ...ruleToWire(rule),
    vehicle: order.vehicleId,
    option: order.extraIds.length > 0 ? order.extraIds : undefined,
    jobType: order.deliveryType,
    locationList: pointsToWire(order.stops),
    changedId,
    signal,
  });
  return {
    occurrences: (reply.dates ?? []).map(occurrenceFromWire),
    month: { month: reply.month ?? '', times: reply.times ?? 0 },
    priceSatang: satangFromBaht(reply.price ?? 0),
    distanceKm: reply.distance ?? 0,
    priceByVehicle: new Map((reply.vehiclePrices ?? []).map(({ vehicle, price }) => [vehicle, satangFromBaht(price)])),
  };
};

/** Sets one up; the same guid gives the same one. @throws GatewayError 409 with `reply.price` if a trip costs more by now; 422 names the field. */
export const createRecurrence = async (
  transport: Transport,
  { guid, ...given }: RecurrenceToSave & { readonly guid: string },
): Promise<Recurrence> => saved(await call(transport, routes.createRecurring, { guid, ...toWire(given) }));

/** Changes one; trips that are booked already stay. @throws GatewayError as `createRecurrence`, and 404. */
export const changeRecurrence = async (
  transport: Transport,
  { id, ...given }: RecurrenceToSave & { readonly id: string },
): Promise<Recurrence> => saved(await call(transport, routes.changeRecurring, { recurringId: id, ...toWire(given) }));

/** Pauses one; trips that are booked already stay. @throws GatewayError 404; 409 it has ended. */
export const pauseRecurrence = async (transport: Transport, id: string): Promise<Recurrence> =>
  saved(await call(transport, routes.pauseRecurring, { recurringId: id }));

/** Goes on with a paused one. @throws GatewayError 404; 409 it has ended. */
export const resumeRecurrence = async (transport: Transport, id: string): Promise<Recurrence> =>
  saved(await call(transport, routes.resumeRecurring, { recurringId: id }));

/** Ends one for good. @throws GatewayError 404 */
export const endRecurrence = async (transport: Transport, id: string): Promise<Recurrence> =>
  saved(await call(transport, routes.endRecurring, { recurringId: id }));

/**
 * Changes one day.
 * @param shownSatang with `accept`: the price that the customer has seen.
 * @throws GatewayError 404; 409 it cannot be changed so any more.
 */
export const changeOccurrence = async (
  transport: Transport,
  {
    id,
    date,
    change,
    shownSatang,
  }: { readonly id: string; readonly date: string; readonly change: OccurrenceChange; readonly shownSatang?: Satang | undefined },
): Promise<void> => {
  const price = shownSatang === undefined ? undefined : bahtFromSatang(shownSatang);
  await call(transport, routes.changeOccurrence, { recurringId: id, date, change, price });
};
