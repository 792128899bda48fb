import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../gazetteer/load-gazetteer.ts';
import { createPlaceSearch } from './place-search.ts';

const search = createPlaceSearch(loadGazetteer());
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

  it('puts a name that begins so before one that merely contains it', () => {
    const found = names('siam');
    const lastBeginning = found.findLastIndex((name) => name.replace('BTS ', '').startsWith('Siam'));
    const firstContaining = found.indexOf('ICONSIAM');
    expect(found.length).toBeGreaterThan(3);
    expect(firstContaining === -1 || firstContaining > lastBeginning).toBe(true);
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
