import { describe, expect, it } from 'vitest';
import type { PlaceNames } from './paste.ts';
import { readPaste } from './read-paste.ts';

const places = ['สยามพารากอน', 'เซ็นทรัลเวิลด์', 'ไอคอนสยาม', 'อโศก', 'ราชเทวี'];
const names: PlaceNames = { has: (text) => places.includes(text.trim()) };
const read = (text: string) => readPaste(text, names);

describe('the name of a building', () => {
  it.each([
    'ไอดีโอ โมบิ สุขุมวิท 81',
    'ลุมพินีวิลล์ ราชเทวี',
    'Aspire Sukhumvit 48',
    'นิช โมโน สุขุมวิท 50',
    'ศุภาลัย เวอเรนด้า พระราม 9',
    'เพนนินซูล่า สุขุมวิท 71',
    'แอชตัน อโศก',
    'เดอะไลน์ สุขุมวิท 71',
    'ริทึ่ม สุขุมวิท 50',
    'โนเบิล รีวอลฟ์ รัชดา 2',
    'The Base Park West Sukhumvit 77',
    'ตึก Empire Tower สาทร',
    'ตึก Exchange Tower',
    'อาคาร Interlink Tower',
  ])('is kept whole, with its street: %s', (building) => {
    const [stop, ...others] = read(`${building} ห้อง 1205 คุณวิภา 0812345678`);
    expect(others).toEqual([]);
    expect(stop?.address?.value).toBe(building);
    expect(stop).toMatchObject({ name: { value: 'วิภา' }, note: { value: 'ห้อง 1205' } });
  });

  it('of a company stands in the address', () => {
    const [stop] = read('บริษัท ดี จำกัด อาคารชินวัตร 3 ชั้น 20 ถ.วิภาวดี คุณวิภา 0812345678');
    expect(stop?.address?.value).toContain('อาคารชินวัตร 3');
    expect(stop?.note?.value).toBe('ชั้น 20');
  });
});

describe('who is at a stop', () => {
  it.each([
    ['คุณวิภา 0812345678 คุณต้น 0899876543 สยามพารากอน', '0899876543'],
    ['สยามพารากอน คุณวิภา 0812345678 คุณต้น 0899876543', '0899876543'],
    ['สยามพารากอน คุณวิภา 0812345678 หรือ คุณต้น 0899876543', '0899876543'],
    ['สยามพารากอน คุณวิภา 081-234-5678 (เบอร์บริษัท 02-111-2222)', '02-111-2222'],
    ['สยามพารากอน คุณวิภา 0812345678 แฟกซ์ 02-111-2222', 'แฟกซ์ 02-111-2222'],
    ['โทรสาร 02-111-2222 คุณวิภา 0812345678 สยามพารากอน', '02-111-2222'],
    ['คุณวิภา/คุณต้น 0812345678 สยามพารากอน', 'ต้น'],
    ['สยามพารากอน คุณวิภา tel 0812345678, office line 02-111-2233', 'office line 02-111-2233'],
  ])('is one to call, the other with number in the note: %s', (text, note) => {
    const [stop, ...others] = read(text);
    expect(others).toEqual([]);
    expect(stop).toMatchObject({ name: { value: 'วิภา' }, phone: { value: '0812345678' } });
    expect(stop?.note?.value).toContain(note);
  });

  it('is no news where the name is written twice', () => {
    const [stop] = read('ชื่อ: สมหญิง ใจดี\nสมหญิง ใจดี\n99/9 ซ.ลาดพร้าว 101\n0899998888');
    expect(stop).toMatchObject({ name: { value: 'สมหญิง ใจดี' }, note: null });
  });

  it('is marked where the phone of a person was chosen beside that of an office', () => {
    const [stop] = read('สยามพารากอน โทร 02-234-5678 ต่อ 11 คุณต้น 0899876543');
    expect(stop?.phone).toMatchObject({ value: '0899876543', isCertain: false });
  });

  it('is nobody called "ที่บ้าน"', () => {
    expect(read('ส่งที่บ้าน 0812345678 99/1 ซ.ลาดพร้าว 71')[0]?.name).toBeNull();
  });
});

describe('words that nothing explains', () => {
  it('are in the note, to be checked', () => {
    const [stop] = read('กระดาษห่อสีทองลายจุด\nสยามพารากอน คุณวิภา 0812345678');
    expect(stop?.note).toMatchObject({ value: 'กระดาษห่อสีทองลายจุด', isCertain: false });
  });
});

describe('a copied chat', () => {
  it.each([
    [
      'with the name of a page',
      'Ann Shop\n28 พ.ย. 2569 10:32\nคุณวิภา 0812345678 สยามพารากอน\nAnn Shop\n28 พ.ย. 2569 10:34\nคุณต้น 0899876543 ไอคอนสยาม',
    ],
    ['with "You sent"', 'Ann Shop\nYou sent\nคุณวิภา 0812345678 สยามพารากอน\nAnn Shop\nYou sent\nคุณต้น 0899876543 ไอคอนสยาม'],
    [
      'of a mail',
      'From: Ann <ann@shop.test>\nSent: Monday, November 23, 2026 9:12 AM\nSubject: ส่งของ\n\nคุณวิภา 0812345678 สยามพารากอน\n\nคุณต้น 0899876543 ไอคอนสยาม',
    ],
  ])('has no stop at who wrote it: %s', (_what, text) => {
    expect(read(text).map(({ name, address }) => [name?.value, address?.value])).toEqual([
      ['วิภา', 'สยามพารากอน'],
      ['ต้น', 'ไอคอนสยาม'],
    ]);
  });

  it('of a shared location is no person', () => {
    const [stop] = read('แอนแชร์ตำแหน่ง\nตำแหน่งที่ตั้ง: 991 ถนนพระราม 1\nhttps://maps.google.com/maps?q=13.746600,100.534700');
    expect(stop?.name).toBeNull();
    expect(stop?.point?.value).toEqual({ lat: 13.7466, lng: 100.5347 });
  });
});

it.each(['ส่ง 3 ที่ สยามพารากอน เซ็นทรัลเวิลด์ ไอคอนสยาม', 'ส่ง 3 จุดค่ะ สยามพารากอน, เซ็นทรัลเวิลด์ และ ไอคอนสยาม'])(
  'a list in one sentence has as many stops as it says: %s',
  (text) => expect(read(text).map(({ address }) => address?.value)).toEqual(['สยามพารากอน', 'เซ็นทรัลเวิลด์', 'ไอคอนสยาม']),
);
