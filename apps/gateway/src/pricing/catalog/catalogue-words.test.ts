import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

type Named = Readonly<Record<'nameTh' | 'nameEn' | 'noteTh' | 'noteEn', string>>;

describe('the catalogue a new deployment starts with', () => {
  it('calls each vehicle by its one name, and its note leaves the capacity to the figures', async () => {
    const { body } = await gateway.get('/init_data_v3');
    const vehicles = body['vehicleData'] as readonly Named[];
    expect(vehicles.map(({ nameTh, nameEn }) => [nameTh, nameEn])).toEqual([
      ['มอเตอร์ไซค์', 'Motorcycle'],
      ['รถเก๋ง', 'Car'],
      ['รถกระบะ', 'Pickup'],
      ['กระบะตู้ทึบ', 'Box truck'],
      ['กระบะคอก', 'Stake-bed truck'],
      ['กระบะตู้เย็น', 'Reefer truck'],
    ]);
    for (const { noteTh, noteEn } of vehicles) {
      expect(noteTh).not.toMatch(/กก\./);
      expect(noteEn).not.toMatch(/\bkg\b/);
    }
  });

  it('says that the driver pays for the goods', async () => {
    const { body } = await gateway.get('/init_data_v3');
    const extras = body['priceOptions'] as readonly Named[];
    expect(extras.map(({ nameTh }) => nameTh)).toContain('คนขับสำรองจ่ายค่าสินค้า ไม่เกิน 1,500 บาท');
  });
});
