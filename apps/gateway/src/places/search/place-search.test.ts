import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../gazetteer/load-gazetteer.ts';
import { loadOpenPlaces } from '../open-data/load-open-places.ts';
import { createPlaceSearch } from './place-search.ts';

const gazetteer = loadGazetteer();
const search = await createPlaceSearch(gazetteer.places, loadOpenPlaces(gazetteer.subdistricts));
const names = (query: string) => search.find(query).map(({ en }) => en);

describe('searching for a place while typing', () => {
  it.each([
    ['สยามพารากอน', 'Siam Paragon'],
    ['พารากอน', 'Siam Paragon'],
    ['siam paragon', 'Siam Paragon'],
    ['PARAGON', 'Siam Paragon'],
    ['เซ็นทรัลเวิลด์', 'CentralWorld'],
    ['ctw', 'CentralWorld'],
    ['central world', 'CentralWorld'],
    ['มาบุญครอง', 'MBK Center'],
    ['mbk', 'MBK Center'],
    ['ไอคอนสยาม', 'ICONSIAM'],
    ['icon siam', 'ICONSIAM'],
    ['เมกา บางนา', 'Mega Bangna'],
    ['สนามบินสุวรรณภูมิ', 'Suvarnabhumi Airport'],
    ['ดอนเมือง สนามบิน', 'Don Mueang Airport'],
    ['รพ.ศิริราช', 'Siriraj Hospital'],
    ['รพ ศิริราช', 'Siriraj Hospital'],
    ['ศิริราช', 'Siriraj Hospital'],
    ['ม.เกษตร', 'Kasetsart University'],
    ['จุฬา', 'Chulalongkorn University'],
    ['หัวลำโพง', 'MRT Hua Lamphong'],
    ['bts e4', 'BTS Asok'],
    ['บีทีเอสอโศก', 'BTS Asok'],
    ['สถานีอ่อนนุช', 'BTS On Nut'],
    ['บางแสน', 'Bang Saen Beach'],
    ['พัทยา', 'Pattaya City'],
    ['อำเภอบางพลี', 'Bang Phli District'],
    ['เขตปทุมวัน', 'Pathum Wan District'],
    ['แขวงสีลม', 'Si Lom Subdistrict'],
  ])('%s finds %s first', (query, expected) => {
    expect(names(query)[0]).toBe(expected);
  });

  it('answers "Bang Na" with the station and the district, in either script', () => {
    for (const query of ['Bang Na', 'bangna', 'BANG  NA', 'บางนา', 'บาง นา']) {
      expect(names(query).slice(0, 2).sort()).toEqual(['BTS Bang Na', 'Bang Na District'].sort());
    }
  });

  it.each([
    ['sayam paragon', 'Siam Paragon'],
    ['siam pargon', 'Siam Paragon'],
    ['สยามพาลากอน', 'Siam Paragon'],
    ['สยามพารากอ่น', 'Siam Paragon'],
    ['centrel world', 'CentralWorld'],
    ['เซ็นทรัลเวิร์ลด์', 'CentralWorld'],
    ['ไอคอนสยม', 'ICONSIAM'],
    ['on nuch', 'BTS On Nut'],
    ['ออนนุช', 'BTS On Nut'],
    ['asoke', 'BTS Asok'],
    ['suvarnabumi', 'Suvarnabhumi Airport'],
    ['suwannaphum', 'Suvarnabhumi Airport'],
    ['victory monumant', 'Victory Monument'],
    ['อนุสาวรีชัย', 'Victory Monument'],
    ['jatujak', 'Chatuchak Market'],
    ['chatujak', 'Chatuchak District'],
    ['จตุจัก', 'Chatuchak District'],
    ['thonglor', 'Thong Lo'],
    ['tonglo', 'Thong Lo'],
    ['ladprao', 'MRT Lat Phrao'],
    ['ลาดพ้าว', 'MRT Lat Phrao'],
    ['payathai', 'BTS Phaya Thai'],
    ['ekamai', 'Ekkamai'],
    ['klong toey', 'MRT Khlong Toei'],
    ['เซนทรัล ลาดพร้าว', 'Central Ladprao'],
    ['sirirat hospital', 'Siriraj Hospital'],
  ])('forgives %s and finds %s', (query, expected) => {
    expect(names(query).slice(0, 3)).toContain(expected);
  });

  it('puts a name that begins so before one as well known that merely contains it', () => {
    const known = search.find('siam').filter(({ source, rank }) => source === 'landmark' && rank === 1);
    expect(known.map(({ en }) => en)).toEqual(['Siam', 'Siam Paragon', 'ICONSIAM']);
  });

  it('puts the well-known before the obscure where both names begin so', () => {
    const found = search.find('central');
    expect(found[0]?.en).toBe('CentralWorld');
    expect(found.map(({ rank }) => rank)).toEqual(found.map(({ rank }) => rank).sort((one, other) => one - other));
  });

  it('finds words in any order', () => {
    expect(names('paragon siam')[0]).toBe('Siam Paragon');
    expect(names('ศาลายา เซ็นทรัล')[0]).toBe('Central Salaya');
  });

  it('breaks ties by what is near', () => {
    const [pattaya, bangkok] = [
      { lat: 12.93, lng: 100.88 },
      { lat: 13.75, lng: 100.53 },
    ];
    expect(search.find('terminal 21 pattaya', { near: bangkok })[0]?.en).toBe('Terminal 21 Pattaya');
    const nearPattaya = search.find('central', { near: pattaya }).filter(({ rank }) => rank === 2);
    const nearBangkok = search.find('central', { near: bangkok }).filter(({ rank }) => rank === 2);
    expect(nearPattaya[0]?.en).toBe('Central Pattaya');
    expect(nearBangkok[0]?.en).not.toBe('Central Pattaya');
  });

  it('gives at most ten, and fewer when asked for fewer', () => {
    expect(names('bang')).toHaveLength(10);
    expect(search.find('bang', { limit: 3 })).toHaveLength(3);
    expect(search.find('bang', { limit: 50 })).toHaveLength(10);
  });

  it.each(['', '   ', '...', '–', 'xqzvwk', 'กหฟดเก้า', '😀'])('finds nothing for "%s"', (query) => {
    expect(search.find(query)).toEqual([]);
  });

  it.each([
    ['รร.หอวัง', 'โรงเรียนหอวัง'],
    ['รพ. รามา', 'โรงพยาบาลรามาธิบดี'],
    ['ซ.สุขุมวิท 38', 'ซอยสุขุมวิท 38'],
    ['ถ.เยาวราช', 'ถนนเยาวราช'],
    ['สุขุมวิท ๓๘', 'ซอยสุขุมวิท 38'],
    ['Thanon Yaowarat', 'ถนนเยาวราช'],
    ['จรัญ 13', 'ซอยจรัญสนิทวงศ์ 13'],
    ['วัดดอกไม้', 'วัดดอกไม้'],
  ])('writes out what is shortened in %s and finds %s', (query, expected) => {
    expect(
      search
        .find(query)
        .slice(0, 3)
        .map(({ th }) => th),
    ).toContain(expected);
  });

  it('finds a place by its name and its part of town', () => {
    expect(search.find('เซ็นทรัล ชลบุรี')[0]?.district.province.en).toBe('Chonburi');
    expect(search.find('สตาร์บัคส์ วัฒนา').every(({ district }) => district.th === 'วัฒนา')).toBe(true);
  });

  it('puts the whole number before those that go on', () => {
    expect(
      search
        .find('สุขุมวิท 10')
        .map(({ th }) => th)
        .filter((th) => th.startsWith('ซอยสุขุมวิท 10'))[0],
    ).toMatch(/ 10$/);
  });

  it.each([
    ['ซอยทองหล่อ 10', 'ซอยทองหล่อ 10', 'Soi Thong Lo 10'],
    ['ซ.ทองหล่อ 10', 'ซอยทองหล่อ 10', 'Soi Thong Lo 10'],
    ['Thong Lo 10', 'ซอยทองหล่อ 10', 'Soi Thong Lo 10'],
    ['99/1 สุขุมวิท 71', '99/1 ถนนสุขุมวิท 71', '99/1 Sukhumvit 71 Road'],
    ['125/9 ถนนจันทน์', '125/9 ถนนจันทน์', '125/9 Chan Road'],
    ['25 Sukhumvit Soi 39', '25 ซอยสุขุมวิท 39', '25 Soi Sukhumvit 39'],
    ['เลขที่ 12 ซอยสุขุมวิท 38', '12 ซอยสุขุมวิท 38', '12 Soi Sukhumvit 38'],
  ])('answers %s with the nearest known point and says that it is approximate', (query, th, en) => {
    expect(search.find(query)[0]).toMatchObject({ th, en, isApproximate: true });
  });

  it('says of no known place that it is approximate', () => {
    for (const query of ['สุขุมวิท 55', 'ซอยสุขุมวิท 38', 'ซอยสุขุมวิท 500', 'สยามพารากอน', '99/1', '7-Eleven']) {
      expect(search.find(query).filter(({ isApproximate }) => isApproximate)).toEqual([]);
    }
  });

  it('answers a kind of place with the nearest of them', () => {
    const thongLo = { lat: 13.7242, lng: 100.5785 };
    const cafes = search.find('ร้านกาแฟ', { near: thongLo });
    expect(cafes).toHaveLength(10);
    expect(cafes.every(({ kind, lat, lng }) => kind === 'cafe' && Math.hypot(lat - 13.7242, lng - 100.5785) < 0.02)).toBe(true);
    for (const query of ['ร้านดอกไม้', 'flower shop']) expect(search.find(query, { near: thongLo })[0]?.kind).toBe('flowers');
    expect(search.find('วัด', { near: thongLo })[0]?.th).toBe('วัดธาตุทอง');
  });

  it('holds each place once, whatever list it comes from', () => {
    const stations = search.find('BTS อ่อนนุช').filter(({ th }) => th.includes('BTS อ่อนนุช'));
    expect(stations.map(({ source }) => source)).toEqual(['station']);
    expect(search.find('สยามพารากอน').filter(({ th }) => th === 'สยามพารากอน')).toHaveLength(1);
  });

  it('takes the place out of a whole address', () => {
    const within = (text: string) => search.findWithin(text).map(({ en }) => en);
    expect(within('99/1 ซอย 5 แขวงสีลม เขตบางรัก กรุงเทพฯ 10500')[0]).toBe('Si Lom Subdistrict');
    expect(within('12 หมู่ 3 ต.บางแก้ว อ.บางพลี จ.สมุทรปราการ 10540').slice(0, 2)).toContain('Bang Kaeo Subdistrict');
    expect(within('ชั้น 3 สยามพารากอน ถนนพระราม 1')[0]).toBe('Siam Paragon');
  });

  it('finds every district by both of its names', () => {
    const { districts } = loadGazetteer();
    expect(districts).toHaveLength(90);
    const missed = districts.flatMap(({ code, th, en }) =>
      [th, en].filter((name) => !search.find(name).some(({ id }) => id === `district-${code}`)),
    );
    expect(missed).toEqual([]);
  });
});
