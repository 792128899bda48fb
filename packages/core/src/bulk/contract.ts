import { Type } from 'typebox';
import { batchBodyBytes, orderBodyBytes } from '../gateway/body-limits.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, envelope, guidText, latitude, longitude } from '../gateway/wire-schemas.ts';
import { suggestion } from '../places/contract.ts';
import { pasteDoubts } from '../places/paste/paste-doubt.ts';
import { longestAddress, mostBulkRows, mostCheckedRows, mostDropsPerTrip } from './bulk-limits.ts';
import {
  agreedTrip,
  bulkOrder,
  bulkPaymentType,
  bulkRow,
  bulkRows,
  bulkSummary,
  bulkTrip,
  plannedTrip,
  rowNumber,
} from './bulk-schema.ts';

const bulkParams = Type.Object({ bulkId: Type.String({ minLength: 1, maxLength: 40 }) });
const paramsExample = { bulkId: 'B4kq0c2T9xYw8sLd' };

export const checkBulkPlaces = defineEndpoint({
  method: 'POST',
  path: '/bulk/places',
  maxBodyBytes: orderBodyBytes,
  access: 'session',
  permit: 'order',
  needsTerms: false,
  isIdempotentRead: true,
  summary:
    'The places that the addresses of a file may mean, at most 25 at a time, and which of them were booked today; not stored',
  request: Type.Object({
    ...commonFields,
    rows: Type.Array(
      Type.Object({
        row: rowNumber,
        address: Type.String({ minLength: 1, maxLength: longestAddress }),
        phone: Type.Optional(Type.String({ maxLength: 60 })),
      }),
      { minItems: 1, maxItems: mostCheckedRows },
    ),
  }),
  reply: Type.Object({
    ...envelope,
    rows: Type.Array(
      Type.Object({
        row: rowNumber,
        places: Type.Array(suggestion, { maxItems: 3 }),
        /** Why the place should be checked; absent where it is certain. */
        doubt: Type.Optional(Type.Enum(pasteDoubts)),
        /** With the doubt `outside`: the province, district or postcode that the address names, as written. */
        elsewhere: Type.Optional(Type.String()),
        /** The job of today that goes to the same address and phone. */
        bookedAs: Type.Optional(Type.String()),
      }),
    ),
  }),
  example: { rows: [{ row: 2, address: '88/12 ซ.อารีย์ 2 พญาไท', phone: '0812345678' }], lang: 'th' },
});

export const planBulk = defineEndpoint({
  method: 'POST',
  path: '/bulk/plan',
  maxBodyBytes: orderBodyBytes,
  access: 'session',
  permit: 'order',
  needsTerms: false,
  isIdempotentRead: true,
  summary:
    'Deliveries from one pick-up grouped into trips, with the price of each and of the same deliveries one by one; books nothing',
  request: Type.Object({
    ...commonFields,
    vehicle: Type.Integer({ minimum: 1 }),
    pickUp: Type.Object({ lat: latitude, lng: longitude }),
    drops: Type.Array(Type.Object({ row: rowNumber, lat: latitude, lng: longitude, hasCod: Type.Optional(Type.Boolean()) }), {
      minItems: 1,
      maxItems: mostBulkRows,
    }),
    /** 1: each delivery is a trip of its own. */
    mostDrops: Type.Integer({ minimum: 1, maximum: mostDropsPerTrip }),
  }),
  reply: Type.Object({
    ...envelope,
    trips: Type.Optional(Type.Array(plannedTrip)),
    total: Type.Optional(baht),
    aloneTotal: Type.Optional(baht),
  }),
  example: {
    vehicle: 1,
    pickUp: { lat: 13.7797, lng: 100.5445 },
    drops: [
      { row: 2, lat: 13.7466, lng: 100.5347 },
      { row: 3, lat: 13.7235, lng: 100.529 },
    ],
    mostDrops: 9,
    lang: 'th',
  },
});

export const startBulk = defineEndpoint({
  method: 'POST',
  path: '/bulk',
  maxBodyBytes: batchBodyBytes,
  access: 'session',
  permit: 'order',
  feature: 'order',
  summary:
    'Book planned trips one after another, in the background; `guid` is the idempotency key. A wallet puts the whole sum aside first; 422 names the row at fault as `rows.<index>`',
  request: Type.Object({
    ...commonFields,
    ...bulkOrder,
    guid: guidText,
    paymentType: bulkPaymentType,
    rows: bulkRows,
    trips: Type.Array(agreedTrip, { minItems: 1, maxItems: mostBulkRows }),
  }),
  reply: Type.Object({ ...envelope, bulkId: Type.Optional(Type.String()), missing: Type.Optional(baht) }),
  example: {
    guid: '20261127-b1a2c3d4',
    fileName: 'ส่งของ-24พย.xlsx',
    vehicle: 1,
    orderType: 'now',
    confirmPhone: '0812345678',
    paymentType: 0,
    pickUp: {
      addressName: 'ร้านดอกไม้บ้านอารีย์',
      contactName: 'พิมพ์ชนก',
      contactPhone: '0812345678',
      lat: 13.7797,
      lng: 100.5445,
    },
    rows: [
      {
        row: 2,
        cells: { name: 'จิราพร', phone: '0812345678', address: 'สยามพารากอน' },
        stop: { addressName: 'สยามพารากอน', contactName: 'จิราพร', contactPhone: '0812345678', lat: 13.7466, lng: 100.5347 },
      },
    ],
    trips: [{ rows: [2], price: 85, alonePrice: 85 }],
  },
});

export const listBulks = defineEndpoint({
  method: 'GET',
  path: '/bulk',
  access: 'session',
  permit: 'order',
  summary: 'The caller’s files of the last 90 days, the newest first, at most 20',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, bulks: Type.Optional(Type.Array(bulkSummary)) }),
  example: { lang: 'th' },
});

export const getBulk = defineEndpoint({
  method: 'GET',
  path: '/bulk/:bulkId',
  access: 'session',
  permit: 'order',
  summary: 'A file with its trips; 404 for another customer’s',
  params: bulkParams,
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    bulk: Type.Optional(
      Type.Object({
        ...bulkSummary.properties,
        paymentType: bulkPaymentType,
        vehicle: Type.Integer(),
        /** Address of the mail that is sent at the end; absent where the customer has none. */
        mailTo: Type.Optional(Type.String()),
        /** It is `stopped`, but a trip is still being booked, or a sum given back: what is booked may yet become one more. */
        isStopping: Type.Optional(Type.Literal(true)),
        trips: Type.Array(bulkTrip),
      }),
    ),
  }),
  example: { lang: 'th' },
  paramsExample,
});

export const getBulkRows = defineEndpoint({
  method: 'GET',
  path: '/bulk/:bulkId/rows',
  access: 'session',
  permit: 'order',
  summary: 'The rows of a file, to book it again or to book what was left out; 404 for another customer’s',
  params: bulkParams,
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    fileName: Type.Optional(Type.String()),
    vehicle: Type.Optional(Type.Integer()),
    pickUp: Type.Optional(bulkOrder.pickUp),
    rows: Type.Optional(
      Type.Array(
        Type.Object({
          ...bulkRow.properties,
          /** The job that brings it; absent where it is not booked. */
          jobId: Type.Optional(Type.String()),
          /** The trip that it is part of; absent where it was left out. */
          trip: Type.Optional(Type.Integer()),
        }),
      ),
    ),
  }),
  example: { lang: 'th' },
  paramsExample,
});

export const stopBulk = defineEndpoint({
  method: 'POST',
  path: '/bulk/:bulkId/stop',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  summary: 'Stop after the trip that is being booked; a wallet gets back what was put aside for the others',
  params: bulkParams,
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope }),
  example: { lang: 'th' },
  paramsExample,
});

export const continueBulk = defineEndpoint({
  method: 'POST',
  path: '/bulk/:bulkId/continue',
  maxBodyBytes: orderBodyBytes,
  access: 'session',
  permit: 'order',
  summary:
    'Go on with a stopped file, and try failed trips once more at the price that is agreed to; never books a trip twice. 422 `wallet_short` with `missing`',
  params: bulkParams,
  request: Type.Object({
    ...commonFields,
    /** Failed trips to try again; absent: only those that are waiting. */
    trips: Type.Optional(
      Type.Array(Type.Object({ trip: Type.Integer({ minimum: 1 }), price: baht }), { maxItems: mostBulkRows }),
    ),
  }),
  reply: Type.Object({ ...envelope, missing: Type.Optional(baht) }),
  example: { trips: [{ trip: 2, price: 418 }], lang: 'th' },
  paramsExample,
});
