import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, envelope } from '../gateway/wire-schemas.ts';
import { extraOption } from '../pricing/contract.ts';
import { ratingReason } from '../ratings/contract.ts';
import { wireAddressee } from '../tax-documents/document-schema.ts';

export const vehicleRow = Type.Object({
  id: Type.Integer(),
  /** Stable name that selects the image: motorcycle, car, pickup, box, fence, reefer. */
  kind: Type.String(),
  nameTh: Type.String(),
  nameEn: Type.String(),
  /** Price including the first `includedKm`. */
  basePrice: baht,
  includedKm: Type.Number(),
  maxWeightKg: Type.Number(),
  /** Largest load in cm, widest side first; absent if only the weight counts. */
  maxSizeCm: Type.Optional(Type.Array(Type.Number())),
  noteTh: Type.String(),
  noteEn: Type.String(),
  extraStopFee: baht,
});

const fullDayPackage = Type.Object({
  fullday_pkg_id: Type.Integer(),
  vehicle: Type.Integer(),
  duration: Type.Integer(),
  package_name_th: Type.String(),
  package_name_en: Type.String(),
  max_km: Type.Integer(),
  customer_fee: baht,
});

export const initDataV3 = defineEndpoint({
  method: 'GET',
  path: '/init_data_v3',
  access: 'anyone',
  summary: 'Start-up data of the shells, all of it from the database; the card provider public key stands in responseDesc',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    appData: Type.Object({
      supportPhone: Type.String(),
      supportHours: Type.String(),
      termsVersion: Type.String(),
      /** Configured raster tiles; absent: the embedded base map. */
      tileUrl: Type.Optional(Type.String()),
      tileAttribution: Type.Optional(Type.String()),
      simulated: Type.Boolean(),
      /** Our app at Facebook; absent: no sign-in by Facebook. */
      facebookAppId: Type.Optional(Type.String()),
      /** Of the Graph API, for Facebook's SDK (`v23.0`); present with the app's id. */
      facebookVersion: Type.Optional(Type.String()),
      /** Present where signing in by LINE is configured. */
      lineSignIn: Type.Optional(Type.Literal(true)),
      /** Where pages send page views of Plausible's shape, once a visitor allowed it; absent: nothing is counted. */
      analyticsUrl: Type.Optional(Type.String()),
      /** The name of our site there; present with the address. */
      analyticsDomain: Type.Optional(Type.String()),
    }),
    /** How many news and promotions the customer has not opened; 0 for a visitor. */
    badgeNews: Type.Integer({ minimum: 0 }),
    jobServices: Type.Array(Type.Object({ id: Type.Integer(), nameTh: Type.String(), nameEn: Type.String() })),
    priceOptions: Type.Array(extraOption),
    vehicleData: Type.Array(vehicleRow),
    packageFullTimeData: Type.Array(fullDayPackage),
    /** What customers may say about a delivery besides its stars, in the order in which they are shown. */
    ratingReasons: Type.Optional(Type.Array(ratingReason)),
    topBar: Type.Boolean(),
    /** What the bar says; present while it is shown. */
    topBarText: Type.Optional(Type.Object({ th: Type.String(), en: Type.String() })),
    /** The promotion that pages announce; absent where there is none that this customer could use. */
    proMotion: Type.Optional(Type.Object({ code: Type.String(), descriptionTh: Type.String(), descriptionEn: Type.String() })),
    outOfService: Type.Boolean(),
  }),
  example: { lang: 'th' },
});

const payment = Type.Integer({ minimum: 0, maximum: 4 });

export const orderInit = defineEndpoint({
  method: 'GET',
  path: '/order/init/:id',
  access: 'session',
  summary: 'What an empty order of the user begins with; the id is the user’s own',
  params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) }),
  paramsExample: { id: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11' },
  request: Type.Object(commonFields),
  /** HTTP 404 for another user's id. */
  reply: Type.Object({
    ...envelope,
    confirmPhone: Type.Optional(Type.String()),
    /** The user's default payment type. */
    paymentType: Type.Optional(payment),
    /** The user's allowed payment types: 0 cash, 1 card, 2 prepaid, 3 prompt pay, 4 invoice. */
    paymentTypes: Type.Optional(Type.Array(payment)),
    fullDayPayment: Type.Optional(payment),
    fixDriver: Type.Optional(Type.Boolean()),
    songwaiWallet: Type.Optional(baht),
    freeCredit: Type.Optional(baht),
    countJob: Type.Optional(Type.Integer({ minimum: 0 })),
    userGroup: Type.Optional(Type.String()),
    /** For a company's receipt. */
    receipt: Type.Optional(wireAddressee),
  }),
  example: { lang: 'th' },
});
