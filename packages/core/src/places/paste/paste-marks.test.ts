import { describe, expect, it } from 'vitest';
import type { PlaceNames } from './paste.ts';
import { readPaste } from './read-paste.ts';

const places = ['สยามพารากอน', 'เซ็นทรัลเวิลด์', 'ไอคอนสยาม', 'ท่าน้ำนนท์', 'มหาชัย', 'อยู่เย็น', 'ตลาดทะเลไทย', 'True Digital Park'];
const names: PlaceNames = { has: (text) => places.includes(text.trim()) };
const read = (text: string) => readPaste(text, names);
const persons = (text: string) => read(text).map(({ name, phone }) => [name?.value, phone?.value]);

describe('two ends of a route in one sentence', () => {
  it.each([
    ['an arrow', 'ส่งยา รพ.พระนั่งเกล้า นนทบุรี -> บ้านพี่ปู ซ.เรวดี 24 089 447 0126'],
    ['an arrow without spaces', 'สยามพารากอน→ไอคอนสยาม 089 447 0126'],
    ['"มาให้ที่"', 'ฝากรับจากแฟน หมู่บ้านชวนชื่น ถ.พหลโยธิน เบอร์ 0918846320 มาให้ที่ตึก G Tower ค่ะ เราชื่อแพร 0850092716'],
    ['"ส่งแถว" after a shop', 'รับท่าน้ำนนท์ ร้านทองหน้าตลาด ส่งแถวกระทรวงสาธารณสุข ติดต่อพี่อ้อ 025901000'],
  ])('are two stops: %s', (_what, text) => {
    expect(read(text)).toHaveLength(2);
  });

  it('have each its own person, in brackets behind the place', () => {
    const text = 'สยามพารากอน (รับ จากน้องเมย์ 0943328810) → ไอคอนสยาม (ส่ง พี่บาส 0625590037)';
    expect(persons(text)).toEqual([
      ['เมย์', '0943328810'],
      ['บาส', '0625590037'],
    ]);
  });

  it('are named above the stops without being any', () => {
    const text =
      'มหาชัย→กรุงเทพ\nรับกุ้ง ตลาดทะเลไทย ถ.พระราม 2 เจ๊นา 0816630092\nส่งร้านอาหาร ถ.เจริญนคร เฮียตี๋ 0892276618 เก็บเงินปลายทาง 6,850';
    expect(persons(text)).toEqual([
      ['นา', '0816630092'],
      ['ตี๋', '0892276618'],
    ]);
  });
});

it('"ส่งให้" before a nickname says to whom, and no further place', () => {
  const text = 'จากบ้านแม่ ซ.เพชรเกษม 48 โทร 0813307742\nไปคอนโด Ideo Q สามย่าน ส่งให้เบนซ์ 0956614403';
  expect(persons(text).at(-1)).toEqual(['เบนซ์', '0956614403']);
  expect(read(text)).toHaveLength(2);
});

describe('who is at a stop', () => {
  it.each([
    ['ศิริราช ตึก 72 ปี คุณจ๋า 0894410276 สยามพารากอน', 'จ๋า'],
    ['สยามพารากอน อ.เมือง พี่จูน 0917738204', 'จูน'],
    ['ผู้รับ นางเพ็ญศรี อยู่เย็น 21/7 ซ.สวนผัก 32 เขตตลิ่งชัน 0894410276', 'เพ็ญศรี อยู่เย็น'],
    ['พี่ชายชื่อวิทยา ร้านอยู่ถนนเยาวราช 0866714420', 'วิทยา'],
    ['สยามพารากอน ส่งให้แม่อุ๊ 0813376604', 'อุ๊'],
  ])('is called by the whole name, and nothing but it: %s', (text, name) => {
    expect(read(text)[0]?.name?.value).toBe(name);
  });

  it.each(['สยามพารากอน คุณวิภา 0812345678 คุณต้น 0899876543', 'สยามพารากอน ฝากครูเวร น้องภูมิ แม่ชื่อกานต์ 0892245118'])(
    'is marked where one of two was chosen: %s',
    (text) => {
      expect(read(text)[0]?.name?.isCertain).toBe(false);
    },
  );

  it('is asked about where only a remark names somebody', () => {
    const [stop] = read('สยามพารากอน ร้านข้าวแกงป้าติ๋ม 20 ไม้');
    expect(stop).toMatchObject({ name: null, note: { isCertain: false } });
  });
});

describe('a stop that may be several', () => {
  it.each([
    ['has two numbers of two people', 'สยามพารากอน คุณวิภา 0812345678 คุณต้น 0899876543'],
    ['is one less than the text says', 'ส่ง 3 จุด\nสยามพารากอน คุณวิภา 0812345678\nไอคอนสยาม คุณต้น 0899876543'],
  ])('says so: it %s', (_what, text) => {
    expect(read(text).at(-1)?.mayBeSeveral).toBe(true);
  });

  it.each([
    ['a spare number', 'สยามพารากอน คุณวิภา 0812345678 หรือ 0899876543'],
    ['a number to fall back on', 'สยามพารากอน คุณวิภา 0812345678 (สำรอง 0899876543)'],
    ['the number of the office', 'สยามพารากอน คุณวิภา 0812345678 (เบอร์บริษัท 02-111-2222)'],
    ['as many stops as the text says', 'ส่ง 2 จุด\nสยามพารากอน คุณวิภา 0812345678\nไอคอนสยาม คุณต้น 0899876543'],
  ])('is none with %s', (_what, text) => {
    expect(read(text).some(({ mayBeSeveral }) => mayBeSeveral)).toBe(false);
  });
});

describe('nothing of a chat is lost', () => {
  it.each([
    ['one word after the speaker', '17:23 Kwan สยามพารากอน 0988217743\n17:24 Kwan ใส่เสื้อสีเหลืองนะคะ', 'ใส่เสื้อสีเหลือง'],
    ['a line of LINE with one word', '16:43\tToon\tสยามพารากอน น้องมายด์ 0619907752\n16:44\tToon\tบอกว่าตูนส่งมา', 'บอกว่าตูนส่งมา'],
    ['a time of delivery', 'สยามพารากอน คุณวิภา 0898230571\nส่งก่อน 15.30 นะจ๊ะ', 'ส่งก่อน 15.30'],
    ['an hour in words', 'สยามพารากอน คุณวิภา 0898230571 ส่งหลังหกโมงเย็นนะ', 'หลังหกโมงเย็น'],
    [
      'a labelled note',
      'สยามพารากอน คุณวิภา 0898230571\nNote: Guard will ask for ID, tell him house 55/210',
      'ask for ID, tell him house 55/210',
    ],
  ])('not %s', (_what, text, words) => {
    const [stop, ...others] = read(text);
    expect(others).toEqual([]);
    expect(stop?.note?.value).toContain(words);
  });

  it('"ด่วน!" leaves the place behind it', () => {
    expect(read('ส่งด่วน! True Digital Park ชั้น 7 คุณวิภา 0898230571')[0]?.address?.value).toBe('True Digital Park');
  });

  it('a village by its name is the place behind a remark, "the village" is none', () => {
    const [stop] = read('ฝากไว้กับคุณสมชาย ที่ป้อมยาม หมู่บ้านพฤกษา รังสิต 0891231234');
    expect(stop?.address?.value).toBe('หมู่บ้านพฤกษา รังสิต');
    expect(read('สยามพารากอน ฝาก รปภ. หมู่บ้านได้เลย 0891231234')[0]?.address?.value).toBe('สยามพารากอน');
  });

  it('not the part of a place that is meant', () => {
    const [stop] = read('สยามพารากอน ตึกผู้ป่วยนอก ศาลา 5 คลินิกเด็ก คุณวิภา 0898230571');
    expect(stop?.note?.value).toBe('ตึกผู้ป่วยนอก ศาลา 5 คลินิกเด็ก');
  });
});
