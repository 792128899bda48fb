import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, guidText, timeText } from '../gateway/wire-schemas.ts';
import { jobStatusSchema } from './contract.ts';

const jobIdParams = Type.Object({ jobId: Type.String({ minLength: 1, maxLength: 40 }) });
const paramsExample = { jobId: 'J00000001' };

/** The job after the change. */
const changedJob = Type.Object({
  jobId: Type.String(),
  jobStatus: jobStatusSchema,
  jobDate: dateText,
  jobTime: timeText,
  searchUntilDate: dateText,
  searchUntilTime: timeText,
  netPrice: baht,
  addedPrice: baht,
  isFixedDriver: Type.Boolean(),
});

/**
 * 404 no such job; 409 the job no longer allows it, or (with `netPrice`) its price has changed, because promo code and credit of
 * a job without a driver were returned.
 */
const changeReply = Type.Object({ ...envelope, job: Type.Optional(changedJob), netPrice: Type.Optional(baht) });

/** The price that the customer agrees to when a search without result is repeated. */
const shownPrice = Type.Optional(baht);

export const postponeJob = defineEndpoint({
  method: 'POST',
  path: '/v3/job/postpone',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  summary: 'Have the goods picked up later; a driver on the way is let go and one is looked for again',
  request: Type.Object({
    ...commonFields,
    username: Type.Optional(Type.String({ maxLength: 120 })),
    jobId: Type.String({ minLength: 1, maxLength: 40 }),
    /** Without date and times: an hour later, or for next day a day later. */
    jobDate: Type.Optional(dateText),
    startTime: Type.Optional(timeText),
    finishTime: Type.Optional(timeText),
    guid: Type.Optional(guidText),
    shownPrice,
  }),
  reply: changeReply,
  example: { jobId: 'J00000001', jobDate: '22/11/2026', startTime: '10:00', lang: 'th' },
});

export const cancelFixedDriver = defineEndpoint({
  method: 'POST',
  path: '/job/:jobId/fixed/cancel',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  summary: 'Offer a job that only favourite drivers were asked for to all drivers',
  params: jobIdParams,
  paramsExample,
  request: Type.Object({ ...commonFields, guid: Type.Optional(guidText), shownPrice }),
  reply: changeReply,
  example: { lang: 'th' },
});

export const searchAgain = defineEndpoint({
  method: 'POST',
  path: '/job/:jobId/search/again',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  summary: 'No driver found: ask all over again, for 45 minutes',
  params: jobIdParams,
  paramsExample,
  request: Type.Object({ ...commonFields, guid: Type.Optional(guidText), shownPrice }),
  reply: changeReply,
  example: { lang: 'th' },
});

export const extendSearch = defineEndpoint({
  method: 'POST',
  path: '/job/:jobId/search/extend',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  summary: 'No driver found: let the pick-up be so many minutes later',
  params: jobIdParams,
  paramsExample,
  request: Type.Object({
    ...commonFields,
    minutes: Type.Integer({ minimum: 15, maximum: 240 }),
    guid: Type.Optional(guidText),
    shownPrice,
  }),
  reply: changeReply,
  example: { minutes: 60, lang: 'th' },
});

export const addPrice = defineEndpoint({
  method: 'POST',
  path: '/job/:jobId/search/add_price',
  access: 'session',
  permit: 'order',
  summary: 'No driver found: add to the price, 10 to 500 baht at a time and 1,000 in all; it goes to the driver',
  params: jobIdParams,
  paramsExample,
  request: Type.Object({
    ...commonFields,
    guid: guidText,
    /** Whole baht. */
    amount: baht,
    shownPrice,
  }),
  reply: changeReply,
  example: { guid: '20261121-4d5e6f70', amount: 50, lang: 'th' },
});

export const askAllDrivers = defineEndpoint({
  method: 'POST',
  path: '/job/:jobId/search/all_drivers',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  summary: 'No favourite driver found, or for a hire none of the gender asked for: ask the others too',
  params: jobIdParams,
  paramsExample,
  request: Type.Object({ ...commonFields, guid: Type.Optional(guidText), shownPrice }),
  reply: changeReply,
  example: { lang: 'th' },
});

export const keepWaiting = defineEndpoint({
  method: 'POST',
  path: '/job/:jobId/search/wait',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  summary: 'No driver found: keep waiting, 15 minutes more',
  params: jobIdParams,
  paramsExample,
  request: Type.Object({ ...commonFields, guid: Type.Optional(guidText), shownPrice }),
  reply: changeReply,
  example: { lang: 'th' },
});

export const cancelSearch = defineEndpoint({
  method: 'POST',
  path: '/job/:jobId/search/cancel',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  summary: 'No driver found: cancel, for nothing; also where the search has ended by itself',
  params: jobIdParams,
  paramsExample,
  request: Type.Object({ ...commonFields, cancelReason: Type.Optional(Type.String({ maxLength: 300 })) }),
  reply: changeReply,
  example: { cancelReason: 'customer cancel', lang: 'th' },
});
