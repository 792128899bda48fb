import type { HireDraft, HireStop } from '@songwai/core/full-day/hire-draft';
import type { Answers } from '../fixture-gateway.ts';
import { flowerShop, silomComplex } from '../places.ts';

const ok = { responseCode: 200, responseDesc: '' };

type Both = readonly [th: string, en: string];

const option = (id: number, fee: number, texts: { readonly name: Both; readonly remark?: Both }) => {
  const { name, remark = ['', ''] } = texts;
  return {
    ...{ id, desc_th: name[0], desc_en: name[1], remark_th: remark[0], remark_en: remark[1] },
    ...{ customer_fee: fee, icon: 1 },
  };
};
const loading: Both = ['ขึ้นลงรถ ชั้นพื้นดินหรือมีลิฟต์', 'On and off the vehicle, ground floor or with a lift'];
const names = [
  ['มอเตอร์ไซค์', 'Motorcycle', 5],
  ['รถเก๋ง', 'Car', 10],
  ['กระบะ', 'Pickup', 10],
] as const;
const fees = [
  [550, 990, 17_500],
  [1_200, 2_200, 32_000],
  [1_600, 2_900, 38_000],
] as const;
const hours = [
  [4, '4 ชั่วโมง', '4 hours', 80],
  [9, '9 ชั่วโมง', '9 hours', 150],
  [50, 'รายเดือน', 'monthly', 150],
] as const;
const optionsOf = (duration: number) =>
  duration === 50
    ? [
        option(3, 0, { name: ['กล่องท้ายรถ 43×45×43 ซม.', 'Delivery box, 43 × 45 × 43 cm'] }),
        option(6, 1_200, { name: ['เสื้อและสติกเกอร์โลโก้บริษัทของคุณ', 'Shirt and stickers with your logo'] }),
      ]
    : [
        option(2, 250, { name: ['คนขับช่วยยกของ', 'Loading help'], remark: loading }),
        option(1, 120, { name: ['เก็บเงินปลายทาง', 'Cash on delivery'] }),
        option(4, 300, { name: ['เพิ่มระยะทาง 30 กม. ต่อวัน', '30 km more a day'] }),
      ];

/** The packages on the wire: three vehicles for 4 hours, 9 hours and a month. Package 22 is the car for 9 hours, 13 the motorcycle by the month. */
export const wirePackages = names.map(([th, en, overtime], vehicle) => ({
  id: vehicle + 1,
  ...{ name_th: th, name_en: en, desc_th: '', desc_en: '', image_url: '', overtime_per_minute: overtime },
  packages: hours.map(([duration, hoursTh, hoursEn, km], index) => ({
    fullday_pkg_id: (vehicle + 1) * 10 + index + 1,
    duration,
    ...{ package_name_th: `${th} ${hoursTh}`, package_name_en: `${en}, ${hoursEn}`, desc_th: '', desc_en: '', max_km: km },
    customer_fee: fees[vehicle]?.[index] ?? 0,
    options: optionsOf(duration),
  })),
}));

const packagesPath = '/fullday/api/v1/packages/:userGroup';

/** A gateway with the packages. */
export const hireAnswers = (answers: Answers = {}): Answers => ({
  [packagesPath]: () => ({ ...ok, packages: wirePackages }),
  ...answers,
});

/** A gateway whose packages do what `answer` does. */
export const packagesAnswer = (answer: () => unknown): Answers => ({ [packagesPath]: answer });

const stop = (key: string, place: HireStop['place'], contact: Pick<HireStop, 'contactName' | 'contactPhone'>): HireStop => ({
  ...{ key, place, ...contact, remark: '', isReturn: false },
});

/** Two cars for 9 hours with loading help: (2,200 + 250) × 2 = 4,900. */
export const carHire: Partial<HireDraft> = {
  ...{ hours: 2, packageId: 22, optionIds: [2], driverCount: 2, date: '24/11/2026', startTime: '09:00' },
  ...{ confirmPhone: '0812345678', paymentType: 0 },
  stops: [
    stop('a', flowerShop, { contactName: 'คุณพิมพ์ชนก', contactPhone: '0812345678' }),
    stop('b', silomComplex, { contactName: 'คุณเมย์', contactPhone: '0862104455' }),
  ],
};

/** Two motorcycles for three months with shirts: 105,000 + 1,200. */
export const monthlyHire: Partial<HireDraft> = {
  ...{ hours: 3, packageId: 13, optionIds: [3, 6], driverCount: 2, months: 3 },
  ...{ weekdays: [1, 2, 3, 4, 5, 6], startDate: '01/12/2026', dailyStart: '08:30' },
  addressee: {
    ...{ contactName: 'พิมพ์ชนก ใจดี', contactPhone: '0812345678', email: 'pimchanok@example.com' },
    companyName: 'บริษัท ขนมไทยบ้านสวน จำกัด',
    companyAddress: '88/4 ซอยลาดพร้าว 71 กรุงเทพมหานคร 10230',
    companyTaxId: '0105561002341',
  },
};

/** A quotation on the wire; `fields` is what differs. */
export const wireQuotation = (fields: Readonly<Record<string, unknown>> = {}) => ({
  ...{ quotationNo: 'Q2026-00012', createdDate: '21/11/2026', validUntil: '21/12/2026', startDate: '01/12/2026' },
  ...{ fullday_pkg_id: 13, package_name_th: 'มอเตอร์ไซค์ รายเดือน', package_name_en: 'Motorcycle, monthly', max_km: 120 },
  customer_fee: 17_500,
  options: [
    { id: 3, desc_th: 'กล่องท้ายรถ 43×45×43 ซม.', desc_en: 'Delivery box, 43 × 45 × 43 cm', customer_fee: 0 },
    { id: 6, desc_th: 'เสื้อและสติกเกอร์โลโก้บริษัทของคุณ', desc_en: 'Shirt and stickers with your logo', customer_fee: 1_200 },
  ],
  ...{ skNumber: 2, messengerGender: 'N', months: 3, daysPerWeek: 6, weekdays: [1, 2, 3, 4, 5, 6], dailyStart: '08:30' },
  ...{ packagePrice: 105_000, optFee: 1_200, vat: 0, totalPrice: 106_200 },
  ...{ contactName: 'พิมพ์ชนก ใจดี', contactPhone: '0812345678', email: 'pimchanok@example.com' },
  ...{ companyName: 'บริษัท ขนมไทยบ้านสวน จำกัด', companyTaxId: '0105561002341', remark: '' },
  companyAddress: '88/4 ซอยลาดพร้าว 71 กรุงเทพมหานคร 10230',
  pdfPath: '/api/fullday/api/v1/quotation_pdf/kVn2x0b1Q2m9Zt7cYw4PzAbC',
  ...fields,
});
