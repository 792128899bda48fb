import { type Satang, satangFromBaht } from '../../basics/money.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { type PaymentType, paymentType as paymentTypes } from '../../jobs/booking/payment-type.ts';
import type { Payment } from '../../payments/payment.ts';
import { dialledPhone } from '../../validation/phones/dialled-phone.ts';
import type { NewFullDayJob } from '../full-day.ts';
import { createFullDayJob } from '../full-day-calls.ts';
import type { HireDraft } from '../hire-draft.ts';
import type { HireBooking } from '../hire-state.ts';

/** The hire as it is booked; null before package and payment are chosen. */
const toNewHire = (draft: HireDraft, shownTotalSatang: Satang): NewFullDayJob | null => {
  const { packageId, paymentType } = draft;
  if (packageId === null || paymentType === null) return null;
  return {
    packageId,
    optionIds: draft.optionIds,
    driverCount: draft.driverCount,
    driverGender: draft.driverGender,
    date: draft.date,
    startTime: draft.startTime,
    days: draft.days,
    guid: draft.guid,
    stops: draft.stops.flatMap(({ key: _key, place, ...stop }) =>
      place === null
        ? []
        : [{ ...place, ...stop, contactName: stop.contactName.trim(), contactPhone: dialledPhone(stop.contactPhone) }],
    ),
    confirmPhone: dialledPhone(draft.confirmPhone),
    remark: draft.remark.trim(),
    paymentType,
    cardId: draft.cardId,
    paymentPoint: paymentType === paymentTypes.cash ? draft.paymentPoint : null,
    shownTotalSatang,
  };
};

/** The new total in a 409; null for any other refusal. */
const newTotalOf = (error: GatewayError): Satang | null => {
  const { estimate } = error.reply as { readonly estimate?: { readonly totalPrice?: unknown } };
  return error.code === 409 && typeof estimate?.totalPrice === 'number' ? satangFromBaht(estimate.totalPrice) : null;
};

/** Index of the place that the gateway found outside the service area; null for another refusal. */
export const refusedPlaceIndex = ({ code, field }: GatewayError): number | null => {
  const index = /^locationList\.(\d+)$/.exec(field ?? '')?.[1];
  return code === 422 && index !== undefined ? Number(index) : null;
};

/** The outcome of a booking that was sent. */
export type SentHire =
  | {
      readonly status: 'created';
      readonly jobIds: readonly string[];
      readonly trackingIds: readonly string[];
      readonly walletSatang: Satang | null;
      readonly paymentType: PaymentType;
      readonly payment: Payment | null;
    }
  | Extract<HireBooking, { readonly status: 'failed' | 'priceChanged' }>;

/** Sends a booking; null before package and payment are chosen. The same guid gives the same jobs, so it may be sent again after any failure. */
export const sendHire = async (transport: Transport, draft: HireDraft, shownTotalSatang: Satang): Promise<SentHire | null> => {
  const hire = toNewHire(draft, shownTotalSatang);
  if (hire === null) return null;
  try {
    const { jobIds, trackingIds, walletSatang, payment } = await createFullDayJob(transport, hire);
    return { status: 'created', jobIds, trackingIds, walletSatang, paymentType: hire.paymentType, payment };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const totalSatang = newTotalOf(error);
    return totalSatang === null
      ? { status: 'failed', error }
      : { status: 'priceChanged', oldTotalSatang: shownTotalSatang, totalSatang };
  }
};
