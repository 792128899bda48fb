import { beforeAll, describe, expect, it } from 'vitest';
import { isInServiceArea } from '../area/service-area.ts';
import { loadGazetteer } from '../gazetteer/load-gazetteer.ts';
import { createEmbeddedGeocoder, preparePlaceSearch } from '../geocoders/embedded-geocoder.ts';
import { createPlacesService } from '../service.ts';
import { createPasteService } from './paste-service.ts';

const gazetteer = loadGazetteer();
const geocoder = createEmbeddedGeocoder(gazetteer);
const paste = createPasteService({ gazetteer, geocoder, isInServiceArea });
const search = createPlacesService({ geocoder, isInServiceArea });

/** Building the index takes seconds, on a busy machine many. */
beforeAll(() => preparePlaceSearch(gazetteer), 300_000);

const find = (address: string) => paste.findAddress(address, 'th');
/** Doubts that stop a row of a file. */
const stopping = new Set(['outside', 'notFound', 'contradiction', 'severalPlaces', 'onlyArea', 'mapLink']);

describe('an address outside our area', () => {
  it.each([
    ['45/6 ถ.มิตรภาพ ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000', 'จ.ขอนแก่น'],
    ['123 ถ.ห้วยแก้ว ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200', 'จ.เชียงใหม่'],
    ['9 ถ.ศรีนครินทร์ นครราชสีมา 30000', 'นครราชสีมา'],
    ['123 Nimmanhaemin Rd, Suthep, Chiang Mai 50200', 'Chiang Mai'],
    ['99/9 Phetkasem Road, Hua Hin, Prachuap Khiri Khan 77110', 'Prachuap Khiri Khan'],
    ['โรงแรมเซ็นทารา หัวหิน', 'หัวหิน'],
    ['345 Charoenmuang Rd Chiang Mai', 'Chiang Mai'],
    ['12/4 ซ.สุขุมวิท 39 อ.หาดใหญ่ สงขลา 90110', 'สงขลา'],
    ['เซ็นทรัลขอนแก่น', 'เซ็นทรัลขอนแก่น'],
    ['มหาวิทยาลัยเชียงใหม่ คณะแพทย์', 'มหาวิทยาลัยเชียงใหม่'],
    ['Terminal 21 Korat, 99 Mittraphap Rd', 'Korat'],
    ['45/6 ถ.มิตรภาพ 40000', '40000'],
    ['อ.เมืองขอนแก่น ซ.อารีย์ 4', 'อ.เมืองขอนแก่น'],
    ['77/1 ถ.พหลโยธิน อ.เมือง จ.สระบุรี 18000', 'จ.สระบุรี'],
    ['12 ถ.สุขุมวิท อ.เมือง จ.ระยอง 21000', 'จ.ระยอง'],
    ['99 Moo 5, Mueang Phuket, Phuket 83000', 'Phuket'],
    ['12 หมู่ 3 ต.บ้านเลน อ.บางปะอิน จ.พระนครศรีอยุธยา 13160', 'จ.พระนครศรีอยุธยา'],
  ])('is never a place inside it, and is said by name: %s', async (address, elsewhere) => {
    expect(await find(address)).toEqual({ places: [], doubt: 'outside', elsewhere });
    const [stop] = await paste.read(`คุณวิภา 0812345678 ${address}`, 'th');
    expect(stop).toMatchObject({ places: [], doubt: 'outside', phone: { value: '0812345678' } });
  });

  it.each([
    ['123 ถ.สีลม เขตบางรัก กทม 10500', 'บางรัก'],
    ['88 ถ.เพชรบุรี แขวงถนนพญาไท เขตราชเทวี กทม 10400', 'ราชเทวี'],
    ['9 ถ.นครราชสีมา เขตดุสิต กทม 10300', 'ดุสิต'],
    ['MRT กำแพงเพชร', 'จตุจักร'],
    ['88/12 ซ.อารีย์ 2 พญาไท', 'พญาไท'],
    ['99 ถ.แจ้งวัฒนะ ต.บางตลาด อ.ปากเกร็ด จ.นนทบุรี 11120', 'ปากเกร็ด'],
    ['9/1 ซ.สุขุมวิท 71 แขวงพระโขนงเหนือ เขตวัฒนา กทม 10110', 'วัฒนา'],
    ['อาคารชาญอิสสระ 2 ถ.เพชรบุรีตัดใหม่ เขตห้วยขวาง', 'ห้วยขวาง'],
  ])('is none that only shares its words: %s', async (address, district) => {
    const { places, doubt } = await find(address);
    expect(places[0]?.district).toBe(district);
    expect(stopping.has(doubt ?? '')).toBe(false);
  });
});

describe('a name that exists twice', () => {
  it.each(['ซอยสุขุมวิท 39', 'เทอร์มินอล 21', 'วัดราษฎร์บำรุง', 'ถนนสุขุมวิท', 'ซอยเจริญสุข', 'วัดใหม่', '12 ถ.เจริญนคร'])(
    'is asked, each with its district: %s',
    async (address) => {
      const { places, doubt } = await find(address);
      expect(doubt).toBe('severalPlaces');
      expect(places.length).toBeGreaterThan(1);
      expect(places.every(({ district }) => district !== '')).toBe(true);
      const [stop] = await paste.read(`ส่งที่ ${address} คุณวิภา 0812345678`, 'th');
      expect(stop?.doubt).toBe('severalPlaces');
    },
  );

  it.each([
    ['ซอยสุขุมวิท 39 เขตวัฒนา', 'วัฒนา'],
    ['เทอร์มินอล 21 อโศก', 'วัฒนา'],
    ['ซอยสุขุมวิท 39 อ.เมืองสมุทรปราการ', 'เมืองสมุทรปราการ'],
  ])('is one with its district: %s', async (address, district) => {
    const { places, doubt } = await find(address);
    expect({ districts: places.map((place) => place.district), doubt }).toEqual({ districts: [district], doubt: undefined });
  });
});

describe('what is written of the area', () => {
  it.each([
    '12/3 ซอยลาดพร้าว 71 แขวงลาดพร้าว เขตบางรัก กรุงเทพ 10230',
    '9/1 ซ.สุขุมวิท 71 แขวงพระโขนงเหนือ เขตวัฒนา กทม 10500',
    '12 ถ.พระราม 2 กทม 50000',
    '5 ซ.อารีย์ 4 แขวงที่ไม่มีจริง เขตพญาไท กทม',
    '5 ซ.อารีย์ 4 เขตจอมพลัง กทม',
  ])('stops where it contradicts itself: %s', async (address) => expect((await find(address)).doubt).toBe('contradiction'));

  it('may have a letter wrong', async () => {
    expect(await find('9/1 ซ.สุขุมวิท 71 แขวงพระโขนงเหนิอ เขตวัฒนา กทม 10110')).toMatchObject({ places: [{ district: 'วัฒนา' }] });
  });

  it('marks a place of another sub-district', async () => {
    expect((await find('1 ซ.ราษฎร์อุทิศ แขวงมีนบุรี เขตมีนบุรี กทม 10510')).doubt).toBe('nearby');
  });
});

it('a house of the same brand elsewhere is not the one in the soi', async () => {
  const { places, doubt } = await find('ไอดีโอ โมบิ สุขุมวิท 81');
  expect(places.map(({ district }) => district)).toEqual(['วัฒนา']);
  expect(doubt).toBe('nearby');
});

it.each([
  'ซอยอารีย์ 4 พญาไท',
  'ซ.อารีย์ 4 พญาไท',
  '98 ซ.อารีย์ 4 พญาไท',
  'ซอยอารีย์ 4 เขตพญาไท กทม 10400',
  'ซอยอารีย์4พญาไท',
  'Soi Ari 4 Phaya Thai',
])('a soi with its district is found by the search: %s', async (query) => {
  const [first] = await search.suggest(query, { lang: 'th', limit: 10 });
  expect(first).toMatchObject({ addressName: expect.stringContaining('ซอยอารีย์ 4'), district: 'พญาไท' });
});

it('a shop without a name is where its soi is', async () => {
  const [stop] = await paste.read('รับที่ร้าน ซอยอารีย์ 4 พญาไท', 'th');
  expect(stop).toMatchObject({ places: [{ district: 'พญาไท' }] });
});

it.each([
  'Lat: 13.7466 Long: 100.5347',
  'https://www.openstreetmap.org/?mlat=13.7466&mlon=100.5347#map=17/13.7466/100.5347',
  'https://maps.apple.com/place?address=991%20Rama%201&coordinate=13.7466,100.5347&name=Siam%20Paragon',
  'https://ul.waze.com/ul?ll=13.7466,100.5347&navigate=yes',
  '13°44\'47.8"N 100°32\'04.9"E',
  'PGWM+JV ปทุมวัน กรุงเทพมหานคร',
  '๑๓.๗๔๖๖, ๑๐๐.๕๓๔๗',
])('a point is the same in the search, in a file and in a chat: %s', async (point) => {
  const [stop] = await paste.read(`${point} คุณวิภา 0812345678`, 'th');
  const [suggested] = await search.suggest(point, { lang: 'th', limit: 10 });
  const { places } = await find(point);
  for (const place of [stop?.places[0], suggested, places[0]]) {
    expect(place?.lat).toBeCloseTo(13.7466, 2);
    expect(place?.lng).toBeCloseTo(100.5347, 2);
  }
});
