import type { Place } from '@songwai/core/places/place';

const place = (
  placeId: string,
  name: string,
  at: Pick<Place, 'address' | 'district' | 'subDistrict' | 'lat' | 'lng'>,
): Place => ({
  placeId,
  name,
  ...at,
});

/** Places that the stories and tests send things between. */
export const flowerShop = place('p-ari', 'ร้านดอกไม้ บ้านอารีย์', {
  address: 'ซ.อารีย์ 4 พญาไท',
  district: 'พญาไท',
  subDistrict: 'พญาไท',
  lat: 13.7797,
  lng: 100.5446,
});
export const silomComplex = place('p-silom', 'อาคารสีลมคอมเพล็กซ์ ชั้น 12', {
  address: 'ถ.สีลม สีลม บางรัก',
  district: 'บางรัก',
  subDistrict: 'สีลม',
  lat: 13.7285,
  lng: 100.5353,
});
export const onNut = place('p-onnut', 'บีทีเอสอ่อนนุช ทางออก 3', {
  address: 'ถ.สุขุมวิท พระโขนงเหนือ วัฒนา',
  district: 'วัฒนา',
  subDistrict: 'พระโขนงเหนือ',
  lat: 13.7056,
  lng: 100.6011,
});
export const onNutMarket = place('p-onnut-market', 'ตลาดสดอ่อนนุช ซอย 17', {
  address: 'ถ.อ่อนนุช สวนหลวง',
  district: 'สวนหลวง',
  subDistrict: 'สวนหลวง',
  lat: 13.7088,
  lng: 100.6242,
});
const onNutHome = place('p-onnut-46', 'หมู่บ้านอ่อนนุช 46', {
  address: 'ซ.อ่อนนุช 46 ประเวศ',
  district: 'ประเวศ',
  subDistrict: 'ประเวศ',
  lat: 13.7143,
  lng: 100.6491,
});
export const ayutthaya = place('p-ayutthaya', 'วัดมหาธาตุ อยุธยา', {
  address: 'พระนครศรีอยุธยา',
  district: 'พระนครศรีอยุธยา',
  subDistrict: 'ท่าวาสุกรี',
  lat: 14.3569,
  lng: 100.5675,
});

export const knownPlaces: readonly Place[] = [flowerShop, silomComplex, onNut, onNutMarket, onNutHome];
