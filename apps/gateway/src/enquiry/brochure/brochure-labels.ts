import type { Language } from '@songwai/core/basics/language';

const th = {
  fileTitle: 'ส่งไวสำหรับธุรกิจ',
  title: 'ส่งของทั้งบริษัท ด้วยบัญชีเดียว',
  lead: 'บริษัทกว่า 20,000 แห่งไว้ใจให้เราส่งเอกสาร พัสดุ และอาหารทุกวัน',
  zeros: ['ยอดขั้นต่ำ', 'มัดจำ', 'ค่าระบบ'],
  terms: 'เป็นไปตามเงื่อนไขบัญชีธุรกิจ',
  claims: [
    ['ผู้ใช้หลายคน สิทธิ์ต่างกัน', 'ฝ่ายขายจองได้ ฝ่ายบัญชีดูใบแจ้งหนี้ได้ คุณกำหนดเองทุกคน'],
    ['เหมาเวลา ราคาเดียวจบ', 'เหมา 4 หรือ 9 ชั่วโมง วิ่งกี่จุดก็ได้ในเวลาและระยะทางที่กำหนด'],
    ['ตามงานด้วยเลขอ้างอิงของคุณ', 'ติดเลขอ้างอิงไปกับงาน แล้วดาวน์โหลดรายงานเป็นไฟล์ CSV'],
  ],
  express: 'ส่งด่วน คิดตามระยะทาง',
  vehicle: 'รถ',
  base: 'เริ่มต้น',
  perKm: 'กม. ต่อไป',
  extraStop: 'จุดเพิ่ม',
  included: (km: number) => `รวม ${km} กม. แรก`,
  band: (fromKm: number, price: string) => `${price} ตั้งแต่ กม. ที่ ${fromKm + 1}`,
  hire: 'เหมาเวลาและรายเดือน',
  fourHours: '4 ชั่วโมง',
  nineHours: '9 ชั่วโมง',
  month: 'รายเดือน',
  upTo: (km: number) => `ไม่เกิน ${km} กม.`,
  upToDay: (km: number) => `วันละไม่เกิน ${km} กม.`,
  notes: (date: string) => [
    `ราคา ณ วันที่ ${date} รวมค่าคนขับและน้ำมันแล้ว ไม่รวมค่าทางด่วนและค่าจอดรถ`,
    'แบบ 9 ชั่วโมงรวมพัก 1 ชั่วโมง รายเดือนวันละ 9 ชั่วโมง',
  ],
  contact: 'พร้อมเริ่มแล้วใช่ไหม',
  call: (phone: string, hours: string) => `โทร ${phone} ทุกวัน ${hours} น.`,
  visit: (address: string) => `หรือกรอกแบบฟอร์มที่ ${address}`,
} as const;

type Labels = {
  readonly [Name in keyof typeof th]: (typeof th)[Name] extends string
    ? string
    : (typeof th)[Name] extends (...parts: infer Parts) => string
      ? (...parts: Parts) => string
      : (typeof th)[Name] extends (...parts: infer Parts) => readonly string[]
        ? (...parts: Parts) => readonly string[]
        : (typeof th)[Name] extends readonly string[]
          ? readonly string[]
          : readonly (readonly [title: string, text: string])[];
};

const en: Labels = {
  fileTitle: 'Songwai for business',
  title: 'Company deliveries on one account',
  lead: 'More than 20,000 companies trust us with documents, parcels and food every day',
  zeros: ['minimum spend', 'deposit', 'system fee'],
  terms: 'Terms of business accounts apply',
  claims: [
    ['Several users, each with their own rights', 'Sales may book, accounting sees the invoices. You decide for everyone'],
    ['Hire by the hour, one price', '4 or 9 hours, with as many stops as fit into the hours and the distance'],
    ['Follow every job by your own reference', 'The reference goes with the job and into the report that you download as CSV'],
  ],
  express: 'Express delivery, by distance',
  vehicle: 'Vehicle',
  base: 'From',
  perKm: 'Each further km',
  extraStop: 'Extra stop',
  included: (km) => `first ${km} km included`,
  band: (fromKm, price) => `${price} from km ${fromKm + 1}`,
  hire: 'By the hour and by the month',
  fourHours: '4 hours',
  nineHours: '9 hours',
  month: 'By the month',
  upTo: (km) => `up to ${km} km`,
  upToDay: (km) => `up to ${km} km a day`,
  notes: (date) => [
    `Prices of ${date}, with driver and fuel, without tolls and parking.`,
    '9 hours include 1 hour of rest; by the month means 9 hours a day.',
  ],
  contact: 'Ready to start?',
  call: (phone, hours) => `Call ${phone}, every day ${hours}`,
  visit: (address) => `or fill in the form at ${address}`,
};

/** The fixed texts of the brochure. */
export const brochureLabels: Readonly<Record<Language, Labels>> = { th, en };
