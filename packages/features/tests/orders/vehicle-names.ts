import type { Language } from '@songwai/core/basics/language';
import type { VehicleKind } from '../../src/shared/vehicles/vehicle-drawing.tsx';

/** Their names in the gateway's catalogue. */
export const vehicleNames: Readonly<Record<VehicleKind, Readonly<Record<Language, string>>>> = {
  motorcycle: { th: 'มอเตอร์ไซค์', en: 'Motorcycle' },
  car: { th: 'รถเก๋ง', en: 'Car' },
  pickup: { th: 'รถกระบะ', en: 'Pickup' },
  box: { th: 'กระบะตู้ทึบ', en: 'Box truck' },
  fence: { th: 'กระบะคอก', en: 'Stake-bed truck' },
  reefer: { th: 'กระบะตู้เย็น', en: 'Reefer truck' },
};
