import { Type } from 'typebox';
import { baht, dateText, timeText } from '../gateway/wire-schemas.ts';
import { priceLines } from '../pricing/contract.ts';
import { bookedReceipt } from './receipts/receipt-schema.ts';

/** A job that was booked with a full-day package (spec §3 "Job detail"). */
const fullDayInfo = Type.Object({
  /** 4, 9 or other. */
  durationHours: Type.Number(),
  pkgId: Type.Integer(),
  customerFee: baht,
  messengerGender: Type.String(),
  /** How many were hired together, each with a job of its own. */
  drivers: Type.Integer(),
  /** Which of them this job is for, from 1. */
  driver: Type.Integer(),
  days: Type.Integer(),
  options: Type.Array(Type.Object({ id: Type.Integer(), descTh: Type.String(), descEn: Type.String(), customerFee: baht })),
});

/** What a job costs besides its price, line by line. */
export const chargeFields = {
  kind: Type.Union([Type.Literal('waiting'), Type.Literal('overtime'), Type.Literal('lateCancel')]),
  /** Index in locationList. */
  stop: Type.Optional(Type.Integer()),
  minutes: Type.Optional(Type.Integer()),
  amount: baht,
  descTh: Type.String(),
  descEn: Type.String(),
};

/** What the customer can do with a job right now; each is a call of its own. */
const jobAction = Type.Union([
  Type.Literal('cancel'),
  Type.Literal('postpone'),
  Type.Literal('changeSearch'),
  Type.Literal('openToAll'),
]);

/** What was changed after booking, by the customer or by an administrator. */
export const jobChangeFields = {
  kind: Type.Union([
    Type.Literal('postponed'),
    Type.Literal('searchedAgain'),
    Type.Literal('extended'),
    Type.Literal('priceAdded'),
    Type.Literal('openedToAll'),
    Type.Literal('keptWaiting'),
    Type.Literal('officeCancelled'),
    Type.Literal('officeCompleted'),
    Type.Literal('driverReplaced'),
    Type.Literal('chargeWaived'),
  ]),
  isByOffice: Type.Boolean(),
  date: dateText,
  time: timeText,
  descTh: Type.String(),
  descEn: Type.String(),
  /** Only of changes by administrators. */
  reason: Type.Optional(Type.String()),
};

/** Why a driver could not do what was to be done at a stop. */
export const visitFailureSchema = Type.Union([
  Type.Literal('absent'),
  Type.Literal('refused'),
  Type.Literal('wrongAddress'),
  Type.Literal('damaged'),
  Type.Literal('accident'),
]);

/** A visit that failed. */
export const failedVisitFields = {
  /** Index in locationList. */
  stop: Type.Integer({ minimum: 0 }),
  reason: visitFailureSchema,
  /** What follows: the job is cancelled, the goods go back, or administrators decide. */
  outcome: Type.Union([Type.Literal('cancelled'), Type.Literal('goodsReturn'), Type.Literal('officeDecides')]),
  date: dateText,
  time: timeText,
  descTh: Type.String(),
  descEn: Type.String(),
};

/** What the detail of a job shows beyond its item in a list. */
export const jobDetailFields = {
  confirmPhone: Type.String(),
  jobOptions: Type.Array(Type.Integer()),
  orderType: Type.String(),
  distance: Type.Number(),
  normalPrice: baht,
  discount: baht,
  freeCredit: baht,
  lines: priceLines,
  /** What the customer added so that a driver takes the job. */
  addedPrice: baht,
  charges: Type.Array(Type.Object(chargeFields)),
  isFixedDriver: Type.Boolean(),
  /** When the search for a driver ends; while it lasts. */
  searchUntilDate: Type.Optional(dateText),
  searchUntilTime: Type.Optional(timeText),
  actions: Type.Array(jobAction),
  fullDayInfo: Type.Optional(fullDayInfo),
  /** The first of the jobs that were booked together, also of itself; absent where there is one alone. */
  bookedWith: Type.Optional(Type.String()),
  /** Absent where none is wanted. */
  receipt: Type.Optional(bookedReceipt),
  cancelReason: Type.Optional(Type.String()),
  /** What became of it after booking, in order. */
  changes: Type.Array(Type.Object(jobChangeFields)),
  /** Stops where the driver could not do what was to be done. */
  failedVisits: Type.Array(Type.Object(failedVisitFields)),
};
