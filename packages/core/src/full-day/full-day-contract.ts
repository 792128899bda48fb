import { Type } from 'typebox';
import { maxStops } from '../basics/stop-limits.ts';
import { orderBodyBytes } from '../gateway/body-limits.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, guidText, timeText } from '../gateway/wire-schemas.ts';
import { bookedFields, bookingFields } from '../jobs/booking/booking-schema.ts';

const option = Type.Object({
  id: Type.Integer(),
  desc_th: Type.String(),
  desc_en: Type.String(),
  remark_th: Type.String(),
  remark_en: Type.String(),
  customer_fee: baht,
  /** Number of the icon beside it; 1 is the plain one. */
  icon: Type.Integer(),
});

const fullDayPackage = Type.Object({
  fullday_pkg_id: Type.Integer(),
  /** Hours; 50 means monthly. */
  duration: Type.Integer(),
  package_name_th: Type.String(),
  package_name_en: Type.String(),
  desc_th: Type.String(),
  desc_en: Type.String(),
  /** Per day. */
  max_km: Type.Integer(),
  customer_fee: baht,
  options: Type.Array(option),
});

/** A vehicle and its packages (spec §3 "Full-day package catalogue"). */
export const fullDayVehicle = Type.Object({
  /** Vehicle id. */
  id: Type.Integer(),
  name_th: Type.String(),
  name_en: Type.String(),
  desc_th: Type.String(),
  desc_en: Type.String(),
  image_url: Type.String(),
  /** For each minute beyond the hours of the package. */
  overtime_per_minute: baht,
  packages: Type.Array(fullDayPackage),
});

export const getFullDayPackages = defineEndpoint({
  method: 'GET',
  path: '/fullday/api/v1/packages/:userGroup',
  access: 'anyone',
  summary: "The full-day packages that the caller can book: those of the customer's own group, DEFAULT for everybody else",
  params: Type.Object({ userGroup: Type.Optional(Type.String({ maxLength: 60 })) }),
  paramsExample: { userGroup: 'DEFAULT' },
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, packages: Type.Optional(Type.Array(fullDayVehicle)) }),
  example: { lang: 'th' },
});

/** The chosen package; the monthly quotation takes the same fields. */
export const fullDayChoice = {
  fullday_pkg_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  /** Option ids of the package. */
  options: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: 20 })),
  /** Number of drivers. */
  skNumber: Type.Optional(Type.Integer({ maximum: 100 })),
  messengerGender: Type.Optional(Type.Union([Type.Literal('N'), Type.Literal('M'), Type.Literal('F')])),
};

/** Price of a full-day hire in baht. */
export const fullDayEstimate = Type.Object({
  /** The package for all drivers and days. */
  MultipleSkPrice: baht,
  optFee: baht,
  totalPrice: baht,
});

export const createFullDayJob = defineEndpoint({
  method: 'POST',
  path: '/fullday/api/v1/create_job',
  maxBodyBytes: orderBodyBytes,
  access: 'session',
  permit: 'order',
  feature: 'fullDay',
  summary:
    'Book drivers for 4 or 9 hours, for a day or for several in a row, a job for each driver; `guid` is the idempotency key as of create_job',
  request: Type.Object({
    ...commonFields,
    ...fullDayChoice,
    guid: guidText,
    /** The first day. */
    jobDate: Type.Optional(dateText),
    startTime: Type.Optional(timeText),
    /** Consecutive days, at most 6. */
    days: Type.Optional(Type.Integer({ maximum: 1_000 })),
    /** Drivers report at the first of `locationList`; further stops are given as far as they are known. */
    ...bookingFields({ fewest: 1, most: maxStops }),
  }),
  /** `responseCode` 200; 409 with `estimate`; 422 naming the field. */
  reply: Type.Object({
    ...envelope,
    ...bookedFields,
    songwaiWallet: Type.Optional(baht),
    /** One job per driver, starting with `jobId`. */
    jobIds: Type.Optional(Type.Array(Type.String())),
    /** Of each of `jobIds`, for its public link. */
    trackingIds: Type.Optional(Type.Array(Type.String())),
    estimate: Type.Optional(fullDayEstimate),
  }),
  example: {
    guid: '20261121-4e5f6a7b',
    fullday_pkg_id: 1,
    options: [3],
    skNumber: 1,
    messengerGender: 'N',
    jobDate: '24/11/2026',
    startTime: '09:00',
    days: 1,
    paymentType: 0,
    confirmPhone: '0812345678',
    locationList: [
      { addressName: 'อาคารสาทรสแควร์', contactName: 'พิมพ์ชนก', contactPhone: '0812345678', lat: 13.7217, lng: 100.5293 },
    ],
  },
});
