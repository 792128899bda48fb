import { encodePolyline } from '@songwai/core/basics/polyline';
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
  taskType: 1,
  workUntil: null,
  receiver: null,
  date: '21/11/2026',
  time: '13:20',
  stops: [tracked(flowerShop, '13:42', null), tracked(silomComplex, null, '14:12'), tracked(onNut, null, '14:40')],
  nextStop: 1,
  etaMinutes: 6,
  driver: { firstName: 'สมชาย', plate: '2ขก 4471', lat: 13.752, lng: 100.533, headingDeg: 190 },
  route: { polyline: encodePolyline(streets), isApproximate: false },
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

export const awaitingPayment: TrackedJob = {
  ...matching,
  status: 'awaitingPayment',
  statusText: { th: 'รอการจ่ายเงิน', en: 'Waiting for payment' },
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

/** A hire by the day while its driver works. */
export const hired: TrackedJob = {
  ...delivering,
  taskType: 2,
  status: 'pickedUp',
  statusText: { th: 'กำลังปฏิบัติงาน', en: 'Working' },
  workUntil: '17:42',
  stops: [tracked(flowerShop, '13:42', null)],
  nextStop: 0,
  etaMinutes: null,
};

/** Nobody was at the second stop; the goods go back. */
export const failed: TrackedJob = {
  ...delivering,
  stops: [
    tracked(flowerShop, '13:42', null),
    {
      ...tracked(silomComplex, null, null),
      failure: {
        time: '14:20',
        text: {
          th: 'จุดที่ 2 ไม่สำเร็จ: ไม่พบผู้รับ คนขับจะนำของกลับคืน',
          en: 'Stop 2: the recipient was not there. The driver brings the goods back.',
        },
        reason: 'absent',
      },
    },
  ],
  nextStop: 0,
  etaMinutes: 22,
};

/** Behind a receiver's own link: the driver comes to this receiver next. */
export const received: TrackedJob = {
  ...delivering,
  stops: [tracked(silomComplex, null, '14:12')],
  nextStop: 0,
  receiver: {
    stop: 1,
    stopsBefore: 0,
    amountToPay: null,
    note: '',
    pin: null,
    mayChange: true,
    driver: { firstName: 'สมชาย', plate: '2ขก 4471' },
  },
  events: [],
};

const ownLink = { stop: 1, amountToPay: null, note: '', pin: null, driver: null };

/** Another receiver comes before; there is money to pay, and a note was left. */
export const receivedLater: TrackedJob = {
  ...received,
  stops: [tracked(onNut, null, '14:40')],
  nextStop: null,
  etaMinutes: 34,
  driver: null,
  route: { polyline: '', isApproximate: false },
  receiver: {
    stop: 2,
    stopsBefore: 1,
    amountToPay: 450.5,
    note: 'ฝากไว้ที่ประชาสัมพันธ์ชั้น 1',
    pin: { lat: onNut.lat + 0.0004, lng: onNut.lng },
    mayChange: true,
    driver: { firstName: 'สมชาย', plate: '2ขก 4471' },
  },
};

export const receivedBefore: TrackedJob = {
  ...matching,
  stops: [tracked(silomComplex, null, null)],
  receiver: { ...ownLink, stopsBefore: 1, mayChange: true },
};

export const receivedDone: TrackedJob = {
  ...received,
  status: 'completed',
  statusText: { th: 'จัดส่งสำเร็จ', en: 'Delivered' },
  stops: [{ ...tracked(silomComplex, '14:11', null), proofTime: '14:11' }],
  nextStop: null,
  etaMinutes: null,
  driver: null,
  route: { polyline: '', isApproximate: false },
  receiver: { ...ownLink, stopsBefore: 0, mayChange: false },
};

/** The driver came and found nobody. */
export const receivedFailed: TrackedJob = {
  ...receivedDone,
  status: 'delivering',
  statusText: { th: 'กำลังจัดส่ง', en: 'Delivering' },
  stops: [
    {
      ...tracked(silomComplex, null, null),
      failure: failed.stops[1]?.failure ?? { time: '14:20', text: { th: '', en: '' }, reason: 'absent' },
    },
  ],
};
