import type { Static, TObject } from 'typebox';
import type { Metadata } from '../../validation/orders/metadata.ts';
import { type JobReceipt, receiptFromWire } from '../receipts/receipt-from-wire.ts';
import type { detailFields as DetailFields, listedDetailFields as ListedDetailFields } from './booking-schema.ts';
import type { Parcel } from './parcel.ts';

/** What the customer adds to a booking, by trip or by day, as lists of jobs show it. */
export interface ListedDetails {
  readonly remark: string;
  /** The customer's own reference; empty without one. */
  readonly reference: string;
}

/** What the customer adds to a booking besides stops, time, price and payment, as its job has it. */
export interface BookingDetails extends ListedDetails {
  /** Rung up with questions about the job. */
  readonly confirmPhone: string;
  /** Null if not wanted. */
  readonly receipt: JobReceipt | null;
  /** What is sent; undefined if the customer said nothing of it. */
  readonly parcel: Parcel | undefined;
  /** Offered only to the customer's favourite drivers. */
  readonly isFixedDriver: boolean;
  /** What the partner's page, or the caller of the API, noted for its own use; empty without. */
  readonly metadata: Metadata;
}

/** The details of a booking; those which few customers give may be absent. */
export type GivenDetails = Partial<BookingDetails> & Pick<BookingDetails, 'remark' | 'confirmPhone'>;

/** Maps details to the wire's names. */
export const detailsToWire = (details: GivenDetails) => ({
  remark: details.remark || undefined,
  reference: details.reference || undefined,
  confirmPhone: details.confirmPhone,
  receipt: details.receipt ? { check: true, ...details.receipt } : undefined,
  parcel: details.parcel,
  fixDriver: details.isFixedDriver || undefined,
  metadata: details.metadata,
});

/** Maps the details of a job in a list from the wire's names. */
export const listedDetailsFromWire = (wire: Static<TObject<typeof ListedDetailFields>>): ListedDetails => ({
  remark: wire.remark,
  reference: wire.reference ?? '',
});

/** Maps a job's details from the wire's names. */
export const detailsFromWire = (wire: Static<TObject<typeof ListedDetailFields & typeof DetailFields>>): BookingDetails => ({
  ...listedDetailsFromWire(wire),
  confirmPhone: wire.confirmPhone,
  receipt: receiptFromWire(wire.receipt),
  isFixedDriver: wire.isFixedDriver,
  parcel: wire.parcel,
  metadata: wire.metadata ?? {},
});
