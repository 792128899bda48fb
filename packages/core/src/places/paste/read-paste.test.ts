import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PastedStop, PlaceNames, Span } from './paste.ts';
import { readPaste } from './read-paste.ts';

const places = ['สยามพารากอน', 'อ่อนนุช', 'สีลมคอมเพล็กซ์', 'Siam Paragon', 'แสนสุข'];
const names: PlaceNames = { has: (text) => places.includes(text.trim()) };

const read = (text: string) => readPaste(text, names);

/** What a person would write down of each stop. */
const summary = (text: string) =>
  read(text).map(({ role, address, name, phone, note, codSatang }) => ({
    ...(role && { role }),
    address: address?.value,
    ...(name && { name: name.value }),
    ...(phone && { phone: phone.value }),
    ...(note && { note: note.value }),
    ...(codSatang && { cod: codSatang.value / 100 }),
  }));

describe('a pasted text', () => {
  it('of one line is one stop with person, note and sum', () => {
    expect(summary('ส่งคุณเมย์ 081-234-5678 คอนโดไลฟ์ อโศก ห้อง 1204 ฝาก รปภ. เก็บเงินปลายทาง ๑,๒๕๐ บาท')).toEqual([
      { address: 'คอนโดไลฟ์ อโศก', name: 'เมย์', phone: '0812345678', note: 'ห้อง 1204 ฝาก รปภ.', cod: 1250 },
    ]);
  });

  it('in the form of an order is read by its labels', () => {
    const form = 'ชื่อ: สมชาย ใจดี\nที่อยู่: 99/12 ม.5 ซ.ลาดพร้าว 71 เขตลาดพร้าว กทม. 10230\nโทร: 0812345678\nยอดเก็บ 350';
    expect(summary(form)).toEqual([
      { address: '99/12 ม.5 ซ.ลาดพร้าว 71 เขตลาดพร้าว กทม. 10230', name: 'สมชาย ใจดี', phone: '0812345678', cod: 350 },
    ]);
  });

  it('of a chat has a stop in every line, without times and speakers', () => {
    const chat = 'พิมพ์ชนก 10:14\nพี่คะ วันนี้ส่ง 2 ที่ค่ะ\nสีลมคอมเพล็กซ์ ชั้น 12 คุณธนากร 089-876-5432\nอ่อนนุช พี่อรทัย 0625550199\nขอบคุณค่า';
    expect(summary(chat)).toEqual([
      { address: 'สีลมคอมเพล็กซ์', name: 'ธนากร', phone: '0898765432', note: 'ชั้น 12' },
      { address: 'อ่อนนุช', name: 'อรทัย', phone: '0625550199' },
    ]);
  });

  it('with numbers is split by them, and with blank lines at those', () => {
    for (const text of [
      '1. คุณเอ 0811111111 สยามพารากอน\n2. คุณบี 0822222222 อ่อนนุช',
      'คุณเอ\n0811111111\nสยามพารากอน\n\nคุณบี\n0822222222\nอ่อนนุช',
    ]) {
      expect(summary(text), text).toEqual([
        { address: 'สยามพารากอน', name: 'เอ', phone: '0811111111' },
        { address: 'อ่อนนุช', name: 'บี', phone: '0822222222' },
      ]);
    }
  });

  it('names pick-up and drop-off', () => {
    expect(read('รับที่สยามพารากอน ส่งที่อ่อนนุช').map(({ role }) => role)).toEqual(['pickUp', 'dropOff']);
    expect(read('pick up: Siam Paragon\ndrop off: Siam Paragon').map(({ role }) => role)).toEqual(['pickUp', 'dropOff']);
  });

  it('collects no money for the delivery, for what is paid, or where it says so', () => {
    for (const text of ['ค่าส่ง 60', 'โอนแล้ว 500', 'ไม่ต้องเก็บเงิน 500', 'paid cash 500', 'price 500'])
      expect(read(`สยามพารากอน คุณเอ 0811111111 ${text}`)[0]?.codSatang, text).toBeNull();
    for (const text of ['COD 500', 'เก็บ 500', '500 บาท เก็บปลายทาง', 'collect 500 baht', 'ยอด 500 เก็บปลายทาง'])
      expect(read(`สยามพารากอน คุณเอ 0811111111 ${text}`)[0]?.codSatang?.value, text).toBe(500_00);
  });

  it('has the first phone as the one to call, the second in the note, and marks a broken one', () => {
    expect(summary('สยามพารากอน 0812345678/0899999999')[0]).toMatchObject({ phone: '0812345678', note: '0899999999' });
    expect(read('สยามพารากอน คุณเอ 081234567')[0]?.phone).toMatchObject({ value: '081234567', isCertain: false });
    expect(read('สยามพารากอน คุณเอ โทร 812345678')[0]?.phone).toMatchObject({ value: '0812345678', isCertain: false });
  });

  it.each(['', 'ขอบคุณค่ะ', 'ส่งของได้ไหมคะ โทร 0812345678', 'ส่งที่ไหนได้บ้างคะ', 'Thanks! See you at 10:30.'])(
    '"%s" has no stop',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});

const spansOf = (stop: PastedStop): readonly Span[] =>
  [stop.address, stop.point, stop.link, stop.nearby, stop.name, stop.phone, stop.note, stop.codSatang].flatMap(
    (field) => field?.spans ?? [],
  );

const scraps = fc.constantFrom(
  ...['คุณ', 'เมย์', ' ', '\n', '\n\n', '081-234-5678', '๐๘๑๒๓๔๕๖๗๘', 'เก็บ', '350', ' บาท', 'ส่งที่', 'รับที่', 'ซ.ลาดพร้าว 71', '99/12'],
  ...[
    'แขวง',
    'เขตลาดพร้าว',
    'กทม',
    '10230',
    'COD',
    '📍',
    '1️⃣',
    '\u200b',
    'https://maps.app.goo.gl/x',
    '13.7466,100.5347',
    'room 12',
    'คะ',
  ],
  ...['to ', 'Soi ', '1.', '(', ')', '/', ':', 'สยามพารากอน', 'ห้อง', 'ชั้น', 'ฝาก', 'ํา', 'เเ', '\ud83d', '10:14 ', '\t'],
);
const texts = fc.oneof(
  fc.array(scraps, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

describe('whatever is pasted', () => {
  it('is read without a failure, and every span lies in the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const span of read(text).flatMap(spansOf)) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it('gives no field that the text does not have', () => {
    const plain = (text: string) =>
      text
        .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
        .replace(/\u0e4d\u0e32/g, '\u0e33')
        .replace(/\u0e40\u0e40/g, '\u0e41')
        .replace(/[^\p{L}\p{M}\d]/gu, '');
    fc.assert(
      fc.property(texts, (text) => {
        for (const stop of read(text)) {
          for (const field of [stop.address, stop.name, stop.note]) {
            const source = (field?.spans ?? []).map(({ start, end }) => text.slice(start, end)).join('');
            expect(plain(source)).toContain(plain(field?.value ?? '').slice(0, 4));
          }
        }
      }),
    );
  });

  it('gives a pick-up first, and the other stops in the order of the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const stops = read(text);
        const isMoved = stops.filter(({ role }) => role === 'pickUp').length === 1 && stops[0]?.role === 'pickUp';
        const starts = (isMoved ? stops.slice(1) : stops).map((stop) => Math.min(...spansOf(stop).map(({ start }) => start)));
        expect(starts).toEqual([...starts].sort((one, other) => one - other));
      }),
    );
  });
});
