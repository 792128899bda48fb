import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, latitude, longitude, timeText } from '../gateway/wire-schemas.ts';
import { hireToDo } from '../rides/hire-contract.ts';

const offerId = Type.String({ pattern: '^[1-9]\\d{0,14}$' });
const offerPath = { params: Type.Object({ offerId }), paramsExample: { offerId: '1' } } as const;

/** A job as offered: place, time and fare, but no name, phone or house number. */
const jobOffer = Type.Object({
  offerId,
  jobId: Type.String(),
  expiresInSeconds: Type.Integer({ minimum: 0 }),
  /** The job's price without later charges. */
  fare: baht,
  /** 1 express, 2 full day, 3 next day. */
  taskType: Type.Integer(),
  jobDate: dateText,
  jobTime: timeText,
  /** Straight-line distance from the driver's last position to the pick-up. */
  kmToPickUp: Type.Number({ minimum: 0 }),
  /** Road distance over the stops. */
  distance: Type.Number({ minimum: 0 }),
  jobOptions: Type.Array(Type.Integer()),
  /** This driver is one of the customer's favourites. */
  isFavorite: Type.Boolean(),
  /** Present only for a hire by the day. */
  fullDayInfo: Type.Optional(hireToDo),
  locationList: Type.Array(Type.Object({ district: Type.String(), subDistrict: Type.String(), lat: latitude, lng: longitude })),
});

export const getDriverOffers = defineEndpoint({
  method: 'GET',
  path: '/driver/offers',
  access: 'driver',
  summary: 'Jobs that this driver may take now, those that end first on top',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, offers: Type.Optional(Type.Array(jobOffer)) }),
  example: { lang: 'th' },
});

export const acceptDriverOffer = defineEndpoint({
  method: 'POST',
  path: '/driver/offers/:offerId/accept',
  access: 'driver',
  summary: 'Take a job; of several drivers the first gets it',
  ...offerPath,
  request: Type.Object(commonFields),
  /** HTTP 404 not an offer of this driver; 409 taken by another, expired, withdrawn, or this driver is on a job. Idempotent. */
  reply: Type.Object({ ...envelope, jobId: Type.Optional(Type.String()) }),
  example: {},
});

export const declineDriverOffer = defineEndpoint({
  method: 'POST',
  path: '/driver/offers/:offerId/decline',
  access: 'driver',
  summary: 'Leave a job to others; it is not offered to this driver again unless the customer changes something',
  ...offerPath,
  request: Type.Object(commonFields),
  /** HTTP 404 not an offer of this driver; 409 already accepted by it. */
  reply: Type.Object(envelope),
  example: {},
});
