import { Type } from 'typebox';
import { baht, latitude, longitude } from '../../gateway/wire-schemas.ts';
import { wirePayment } from '../../payments/payment-schema.ts';
import { longest } from '../../validation/field-limits.ts';
import { bookedReceipt, receiptRequest } from '../receipts/receipt-schema.ts';
import { mostCollectedBaht } from './most-collected.ts';
import { parcelFields } from './parcel-schema.ts';

const metadata = Type.Record(Type.String(), Type.String());

/** A booked stop. */
export const locationPoint = Type.Object({
  addressName: Type.String({ minLength: 1, maxLength: longest.placeName }),
  contactName: Type.String({ minLength: 1, maxLength: longest.contactName }),
  contactPhone: Type.String({ minLength: 1, maxLength: longest.phone }),
  address: Type.Optional(Type.String({ maxLength: longest.address })),
  addressId: Type.Optional(Type.String({ maxLength: 60 })),
  lat: latitude,
  lng: longitude,
  district: Type.Optional(Type.String({ maxLength: longest.district })),
  subDistrict: Type.Optional(Type.String({ maxLength: longest.district })),
  remark: Type.Optional(Type.String({ maxLength: longest.stopRemark })),
  /** Money for goods that the driver collects at this drop-off, in baht; needs extra 1 (cash on delivery). */
  codAmount: Type.Optional(Type.Number({ minimum: 1, maximum: mostCollectedBaht })),
  isReturn: Type.Optional(Type.Boolean()),
});

/** A stop in a job's details. */
export const detailedPoint = Type.Object({
  ...locationPoint.properties,
  /** What the driver has collected here for the goods, in baht; absent: nothing yet. */
  codCollected: Type.Optional(baht),
  /** Drop-offs only: token of the receiver's own link `/t/:token`. */
  receiverLink: Type.Optional(Type.String()),
  /** What the receiver told the driver. */
  receiverNote: Type.Optional(Type.String()),
  /** Where the receiver's entrance is, where the receiver moved the pin. */
  receiverPin: Type.Optional(Type.Object({ lat: latitude, lng: longitude })),
});

/** Fields that every booking has, whether by trip or by day. @param stops limits of their number, including a return point. */
export const bookingFields = (stops: { readonly fewest: number; readonly most: number }) => ({
  locationList: Type.Array(locationPoint, { minItems: stops.fewest, maxItems: stops.most }),
  confirmPhone: Type.String({ minLength: 1, maxLength: longest.phone }),
  remark: Type.Optional(Type.String({ maxLength: 1000 })),
  /** The customer's own reference, such as an order number. */
  reference: Type.Optional(Type.String({ maxLength: 64 })),
  /**
   * For the booker's own use, returned with the job and in webhooks: at most 20 keys of 1 to 40 characters out of `A-Za-z0-9_.-`,
   * values of at most 500 characters, 4 kB altogether; else 422 naming `metadata` or `metadata.<key>`.
   */
  metadata: Type.Optional(metadata),
  /** What is sent; 422 if it is more than the vehicle takes. */
  parcel: Type.Optional(parcelFields),
  remarkImages: Type.Optional(Type.Array(Type.String({ maxLength: 300 }), { maxItems: 5 })),
  paymentType: Type.Integer({ minimum: 0, maximum: 4 }),
  /** Index in locationList of the stop that pays cash. */
  paymentPoint: Type.Optional(Type.Integer({ minimum: 0, maximum: stops.most - 1 })),
  cardId: Type.Optional(Type.String({ maxLength: 60 })),
  receipt: Type.Optional(receiptRequest),
  /** Offer the job only to favourite drivers. */
  fixDriver: Type.Optional(Type.Boolean()),
  /** The total shown to the customer, in baht; if it differs, the reply is 409 with the new `estimate` and nothing is booked. */
  shownPrice: Type.Optional(baht),
});

/** What the customer added to a booking, as lists of jobs show it. */
export const listedDetailFields = {
  remark: Type.String(),
  /** Absent if the customer gave none. */
  reference: Type.Optional(Type.String()),
};

/** What the customer added to a booking, as only a job's details show it. */
export const detailFields = {
  confirmPhone: Type.String(),
  isFixedDriver: Type.Boolean(),
  /** What the booker noted for its own use; absent without it. */
  metadata: Type.Optional(metadata),
  /** Absent if the customer said nothing of it. */
  parcel: Type.Optional(parcelFields),
  /** Absent if not wanted. */
  receipt: Type.Optional(bookedReceipt),
};

/** Ids of the booked job, and its payment where it waits for one. */
export const bookedFields = {
  jobId: Type.Optional(Type.String()),
  trackingId: Type.Optional(Type.String()),
  /** Only while the job stands as `awaitingPayment`: no driver is asked before it is paid. */
  payment: Type.Optional(wirePayment),
};
