import type { Catalog, ExtraService, Vehicle } from '@songwai/core/pricing/catalog';

const noNote = { th: '', en: '' };
const vehicle = (
  id: number,
  given: Pick<Vehicle, 'kind' | 'name' | 'basePriceSatang' | 'maxWeightKg'> & Partial<Vehicle>,
): Vehicle => ({
  id,
  note: noNote,
  includedKm: 5,
  maxSizeCm: [],
  ...given,
});
const everyVehicle = [1, 2, 3, 4, 5, 6];
const extra = (id: number, given: Pick<ExtraService, 'name' | 'kind'> & Partial<ExtraService>): ExtraService => ({
  id,
  feeSatang: 0,
  percent: 0,
  vehicleIds: everyVehicle,
  ...given,
});

/** What can be booked, as the rate card has it (decisions, "Prices"). */
export const catalog: Catalog = {
  vehicles: [
    vehicle(1, {
      kind: 'motorcycle',
      name: { th: 'มอเตอร์ไซค์', en: 'Motorcycle' },
      basePriceSatang: 4800,
      maxWeightKg: 20,
      maxSizeCm: [50, 50, 80],
    }),
    vehicle(2, { kind: 'car', name: { th: 'รถเก๋ง', en: 'Car' }, basePriceSatang: 12000, maxWeightKg: 100 }),
    vehicle(3, { kind: 'pickup', name: { th: 'รถกระบะ', en: 'Pickup' }, basePriceSatang: 26000, maxWeightKg: 1000 }),
    vehicle(4, { kind: 'box', name: { th: 'กระบะตู้ทึบ', en: 'Box truck' }, basePriceSatang: 42000, maxWeightKg: 1500 }),
    vehicle(5, { kind: 'fence', name: { th: 'กระบะคอก', en: 'Stake-bed truck' }, basePriceSatang: 39000, maxWeightKg: 1500 }),
    vehicle(6, {
      kind: 'reefer',
      name: { th: 'กระบะตู้เย็น', en: 'Reefer truck' },
      note: { th: '2-8 °C', en: '2-8 °C' },
      basePriceSatang: 65000,
      maxWeightKg: 1000,
    }),
  ],
  extras: [
    extra(1, { name: { th: 'เก็บเงินปลายทาง', en: 'Cash on delivery' }, kind: 'fareShare', percent: 50, feeSatang: 20000 }),
    extra(3, { name: { th: 'ขากลับพร้อมเอกสาร', en: 'Return with documents' }, kind: 'returnLeg', percent: 50 }),
    extra(2, { name: { th: 'ฝากเช็คเข้าธนาคาร', en: 'Cheque deposit' }, kind: 'fixed', feeSatang: 4000 }),
    extra(7, { name: { th: 'ประกัน 2,000 บาท', en: 'Insurance to ฿2,000' }, kind: 'fixed' }),
    extra(8, { name: { th: 'ช่วยยกของ', en: 'Loading help' }, kind: 'fixed', feeSatang: 10000, vehicleIds: [3, 4, 5, 6] }),
  ],
  services: [
    { id: 1, name: { th: 'เอกสาร', en: 'Document' } },
    { id: 2, name: { th: 'พัสดุ', en: 'Parcel' } },
    { id: 3, name: { th: 'อาหาร', en: 'Food' } },
  ],
};
