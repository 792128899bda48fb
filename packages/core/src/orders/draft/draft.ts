import { createGuid } from '../../basics/ids.ts';
import type { Satang } from '../../basics/money.ts';
import type { expressTask, fullDayTask, nextDayTask } from '../../basics/wire-numbers.ts';
import type { Parcel } from '../../jobs/booking/parcel.ts';
import type { PaymentType } from '../../jobs/booking/payment-type.ts';
import type { JobReceipt } from '../../jobs/receipts/receipt-from-wire.ts';
import type { Place } from '../../places/place.ts';
import type { Metadata } from '../../validation/orders/metadata.ts';

/** A stop of the draft. `key` is stable when the stop moves, and is never sent. */
export interface Stop {
  readonly key: string;
  readonly place: Place | null;
  readonly contactName: string;
  readonly contactPhone: string;
  /** For the driver: floor, room, contact on site. */
  readonly remark: string;
  /** Money for goods that the driver collects here, with extra 1 (cash on delivery); absent or null: none. */
  readonly codSatang?: Satang | null;
  readonly isReturn: boolean;
}

/**
 * Pick-up time: now (within 45 minutes), or a Bangkok date (DD/MM/YYYY) and time (HH:MM), optionally no later than `untilTime` on
 * that day.
 */
export type Schedule =
  | { readonly kind: 'now' }
  | { readonly kind: 'later'; readonly date: string; readonly time: string; readonly untilTime?: string };

/** 1 express, 2 full day, 3 next day (spec §2). */
export type OrderTab = typeof expressTask | typeof fullDayTask | typeof nextDayTask;

/** Delivery type: 1 document, 2 parcel, 3 food; -1 not chosen. */
export type DeliveryType = -1 | 1 | 2 | 3;

/** The wizard's step object (spec §3, §4). `requestStep` is the requested step while `reqComplete` waits for validation. */
export interface WizardStep {
  readonly maxStep: 2;
  readonly completed: number;
  readonly currentStep: number;
  readonly reqComplete: boolean;
  readonly requestStep: number;
}

/** The stops were put into their shortest order: what they were before, and what they were put into. */
export interface Shortened {
  /** Keys of the customer's own stops. */
  readonly before: readonly string[];
  /** The stops with their places since then (`shortest/shortened.ts`): any other change by hand ends it. */
  readonly after: string;
}

/** All input for one order (spec §3 "Order state"). Survives reload and sign-in. */
export interface OrderDraft {
  readonly tab: OrderTab;
  readonly stops: readonly Stop[];
  readonly vehicleId: number | null;
  readonly service: DeliveryType;
  readonly extraIds: readonly number[];
  readonly schedule: Schedule;
  readonly paymentType: PaymentType | null;
  /** Index of the stop that pays cash. */
  readonly paymentPoint: number;
  /** The saved card that pays by card; absent: the default one. */
  readonly cardId?: string | undefined;
  readonly promoCode: string;
  readonly confirmPhone: string;
  readonly remark: string;
  /** Photos for the driver, uploaded under `guid` or of an earlier job, at most 5 (spec §5). */
  readonly photoNames: readonly string[];
  /** The customer's own reference, such as an order number (decisions: at most 64 characters). */
  readonly reference: string;
  /** What the page around the order notes on it for its own use; no form shows it. */
  readonly metadata: Metadata;
  /** The addressee of the receipt, checked by `receiptChoice`; null if not wanted (spec §3 "need-receipt"). */
  readonly receipt: JobReceipt | null;
  /** What is sent; absent until the customer says something of it. */
  readonly parcel?: Parcel | undefined;
  /** Offer only to favourite drivers; null: use the account's preference. */
  readonly isFixedDriver: boolean | null;
  readonly step: WizardStep;
  /** The stops were put into their shortest order (spec §3 "optimised-route flag with the stops before optimisation"). */
  readonly shortened?: Shortened | undefined;
  /** Says which prefill filled it in; absent without one (`prefill/fill-draft.ts`). */
  readonly prefilled?: string | undefined;
  /** Idempotency key until the order is booked or cleared, so that a retry never makes a second job. */
  readonly guid: string;
}

/** Two steps, starting at step 0 with nothing completed (spec §4 "Order wizard"). */
export const emptyStep: WizardStep = { maxStep: 2, completed: 0, currentStep: 0, reqComplete: false, requestStep: 0 };

export const createStop = (nowMs: number, random: () => number): Stop => ({
  key: createGuid(new Date(nowMs), random),
  place: null,
  contactName: '',
  contactPhone: '',
  remark: '',
  isReturn: false,
});

/** A new empty order (spec §4): two empty points, no vehicle, service -1, no extras, step 0, express tab. */
export const createEmptyDraft = (nowMs: number, random: () => number): OrderDraft => ({
  tab: 1,
  stops: [createStop(nowMs, random), createStop(nowMs, random)],
  vehicleId: null,
  service: -1,
  extraIds: [],
  schedule: { kind: 'now' },
  paymentType: null,
  paymentPoint: 0,
  promoCode: '',
  confirmPhone: '',
  remark: '',
  photoNames: [],
  reference: '',
  metadata: {},
  receipt: null,
  isFixedDriver: null,
  step: emptyStep,
  guid: createGuid(new Date(nowMs), random),
});
