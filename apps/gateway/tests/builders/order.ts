import { randomUUID } from 'node:crypto';

// Places. Ayutthaya is outside the area.
export const siam = { addressName: 'สยามพารากอน', lat: 13.7466, lng: 100.5347, district: 'ปทุมวัน', subDistrict: 'ปทุมวัน' };
export const bangNa = { addressName: 'บีทีเอสบางนา', lat: 13.6682, lng: 100.605, district: 'บางนา', subDistrict: 'บางนาเหนือ' };
export const asok = { addressName: 'อโศก', lat: 13.737, lng: 100.5604, district: 'วัฒนา', subDistrict: 'คลองเตยเหนือ' };
export const bangSaen = { addressName: 'หาดบางแสน', lat: 13.2853, lng: 100.9147 };
export const nakhonPathom = { addressName: 'พระปฐมเจดีย์', lat: 13.8199, lng: 100.0622 };
export const ayutthaya = { addressName: 'วัดไชยวัฒนาราม', lat: 14.343, lng: 100.5418 };

const sender = { contactName: 'พิมพ์ชนก', contactPhone: '0812345678' };
const recipient = { contactName: 'ธนากร', contactPhone: '089-876-5432' };

/** A stop of an order: a place with its contact. */
export const stopAt = (place: object, contact = sender) => ({ ...place, ...contact });

/** A valid order: a motorcycle now, from Siam to Bang Na, for cash; `change` overrides fields. */
export const plainOrder = (change: object = {}) => ({
  guid: randomUUID(),
  vehicle: 1,
  jobType: 2,
  taskType: 1,
  orderType: 'now',
  paymentType: 0,
  paymentPoint: 0,
  confirmPhone: '0812345678',
  locationList: [stopAt(siam), stopAt(bangNa, recipient)],
  ...change,
});
