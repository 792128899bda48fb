import { describe, expect, it } from 'vitest';
import { isInServiceArea } from './area/service-area.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
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
    });
    const [english] = await places.suggest('สยามพารากอน', { lang: 'en' });
    expect(english).toMatchObject({ addressName: 'Siam Paragon', address: 'Pathum Wan, Pathum Wan, Bangkok 10330' });
  });

  it('writes an address outside Bangkok as people there do', async () => {
    const [mega] = await places.suggest('mega bangna', { lang: 'th' });
    expect(mega?.address).toBe('ต.บางแก้ว อ.บางพลี สมุทรปราการ 10540');
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

  it('shows a pasted coordinate outside the area as outside', async () => {
    const [pin] = await places.textSearch('14.3532,100.5689', { lang: 'en' });
    expect(pin).toMatchObject({ address: 'Outside the service area', lat: 14.3532, lng: 100.5689 });
  });

  it('finds the subdistrict of a whole address', async () => {
    const [found] = await places.textSearch('99/1 ซอย 5 แขวงสีลม เขตบางรัก กรุงเทพฯ 10500', { lang: 'th' });
    expect(found).toMatchObject({ addressName: 'แขวงสีลม', district: 'บางรัก' });
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

  it('names subdistrict and district where nothing known stands near, and the district alone further out', async () => {
    const inTown = await places.reverse({ lat: 13.729, lng: 100.527 }, 'th');
    expect(inTown?.addressName).toBe('แขวงสีลม เขตบางรัก');
    const inTheFields = await places.reverse({ lat: 13.87, lng: 100.87 }, 'en');
    expect(inTheFields).toMatchObject({ addressName: 'Nong Chok District', subDistrict: '' });
  });

  it('says nothing of a point outside the service area', async () => {
    expect(await places.reverse({ lat: 14.3532, lng: 100.5689 }, 'th')).toBeNull();
    expect(await places.reverse({ lat: 13.2, lng: 100.5 }, 'th')).toBeNull();
  });
});
