import type { LocalText } from '../http/language.ts';
import type { Province } from '../places/area/provinces.ts';

/** Texts of refusals. */
export const pricingTexts = {
  failed: {
    th: 'ระบบคำนวณราคาขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง',
    en: 'The price could not be calculated. Please try again.',
  },
  creditGone: {
    th: 'เครดิตฟรีบางส่วนเพิ่งหมดอายุ กรุณาตรวจสอบราคาแล้วลองอีกครั้ง',
    en: 'Some of your free credit has just expired. Please check the price and try again.',
  },
  unknownVehicle: { th: 'ไม่มีรถประเภทนี้ให้บริการ กรุณาเลือกรถใหม่', en: 'We do not offer this vehicle. Please choose another.' },
  extraNotOffered: (name: LocalText): LocalText => ({
    th: `รถที่เลือกไม่มีบริการเสริม “${name.th}” กรุณาเลือกใหม่`,
    en: `“${name.en}” is not offered with this vehicle. Please choose again.`,
  }),
  unknownExtra: {
    th: 'ไม่มีบริการเสริมที่เลือก กรุณาระบุบริการเสริมใหม่',
    en: 'We do not offer this extra service. Please specify extra services again.',
  },
  outsideArea: (stop: number): LocalText => ({
    th: `จุดที่ ${stop} อยู่นอกพื้นที่ให้บริการ (กรุงเทพฯ ปริมณฑล และชลบุรี)`,
    en: `Stop ${stop} is outside our service area (Bangkok, its vicinity and Chonburi).`,
  }),
  placeOutsideArea: {
    th: 'จุดนี้อยู่นอกพื้นที่ให้บริการ (กรุงเทพฯ ปริมณฑล และชลบุรี)',
    en: 'This place is outside our service area (Bangkok, its vicinity and Chonburi).',
  },
  vehicleNotThere: (province: Province): LocalText => ({
    th: `รถประเภทนี้ยังไม่มีให้บริการที่${province.th} กรุณาเลือกรถประเภทอื่น`,
    en: `This vehicle is not available for pick-ups in ${province.en}. Please choose another.`,
  }),
  extraNotThere: (name: LocalText, province: Province): LocalText => ({
    th: `บริการเสริม “${name.th}” ยังไม่มีให้บริการที่${province.th} กรุณาเลือกใหม่`,
    en: `“${name.en}” is not available for pick-ups in ${province.en}. Please choose again.`,
  }),
  tooFewStops: { th: 'กรุณาระบุจุดรับและจุดส่งอย่างน้อย 2 จุด', en: 'Please give at least two stops: a pick-up and a drop-off.' },
  tooManyStops: { th: 'ส่งได้ไม่เกิน 10 จุดต่อ 1 งาน', en: 'One job has at most 10 stops.' },
  secondReturn: { th: 'กรุณาเลือก “กลับจุดรับ” เพียง 1 จุด', en: 'A job has only one return point.' },
} as const;
