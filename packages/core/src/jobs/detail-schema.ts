import { Type } from 'typebox';
import { baht, dateText, timeText } from '../gateway/wire-schemas.ts';
import { wirePayment } from '../payments/payment-schema.ts';
import { priceLines } from '../pricing/contract.ts';
import { detailFields } from './booking/booking-schema.ts';

/** Full-day data of a job (spec §3 "Job detail"). */
const fullDayInfo = Type.Object({
  /** 4, 9 or other. */
  durationHours: Type.Number(),
  pkgId: Type.Integer(),
  customerFee: baht,
  messengerGender: Type.String(),
  /** How many drivers were hired together, each with their own job. */
  drivers: Type.Integer(),
  /** Number of this job's driver among them, from 1. */
  driver: Type.Integer(),
  days: Type.Integer(),
  options: Type.Array(Type.Object({ id: Type.Integer(), descTh: Type.String(), descEn: Type.String(), customerFee: baht })),
});

/** A charge in addition to the job's price. */
export const chargeFields = {
  kind: Type.Union([Type.Literal('waiting'), Type.Literal('overtime'), Type.Literal('lateCancel'), Type.Literal('routeChange')]),
  /** Index in locationList. */
  stop: Type.Optional(Type.Integer()),
  minutes: Type.Optional(Type.Integer()),
  amount: baht,
  descTh: Type.String(),
  descEn: Type.String(),
};

/** What the customer can currently do with a job; each is a call. */
const jobAction = Type.Union([
  Type.Literal('cancel'),
  Type.Literal('postpone'),
  Type.Literal('changeSearch'),
  Type.Literal('openToAll'),
  Type.Literal('changeStops'),
]);

/** A change after booking, by the customer or an administrator. */
export const jobChangeFields = {
  kind: Type.Union([
    Type.Literal('postponed'),
    Type.Literal('searchedAgain'),
    Type.Literal('extended'),
    Type.Literal('priceAdded'),
    Type.Literal('openedToAll'),
    Type.Literal('keptWaiting'),
    Type.Literal('stopMended'),
    Type.Literal('routeChanged'),
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
  /** Only for changes by administrators. */
  reason: Type.Optional(Type.String()),
};

/** Why a driver could not complete a stop. */
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
  /** The consequence: the job is cancelled, the goods go back, or administrators decide. */
  outcome: Type.Union([Type.Literal('cancelled'), Type.Literal('goodsReturn'), Type.Literal('officeDecides')]),
  date: dateText,
  time: timeText,
  descTh: Type.String(),
  descEn: Type.String(),
};

/** Fields of a job's detail beyond its list item. */
export const jobDetailFields = {
  ...detailFields,
  jobOptions: Type.Array(Type.Integer()),
  orderType: Type.String(),
  distance: Type.Number(),
  /** The route as calculated at booking, over all stops. */
  routePolyline: Type.Optional(Type.String()),
  /** Without a router: not along real roads. */
  routeApproximate: Type.Optional(Type.Boolean()),
  normalPrice: baht,
  discount: baht,
  freeCredit: baht,
  lines: priceLines,
  /** Amount that the customer added to attract a driver. */
  addedPrice: baht,
  /** The open payment of a job that stands as `awaitingPayment`; absent where the customer has to choose a way. */
  payment: Type.Optional(wirePayment),
  charges: Type.Array(Type.Object(chargeFields)),
  /** End of the search for a driver, while it lasts. */
  searchUntilDate: Type.Optional(dateText),
  searchUntilTime: Type.Optional(timeText),
  actions: Type.Array(jobAction),
  fullDayInfo: Type.Optional(fullDayInfo),
  /** Id of the first of the jobs booked together (including this one); absent for a single job. */
  bookedWith: Type.Optional(Type.String()),
  cancelReason: Type.Optional(Type.String()),
  /** Changes after booking, in order. */
  changes: Type.Array(Type.Object(jobChangeFields)),
  /** Stops that the driver could not complete. */
  failedVisits: Type.Array(Type.Object(failedVisitFields)),
};
