import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { readPastedText } from '@songwai/core/places/paste-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const read = async (pasted: string, lang: 'th' | 'en' = 'th') => {
  const { status, body } = await gateway.post('/places/paste', { pasted, lang });
  expect({ status, code: body['responseCode'] }).toEqual({ status: 200, code: 200 });
  return body['stops'] as ReplyOf<typeof readPastedText>['stops'];
};

describe('a pasted chat', () => {
  it('becomes stops with place, person, note and sum, each with the words that it was read from', async () => {
    const pasted = '📍ส่งคุณเมย์ ๐๘๑-๒๓๔-๕๖๗๘ สยามพารากอน ชั้น 2 เก็บปลายทาง 350 บาท';
    const [stop] = await read(pasted);
    expect(stop).toMatchObject({
      places: [{ addressName: 'สยามพารากอน', district: 'ปทุมวัน' }],
      name: { value: 'เมย์', certain: true },
      phone: { value: '0812345678', certain: true },
      note: { value: 'ชั้น 2' },
      codAmount: { value: 350, certain: true },
    });
    const span = stop?.phone?.spans[0];
    expect(pasted.slice(span?.start, span?.end)).toBe('๐๘๑-๒๓๔-๕๖๗๘');
  });

  it('offers the places that a name may mean', async () => {
    const [stop] = await read('อ่อนนุช ทางออก 3 พี่อรทัย 0625550199');
    expect(stop?.doubt).toBeDefined();
    const [central] = await read('ส่งเซ็นทรัล พระราม คุณส้ม 0863302214');
    expect(central).toMatchObject({ doubt: 'severalPlaces', places: { length: 3 } });
  });

  it('is narrowed by district and postcode, and says where these disagree', async () => {
    const [stop] = await read('9 ซอยสุขุมวิท 71 แขวงพระโขนงเหนือ เขตวัฒนา 10110 คุณเอ 0812345678');
    expect(stop).toMatchObject({ places: [{ district: 'วัฒนา' }] });
    const [wrong] = await read('9 ซอยสุขุมวิท 71 เขตวัฒนา 10230 คุณเอ 0812345678');
    expect(wrong).toMatchObject({ doubt: 'contradiction' });
  });

  it('takes the point of a coordinate or a link to a map, and says where a link hides it', async () => {
    const [pin, link, hidden] = await Promise.all(
      [
        '13.7466, 100.5347 คุณเอ 0812345678',
        'https://maps.google.com/?q=13.7466,100.5347',
        'https://maps.app.goo.gl/abc คุณเอ',
      ].map(async (text) => (await read(text))[0]),
    );
    for (const stop of [pin, link]) expect(stop).toMatchObject({ places: [{ lat: 13.7466, lng: 100.5347 }] });
    expect(hidden).toMatchObject({ places: [], doubt: 'mapLink' });
  });

  it.each([
    ['its first name', 'Four Seasons Private Residences, Charoenkrung Rd, Sathorn 10120 คุณเอ 0812345678'],
    ['the building and soi beside a shop', 'ร้าน Roots ตึก The Commons ทองหล่อ 17 คุณเอ 0812345678'],
    ['all but the end of a longer name', 'Thani, Samakee Road, Pak Kret, Nonthaburi 11120 คุณเอ 0812345678'],
  ])('is doubted where the place found leaves out %s', async (_what, text) => {
    const [stop] = await read(text);
    expect(stop?.doubt).toBeDefined();
  });

  it('keeps a stop that nobody knows as words of the one before, and says that it may be several', async () => {
    const stops = await read('ส่งเอกสาร 3 จุด\nสาทรสแควร์\nเซ็นทรัลเวิลด์ ชั้น 20\nซอกแซกกุ๊กกิ๊กทาวเวอร์');
    expect(stops.at(-1)).toMatchObject({ mayBeSeveral: true, note: { certain: false } });
    expect(stops.at(-1)?.note?.value).toContain('ซอกแซกกุ๊กกิ๊ก');
  });

  it('gives no place outside the service area', async () => {
    const [stop] = await read('18.7883, 98.9853 คุณเอ 0812345678');
    expect(stop ?? { places: [] }).toMatchObject({ places: [] });
  });

  it('with no address in it gives no stop', async () => {
    expect(await read('พี่คะ วันนี้ส่งของได้ไหมคะ โทร 0812345678 ขอบคุณค่ะ')).toEqual([]);
  });

  it('is refused when it is too long or empty, by the name of the field', async () => {
    for (const pasted of ['', 'ก'.repeat(5_001)]) {
      const { status, body } = await gateway.post('/places/paste', { pasted });
      expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'pasted' });
    }
  });

  it('may be read thirty times a minute from one address', async () => {
    const other = await createGateway();
    const ask = async () => (await other.post('/places/paste', { pasted: 'สยามพารากอน', lang: 'en' })).status;
    for (let call = 0; call < 30; call += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    await other.close();
  });
});
