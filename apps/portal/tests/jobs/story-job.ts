import { addMinutes, bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { encodePolyline } from '@songwai/core/basics/polyline';
import type { JobDetail } from '@songwai/core/jobs/job';
import { flowerShop, onNut, silomComplex } from '@songwai/features/tests/places';
import { storyNow } from '@songwai/features/tests/story-now';
import { streets } from '@songwai/features/tests/streets';

const stopAt = ({ placeId, name, address, district, subDistrict, lat, lng }: typeof flowerShop, contactName: string) => ({
  placeId,
  name,
  address,
  district,
  subDistrict,
  lat,
  lng,
  contactName,
  contactPhone: '0812345678',
  remark: '',
  isReturn: false,
});

/** A moment so many minutes after the stories' time, as a job has it. */
export const inMinutes = (minutes: number) => {
  const moment = addMinutes(storyNow, minutes);
  return { date: bangkokDate(moment), time: bangkokTime(moment) };
};

/** The worked example of the rate card: a car over three stops, paid from the wallet; its search ends in eight minutes. */
export const searchingJob: JobDetail = {
  jobId: 'J00024819',
  trackingId: '8K2M7Q',
  ...inMinutes(-37),
  status: 'matching',
  statusText: { th: 'กำลังหาคนขับ', en: 'Finding a driver' },
  deliveryType: 2,
  taskType: 1,
  vehicleId: 2,
  extraIds: [1],
  remark: '',
  metadata: {},
  reference: '',
  remarkImages: [],
  netSatang: 46_645,
  paymentType: 2,
  stops: [stopAt(flowerShop, 'พิมพ์ชนก'), stopAt(silomComplex, 'ธนากร'), stopAt(onNut, 'มาลี')],
  rating: null,
  ratingToken: null,
  searchUntilAt: addMinutes(storyNow, 8),
  overAt: null,
  confirmPhone: '0812345678',
  receipt: null,
  parcel: undefined,
  isFixedDriver: true,
  isScheduled: false,
  distanceKm: 18.4,
  route: { polyline: encodePolyline(streets), isApproximate: false },
  normalSatang: 46_645,
  discountSatang: 0,
  freeCreditSatang: 0,
  addedSatang: 0,
  distanceFareSatang: 28_430,
  extraStops: 1,
  extraStopFeeSatang: 4_000,
  extras: [{ id: 1, feeSatang: 14_215 }],
  charges: [],
  searchUntil: inMinutes(8),
  actions: ['cancel', 'postpone', 'changeSearch', 'openToAll'],
  fullDay: null,
  bookedWith: null,
  cancelReason: '',
  changes: [],
  failedStops: [],
};

/** Its driver is on the way to the pick-up. */
export const assignedJob: JobDetail = {
  ...searchingJob,
  ...inMinutes(20),
  status: 'assigned',
  statusText: { th: 'คนขับกำลังไปรับ', en: 'Driver on the way' },
  isFixedDriver: false,
  searchUntil: null,
  actions: ['cancel', 'postpone'],
};

/** Its driver waits at the pick-up. */
export const arrivedJob: JobDetail = {
  ...assignedJob,
  status: 'arrived',
  statusText: { th: 'คนขับถึงจุดรับ', en: 'At the pick-up' },
  actions: ['cancel'],
};

/** Its search has ended without a driver. */
export const expiredJob: JobDetail = {
  ...searchingJob,
  ...inMinutes(-50),
  status: 'expired',
  statusText: { th: 'ไม่มีคนขับรับงาน', en: 'No driver found' },
  searchUntil: null,
  actions: ['postpone', 'changeSearch', 'openToAll'],
};
