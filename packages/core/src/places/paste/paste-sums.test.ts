import { describe, expect, it } from 'vitest';
import { bahtFromSatang } from '../../basics/money.ts';
import { readPaste } from './read-paste.ts';

/** The sum to collect in baht, with a question mark where it was guessed; empty for none. */
function sumOf(words: string): string {
  const [stop] = readPaste(`99/12 ซ.ลาดพร้าว 71 คุณวิภา 0812345678 ${words}`);
  const cod = stop?.codSatang;
  return cod ? `${bahtFromSatang(cod.value)}${cod.isCertain ? '' : '?'}` : '';
}

describe('a sum to collect', () => {
  it.each([
    ['เก็บเงิน 1,250.50 บาท', '1250.5'],
    ['เก็บ ๓๕๐ บาท', '350'],
    ['เก็บเงิน ฿1,250', '1250'],
    ['COD: 490', '490'],
    ['เก็บ 490 ค่ะ', '490'],
    ['เก็บเงิน 2 พัน', '2000'],
    ['เก็บ 2พันห้า', '2500'],
    ['เก็บเงินสองพันสาม', '2300'],
    ['เก็บ 3 พัน 5 ร้อย', '3500'],
    ['เก็บปลายทาง ห้าร้อย', '500'],
    ['เก็บ พันห้า', '1500'],
    ['เก็บ 2 หมื่น', '20000'],
    ['COD 1.250,-', '1250'],
    ['COD 12.500,00 บาท', '12500'],
    ['เก็บ 3ใบ 790', '790'],
    ['เก็บเงิน 3 กล่อง 790', '790'],
    ['เก็บ 2 ชุด รวม 1,580 บาท', '1580'],
    ['เก็บเงิน x2 790', '790'],
    ['เก็บเงิน 350 บาท 2 กล่อง', '350'],
    ['ยอด 1.250,- เก็บปลายทาง', '1250'],
    ['cash on delivery 2,400 thb', '2400'],
  ])('is read for certain: %s', (words, sum) => expect(sumOf(words)).toBe(sum));

  it.each([
    ['เก็บ 1.2k', '1200?'],
    ['เก็บ 1250 + ค่าส่ง 50', '1300?'],
    ['เก็บ 1250+50', '1300?'],
    ['เก็บ 350x2', '700?'],
    ['เก็บ 2.500', '2500?'],
    ['เก็บ 590 รวมส่งแล้ว', '590?'],
    ['เก็บเงิน 350 ชั้น 2', '350?'],
  ])('is marked where it was worked out or may be something else: %s', (words, sum) => expect(sumOf(words)).toBe(sum));

  it.each(['เก็บเงินก่อน 10.30 น.', 'เก็บเงิน 10:30', 'เก็บ 3 กล่อง', 'ไม่ต้องเก็บเงิน 350', 'โอนแล้ว 350'])('is none in %s', (words) =>
    expect(sumOf(words)).toBe(''),
  );

  it('is what the column of a table says, unless the row is paid', () => {
    const table =
      'ชื่อ\tเบอร์\tที่อยู่\tชำระโดย\tยอด COD\nวิภา\t0812345678\t9 ซ.ลาดพร้าว 71\tเก็บปลายทาง\t350\nต้น\t0899876543\t5 ซ.อารีย์ 4\tโอน\t590';
    const stops = readPaste(table);
    expect(stops.map(({ name, codSatang }) => [name?.value, codSatang?.value, codSatang?.isCertain])).toEqual([
      ['วิภา', 35_000, true],
      ['ต้น', undefined, undefined],
    ]);
  });
});
