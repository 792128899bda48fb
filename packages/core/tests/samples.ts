import type { ReplyOf } from '../src/gateway/endpoint.ts';
import type { getJobDetail } from '../src/jobs/contract.ts';
import type { Place } from '../src/places/place.ts';
import type { Catalog } from '../src/pricing/catalog.ts';
import type { estimatePrice } from '../src/pricing/contract.ts';
import type { initDataV3 } from '../src/startup/contract.ts';
import type { WireTracking } from '../src/tracking/tracked-job-from-wire.ts';

/** Reproducible random numbers: a small generator (mulberry32). */
export const createRandom = (seed = 1): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const success = { responseCode: 200, responseDesc: 'OK' };

export const siam: Place = {
  placeId: 'siam-paragon',
  name: 'สยามพารากอน',
  address: 'ถนนพระราม 1 ปทุมวัน กรุงเทพมหานคร',
  district: 'ปทุมวัน',
  subDistrict: 'ปทุมวัน',
  lat: 13.7466,
  lng: 100.5347,
};
export const bangNa: Place = {
  ...siam,
  placeId: 'bts-bang-na',
  name: 'บีทีเอสบางนา',
  district: 'บางนา',
  lat: 13.6682,
  lng: 100.605,
};
export const ayutthaya: Place = {
  ...siam,
  placeId: 'ayutthaya',
  name: 'อยุธยา',
  district: 'พระนครศรีอยุธยา',
  lat: 14.3532,
  lng: 100.5689,
};

export const wireUser = {
  userId: 'u1',
  userName: 'demo@songwai.test',
  phoneNo: '0812345678',
  userType: 2 as const,
  firstName: 'พิมพ์ชนก',
  lastName: 'ใจดี',
  channel: 'web',
  skToken: 'token-1',
  songwaiWallet: 250.75,
  freeCredit: 20,
  invoiceEnabled: false,
  confirmPhone: '0812345678',
};

export const catalog: Catalog = {
  vehicles: (['motorcycle', 'car'] as const).map((kind, index) => ({
    id: index + 1,
    kind,
    name: { th: kind, en: kind },
    note: { th: '', en: '' },
    basePriceSatang: 4800,
    includedKm: 1,
    maxWeightKg: 20,
    maxSizeCm: [],
  })),
  extras: [
    { id: 1, name: { th: 'เก็บเงินปลายทาง', en: 'COD' }, kind: 'fareShare', feeSatang: 0, percent: 50, vehicleIds: [1, 2] },
    { id: 3, name: { th: 'รับเอกสารกลับ', en: 'Return' }, kind: 'returnLeg', feeSatang: 0, percent: 50, vehicleIds: [1, 2] },
    { id: 4, name: { th: 'รับเงินกลับ', en: 'Return money' }, kind: 'returnLeg', feeSatang: 0, percent: 50, vehicleIds: [1, 2] },
    { id: 6, name: { th: 'กล่อง', en: 'Box' }, kind: 'fixed', feeSatang: 0, percent: 0, vehicleIds: [1] },
  ],
  services: [1, 2, 3].map((id) => ({ id, name: { th: String(id), en: String(id) } })),
};

/** An estimate with a recognisable total: `net` baht with vehicle 1, twice that with vehicle 2. */
export const wireEstimate = (net: number, vehicle = 1): ReplyOf<typeof estimatePrice> => ({
  ...success,
  netPrice: net * vehicle,
  normalPrice: net * vehicle,
  discount: 0,
  freeCredit: 0,
  other: 0,
  promoCode: '',
  promoCodeDescTh: '',
  promoCodeDescEn: '',
  distance: 12.34,
  lines: { distanceFare: net * vehicle, extraStops: 0, extraStopFee: 0, extras: [] },
  vehiclePrices: [
    { vehicle: 1, netPrice: net },
    { vehicle: 2, netPrice: net * 2 },
  ],
  routePolyline: '_p~iF~ps|U_ulLnnqC',
  routeApproximate: true,
});

const point = (place: Place) => ({
  addressName: place.name,
  contactName: 'ก',
  contactPhone: '0812345678',
  lat: place.lat,
  lng: place.lng,
});

export const wireJob: NonNullable<ReplyOf<typeof getJobDetail>['jobDetail']> = {
  jobId: 'J00000001',
  trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA',
  jobDate: '21/11/2026',
  jobTime: '10:30',
  jobStatus: 'matching',
  jobStatusTh: 'กำลังหาคนขับ',
  jobStatusEn: 'Finding a driver',
  jobType: 2,
  vehicle: 1,
  option: '1,3',
  taskType: 1,
  remark: '',
  remarkImages: [],
  netPrice: 466.45,
  paymentType: 0,
  locationList: [point(siam), point(bangNa)],
  confirmPhone: '0812345678',
  jobOptions: [1, 3],
  orderType: 'now',
  distance: 18.4,
  normalPrice: 466.45,
  discount: 0,
  freeCredit: 0,
  lines: { distanceFare: 284.3, extraStops: 1, extraStopFee: 40, extras: [{ id: 1, fee: 142.15 }] },
  addedPrice: 0,
  charges: [],
  isFixedDriver: false,
  actions: ['cancel', 'postpone', 'changeSearch'],
  changes: [],
  failedVisits: [],
};

export const wireTracking = (status: WireTracking['jobStatus']): WireTracking => ({
  jobId: 'J00000001',
  trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA',
  jobStatus: status,
  jobStatusTh: status,
  jobStatusEn: status,
  vehicle: 1,
  vehicleKind: 'motorcycle',
  taskType: 1,
  jobDate: '21/11/2026',
  jobTime: '10:30',
  locationList: [siam, bangNa].map((place) => ({
    addressName: place.name,
    district: place.district,
    subDistrict: place.subDistrict,
    lat: place.lat,
    lng: place.lng,
    isReturn: false,
  })),
  nextStop: 1,
  routePolyline: '_p~iF~ps|U_ulLnnqC',
  routeApproximate: true,
  events: [{ status, date: '21/11/2026', time: '10:31' }],
});

export const wireStartup: ReplyOf<typeof initDataV3> = {
  ...success,
  responseDesc: 'pkey_sandbox',
  appData: { supportPhone: '021234567', supportHours: '06:00-24:00', termsVersion: '1', simulated: true },
  badgeNews: 2,
  jobServices: [{ id: 2, nameTh: 'พัสดุ', nameEn: 'Parcel' }],
  priceOptions: [{ id: 2, nameTh: 'ฝากเช็ค', nameEn: 'Cheque', kind: 'fixed', fee: 40, percent: 0, vehicles: [1] }],
  vehicleData: [
    {
      id: 1,
      kind: 'motorcycle',
      nameTh: 'มอเตอร์ไซค์',
      nameEn: 'Motorcycle',
      basePrice: 48,
      includedKm: 1,
      maxWeightKg: 20,
      maxSizeCm: [50, 50, 80],
      noteTh: '',
      noteEn: '',
      extraStopFee: 30,
    },
  ],
  packageFullTimeData: [],
  topBar: false,
  outOfService: false,
};
