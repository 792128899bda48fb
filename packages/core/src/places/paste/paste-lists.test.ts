import { describe, expect, it } from 'vitest';
import type { PlaceNames } from './paste.ts';
import { readPaste } from './read-paste.ts';

const places = ['สยามพารากอน', 'เซ็นทรัลเวิลด์', 'ไอคอนสยาม', 'พัทยา', 'Siam Paragon', 'ICONSIAM'];
const names: PlaceNames = { has: (text) => places.includes(text.trim()) };

/** Place and phone of each stop, a pick-up marked. */
const stopsOf = (text: string) =>
  readPaste(text, names).map(({ role, address, phone }) =>
    [role === 'pickUp' ? 'from' : '', address?.value, phone?.value].filter(Boolean).join(' '),
  );

const two = ['สยามพารากอน 0812345678', 'ไอคอนสยาม 0898765432'];

describe('a pasted list', () => {
  it.each([
    ['numbers with a dot', '1. สยามพารากอน 0812345678\n2. ไอคอนสยาม 0898765432'],
    ['bare numbers', '1 สยามพารากอน 0812345678\n2 ไอคอนสยาม 0898765432'],
    ['letters', 'ก) สยามพารากอน 0812345678\nข) ไอคอนสยาม 0898765432'],
    ['ordinals', 'ที่แรก สยามพารากอน 0812345678\nที่สอง ไอคอนสยาม 0898765432'],
    ['bullets', '- สยามพารากอน 0812345678\n- ไอคอนสยาม 0898765432'],
    ['lines of a table', 'นก\tสยามพารากอน\t0812345678\nเปิ้ล\tไอคอนสยาม\t0898765432'],
    ['stamped lines of a form', '3/6/2025 9:14:33\tสยามพารากอน\t0812345678\n3/6/2025 9:20:05\tไอคอนสยาม\t0898765432'],
  ])('with %s has a stop for each entry', (_what, text) => {
    expect(stopsOf(text)).toEqual(two);
  });

  it('of fields with bullets is one stop', () => {
    expect(stopsOf('- ชื่อ: เมย์\n- โทร: 0812345678\n- ที่อยู่: 99/12 ซ.ลาดพร้าว 71')).toEqual(['99/12 ซ.ลาดพร้าว 71 0812345678']);
  });

  it('leaves out its heading', () => {
    expect(stopsOf('พัทยา 2 ที่ครับ\n1. สยามพารากอน 0812345678\n2. ไอคอนสยาม 0898765432')).toEqual(two);
  });

  it('of as many lines as its heading says has a stop for each, with or without a person', () => {
    expect(stopsOf('ส่งเอกสาร 3 จุดค่ะ\nเซ็นทรัลเวิลด์ ชั้น 20\nสยามพารากอน\nไอคอนสยาม')).toEqual([
      'เซ็นทรัลเวิลด์',
      'สยามพารากอน',
      'ไอคอนสยาม',
    ]);
  });

  it('begins with the pick-up, although it is written last', () => {
    const text = '- สยามพารากอน 0812345678\n- ไอคอนสยาม 0898765432\nรับของที่เซ็นทรัลเวิลด์';
    expect(stopsOf(text)).toEqual(['from เซ็นทรัลเวิลด์', ...two]);
  });
});

it.each([
  ['Please deliver tomorrow\n- Nan 0812345678 Siam Paragon\n- Oh 0898765432 ICONSIAM'],
  ['hi, please deliver today:\n- Siam Paragon 0812345678\n- ICONSIAM 0898765432'],
])('a polite opening is no stop: %s', (text) => {
  expect(stopsOf(text)).toEqual(['Siam Paragon 0812345678', 'ICONSIAM 0898765432']);
});

describe('a route told in a sentence', () => {
  it.each([
    ['ขอรถไปรับเค้กที่สยามพารากอน แล้วเอาไปส่งที่ ไอคอนสยาม 0898765432'],
    ['ขอส่งจาก สยามพารากอน ไป ไอคอนสยาม น้องฝน 0898765432'],
    ['รับสยามพารากอน แล้วส่ง ไอคอนสยาม 0898765432'],
  ])('has both ends: %s', (text) => {
    expect(stopsOf(text)).toEqual(['from สยามพารากอน', 'ไอคอนสยาม 0898765432']);
  });

  it('in English goes on after a note in brackets', () => {
    const text = 'Please collect it from Siam Paragon (call me first) and take it to ICONSIAM, 0898765432';
    expect(stopsOf(text)).toEqual(['from Siam Paragon', 'ICONSIAM 0898765432']);
  });
});

it.each([
  ['เก็บเงินลุงจุก 1,440 บาท', 1440],
  ['มัดจำแล้ว 1000 เก็บปลายทางอีก 1490', 1490],
  ['จ่ายหน้างาน 4,300 บาท', 4300],
])('what the driver collects is read: %s', (words, baht) => {
  const [stop] = readPaste(`สยามพารากอน 0812345678 ${words}`, names);
  expect(stop?.codSatang?.value).toBe(baht * 100);
});

it('the end of a route with a house number is no sum to collect', () => {
  const [stop] = readPaste('ปลายทาง 19 ซ.ลาดพร้าว 101 คุณหมู 0894473316', names);
  expect(stop?.codSatang).toBeNull();
});
