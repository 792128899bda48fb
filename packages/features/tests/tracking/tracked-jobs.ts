import type { Place } from '@songwai/core/places/place';
import type { TrackedJob, TrackedStop } from '@songwai/core/tracking/tracking-state';
import { flowerShop, onNut, silomComplex } from '../places.ts';
import { streets } from '../streets.ts';

const tracked = (
  { name, district, subDistrict, lat, lng }: Place,
  doneTime: string | null,
  etaTime: string | null,
): TrackedStop => ({
  name,
  district,
  subDistrict,
  lat,
  lng,
  isReturn: false,
  doneTime,
  etaTime,
});

/** A car between its first and its second stop. */
export const delivering: TrackedJob = {
  jobId: 'J2481937',
  trackingId: '8K2M7Q',
  status: 'delivering',
  statusText: { th: 'กำลังส่ง', en: 'Delivering' },
  vehicleKind: 'car',
  date: '21/11/2026',
  time: '13:20',
  stops: [tracked(flowerShop, '13:42', null), tracked(silomComplex, null, '14:12'), tracked(onNut, null, '14:40')],
  nextStop: 1,
  etaMinutes: 6,
  driver: { firstName: 'สมชาย', plate: '2ขก 4471', lat: 13.752, lng: 100.533, headingDeg: 190 },
  route: { points: streets, isApproximate: false },
  events: [{ status: 'pickedUp', stop: 0, date: '21/11/2026', time: '13:42' }],
};

const waiting = [tracked(flowerShop, null, null), tracked(silomComplex, null, null), tracked(onNut, null, null)];

export const matching: TrackedJob = {
  ...delivering,
  status: 'matching',
  statusText: { th: 'กำลังหาคนขับ', en: 'Finding a driver' },
  stops: waiting,
  nextStop: null,
  etaMinutes: null,
  driver: null,
  events: [],
};

export const assigned: TrackedJob = {
  ...delivering,
  status: 'assigned',
  statusText: { th: 'คนขับกำลังไปรับ', en: 'Driver on the way' },
  stops: [tracked(flowerShop, null, '13:46'), tracked(silomComplex, null, '14:12'), tracked(onNut, null, '14:40')],
  nextStop: 0,
  driver: { firstName: 'สมชาย', plate: '2ขก 4471', lat: 13.789, lng: 100.549, headingDeg: 200 },
};

export const arrived: TrackedJob = {
  ...assigned,
  status: 'arrived',
  statusText: { th: 'คนขับถึงจุดรับ', en: 'At the pick-up' },
  etaMinutes: null,
};

export const completed: TrackedJob = {
  ...delivering,
  status: 'completed',
  statusText: { th: 'ส่งครบแล้ว', en: 'Delivered' },
  stops: [tracked(flowerShop, '13:42', null), tracked(silomComplex, '14:11', null), tracked(onNut, '14:38', null)],
  nextStop: null,
  etaMinutes: null,
};

export const cancelled: TrackedJob = { ...matching, status: 'cancelled', statusText: { th: 'ยกเลิกแล้ว', en: 'Cancelled' } };
export const expired: TrackedJob = { ...matching, status: 'expired', statusText: { th: 'ไม่มีคนขับรับงาน', en: 'No driver found' } };
