import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { hireAnswers } from '@songwai/features/tests/full-day/hire-fixture';

type Row = readonly [
  kind: string,
  th: string,
  en: string,
  kg: number,
  base: number,
  first: number,
  near: number,
  to: number,
  far: number,
  stop: number,
];

/** The rate card as it is written down (decisions, "Prices"). */
const card: readonly Row[] = [
  ['motorcycle', 'มอเตอร์ไซค์', 'Motorcycle', 20, 48, 1, 8.5, 10, 7.5, 30],
  ['car', 'รถเก๋ง', 'Car', 100, 120, 3, 11, 15, 9.5, 40],
  ['pickup', 'รถกระบะ', 'Pickup', 1_000, 260, 5, 15, 20, 13, 40],
  ['box', 'กระบะตู้ทึบ', 'Box truck', 1_500, 420, 5, 18, 20, 16, 40],
  ['fence', 'กระบะคอก', 'Stake-bed truck', 1_500, 390, 5, 17, 20, 15, 40],
  ['reefer', 'กระบะตู้เย็น', 'Reefer truck', 1_000, 650, 5, 22, 20, 20, 40],
];
const notes: Readonly<Record<string, readonly [th: string, en: string]>> = {
  box: ['กันแดดกันฝน', 'Out of sun and rain'],
  fence: ['สำหรับของสูง', 'For tall loads'],
  reefer: ['คุมอุณหภูมิ 2-8 °C', 'Kept at 2-8 °C'],
};

const vehicles = card.map(([kind, nameTh, nameEn, maxWeightKg, basePrice, first, near, to, far, extraStopFee], index) => {
  const [noteTh = '', noteEn = ''] = notes[kind] ?? [];
  const bands = [
    { fromKm: first, perKm: near },
    { fromKm: to, perKm: far },
  ];
  const rate = { basePrice, bands, extraStopFee };
  return {
    ...{ id: index + 1, kind, nameTh, nameEn, noteTh, noteEn, maxWeightKg },
    ...(kind === 'motorcycle' && { maxSizeCm: [50, 50, 80] }),
    express: { ...rate, farePercent: 100 },
    nextDay: { ...rate, farePercent: 80 },
  };
});

const all = vehicles.map(({ id }) => id);
const extra = (id: number, name: readonly [th: string, en: string], fields: object) => ({
  ...{ id, nameTh: name[0], nameEn: name[1], kind: 'fixed', fee: 0, percent: 0, vehicles: all },
  ...fields,
});
const extras = [
  extra(1, ['เก็บเงินปลายทาง (COD)', 'Cash on delivery'], { kind: 'fareShare', percent: 50, maxFee: 200 }),
  extra(2, ['นำเช็คเข้าธนาคาร', 'Cheque deposit'], { fee: 40 }),
  extra(3, ['ไป-กลับ นำเอกสารกลับมาส่ง', 'Return trip with documents'], { kind: 'returnLeg', percent: 50 }),
  extra(4, ['ไป-กลับ นำเงินกลับมาส่ง', 'Return trip with money'], { kind: 'returnLeg', percent: 50 }),
  extra(5, ['คนขับสำรองจ่ายค่าสินค้า ไม่เกิน 1,500 บาท', 'Driver pays for the goods, up to 1,500 baht'], { fee: 30 }),
  extra(6, ['กล่องท้ายรถ 43×45×43 ซม.', 'Delivery box, 43 × 45 × 43 cm'], { vehicles: [1] }),
  extra(7, ['ประกันสินค้า วงเงิน 2,000 บาท', 'Insurance up to 2,000 baht'], {}),
  extra(8, ['คนขับช่วยยกของ', 'Loading help'], { fee: 100, vehicles: [3, 4, 5, 6] }),
];

/** A gateway with the rate card and the packages by the hour. */
export const ratesAnswers = (answers: Answers = {}): Answers => ({
  ...hireAnswers({ '/rate_card': () => ({ responseCode: 200, responseDesc: '', vehicles, extras }), ...answers }),
});
