import { expressTask } from '@songwai/core/basics/wire-numbers';
import type { DemoOrder } from './demo-job.ts';

const contact = { contactName: 'Demo', contactPhone: '0812345678' };

const places = {
  th: {
    siam: { addressName: 'สยามพารากอน', district: 'ปทุมวัน', subDistrict: 'ปทุมวัน' },
    bangNa: { addressName: 'บีทีเอสบางนา', district: 'บางนา', subDistrict: 'บางนาเหนือ' },
  },
  en: {
    siam: { addressName: 'Siam Paragon', district: 'Pathum Wan', subDistrict: 'Pathum Wan' },
    bangNa: { addressName: 'BTS Bang Na', district: 'Bang Na', subDistrict: 'Bang Na Nuea' },
  },
} as const;

/** The delivery that a tracking element follows in a demo where none was booked: across Bangkok, by motorcycle. */
export const sampleOrder = (guid: string, lang: 'th' | 'en'): DemoOrder => ({
  guid,
  lang,
  vehicle: 1,
  taskType: expressTask,
  orderType: 'now',
  paymentType: 0,
  confirmPhone: contact.contactPhone,
  locationList: [
    { ...contact, ...places[lang].siam, lat: 13.7466, lng: 100.5347 },
    { ...contact, ...places[lang].bangNa, lat: 13.6682, lng: 100.605 },
  ],
});
