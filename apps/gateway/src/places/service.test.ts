import { describe, expect, it } from 'vitest';
import { isInServiceArea } from './area/service-area.ts';
import { createEmbeddedGeocoder } from './geocoders/embedded-geocoder.ts';
import { createPlacesService } from './service.ts';

const places = createPlacesService({ geocoder: createEmbeddedGeocoder(), isInServiceArea });

describe('finding places for a stop', () => {
  it('answers as the wire has it, in the language of the customer', async () => {
    const [thai] = await places.suggest('สยามพารากอน', { lang: 'th' });
    expect(thai).toEqual({
      placeId: 'landmark-siam-paragon',
      addressName: 'สยามพารากอน',
      address: 'แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330',
      district: 'ปทุมวัน',
      subDistrict: 'ปทุมวัน',
      lat: 13.7466,
      lng: 100.5347,
      kind: 'mall',
    });
    const [english] = await places.suggest('สยามพารากอน', { lang: 'en' });
    expect(english).toMatchObject({ addressName: 'Siam Paragon', address: 'Pathum Wan, Pathum Wan, Bangkok 10330' });
  });

  it('writes an address outside Bangkok as people there do', async () => {
    const [mega] = await places.suggest('mega bangna', { lang: 'th' });
    expect(mega?.address).toBe('ต.บางแก้ว อ.บางพลี สมุทรปราการ 10540');
  });

  it('says of a house number that the point is approximate, and of nothing else', async () => {
    const [house] = await places.suggest('99/1 สุขุมวิท 71', { lang: 'th' });
    expect(house).toMatchObject({ addressName: '99/1 ถนนสุขุมวิท 71', kind: 'street', approximate: true });
    const [mall] = await places.suggest('สยามพารากอน', { lang: 'th' });
    expect(mall).not.toHaveProperty('approximate');
  });

  it.each(['', '   '])('answers nothing to an empty query', async (query) => {
    expect(await places.suggest(query, { lang: 'th' })).toEqual([]);
    expect(await places.textSearch(query, { lang: 'th' })).toEqual([]);
  });

  it.each(['13.7466,100.5347', ' 13.7466, 100.5347 ', `13°44'47.76"N 100°32'4.92"E`])(
    'turns the pasted coordinate %s into a pin with the name of what stands there',
    async (query) => {
      const found = await places.suggest(query, { lang: 'en' });
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ addressName: 'Siam Paragon', district: 'Pathum Wan' });
      expect(found[0]?.lat).toBeCloseTo(13.7466, 4);
      expect(found[0]?.lng).toBeCloseTo(100.5347, 4);
    },
  );

  it.each([
    'https://www.google.com/maps/place/X/@13.7466,100.5347,17z',
    `https://maps.google.com/?q=13.7466,100.5347&data=${'x'.repeat(400)}`,
    'geo:13.7466,100.5347?z=17',
    '7P52PGWM+JV',
    'PGWM+JV ปทุมวัน กรุงเทพ',
    'PGWM+JV',
  ])('turns the pasted %s into a pin, too', async (query) => {
    const found = await places.suggest(query, { lang: 'en' });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ addressName: 'Siam Paragon', subDistrict: 'Pathum Wan' });
  });

  it('searches for the name in a link without a point, and beside a link that nobody is asked about', async () => {
    for (const query of [
      'https://www.google.com/maps/place/Siam+Paragon/data=!4m2',
      'Siam Paragon https://maps.app.goo.gl/AbC12345',
    ]) {
      const [first] = await places.suggest(query, { lang: 'en' });
      expect(first).toMatchObject({ placeId: 'landmark-siam-paragon' });
    }
    expect(await places.suggest('https://maps.app.goo.gl/AbC12345', { lang: 'en' })).toEqual([]);
  });

  it('follows a short link where this deployment asks about them', async () => {
    const resolveShortLink = async () => new URL('https://maps.google.com/?q=13.7466,100.5347');
    const asking = createPlacesService({ geocoder: createEmbeddedGeocoder(), isInServiceArea, resolveShortLink });
    const [pin] = await asking.suggest('https://maps.app.goo.gl/AbC12345', { lang: 'en' });
    expect(pin).toMatchObject({ addressName: 'Siam Paragon' });
  });

  it('shows a linked point outside the area as outside', async () => {
    const [pin] = await places.suggest('https://maps.google.com/?q=18.7883,98.9853', { lang: 'th' });
    expect(pin).toMatchObject({ address: 'อยู่นอกพื้นที่ให้บริการ', lat: 18.7883, lng: 98.9853 });
  });

  it('shows a pasted coordinate outside the area as outside', async () => {
    const [pin] = await places.textSearch('14.3532,100.5689', { lang: 'en' });
    expect(pin).toMatchObject({ address: 'Outside the service area', lat: 14.3532, lng: 100.5689 });
  });

  it('finds the subdistrict of a whole address', async () => {
    const [found] = await places.textSearch('99/1 ซอย 5 แขวงสีลม เขตบางรัก กรุงเทพฯ 10500', { lang: 'th' });
    expect(found).toMatchObject({ addressName: 'แขวงสีลม', district: 'บางรัก' });
  });
});

describe('the district of a place', () => {
  it('is that of the address, for a station above the road between two as well', async () => {
    const [station] = await places.suggest('BTS อ่อนนุช', { lang: 'th' });
    expect(station).toMatchObject({
      addressName: 'BTS อ่อนนุช',
      address: 'แขวงพระโขนงเหนือ เขตวัฒนา กรุงเทพมหานคร 10110',
      district: 'วัฒนา',
      subDistrict: 'พระโขนงเหนือ',
    });
  });
});

describe('naming a dropped pin', () => {
  it('keeps the point and takes the name of what stands within 150 m', async () => {
    const pin = await places.reverse({ lat: 13.7472, lng: 100.5351 }, 'th');
    expect(pin).toMatchObject({ addressName: 'สยามพารากอน', lat: 13.7472, lng: 100.5351, subDistrict: 'ปทุมวัน' });
  });

  it('names a station', async () => {
    expect(await places.reverse({ lat: 13.6683, lng: 100.6048 }, 'en')).toMatchObject({ addressName: 'BTS Bang Na' });
  });

  it('names the subdistrict and district whose boundaries it lies in, in town and in the fields', async () => {
    const inTown = await places.reverse({ lat: 13.729, lng: 100.527 }, 'th');
    expect(inTown).toMatchObject({
      addressName: 'แขวงสี่พระยา เขตบางรัก',
      address: 'แขวงสี่พระยา เขตบางรัก กรุงเทพมหานคร 10500',
      district: 'บางรัก',
      subDistrict: 'สี่พระยา',
    });
    const inTheFields = await places.reverse({ lat: 13.87, lng: 100.87 }, 'en');
    expect(inTheFields).toMatchObject({ district: 'Nong Chok', subDistrict: 'Nong Chok' });
  });

  it('tells the parts of a subdistrict that was divided since the boundaries were drawn', async () => {
    const north = await places.reverse({ lat: 13.677, lng: 100.622 }, 'th');
    const south = await places.reverse({ lat: 13.6655, lng: 100.615 }, 'th');
    expect([north?.subDistrict, south?.subDistrict]).toEqual(['บางนาเหนือ', 'บางนาใต้']);
  });

  it('says nothing of a point outside the service area', async () => {
    expect(await places.reverse({ lat: 14.3532, lng: 100.5689 }, 'th')).toBeNull();
    expect(await places.reverse({ lat: 13.2, lng: 100.5 }, 'th')).toBeNull();
  });
});
