import type { Answers } from '../fixture-gateway.ts';
import { onNut, silomComplex } from '../places.ts';

const wireOf = ({ placeId: _id, name, kind: _kind, ...place }: typeof onNut) => ({ addressName: name, ...place });
const thana = { contactName: 'คุณธนากร', contactPhone: '0898765432' };
const orathai = { contactName: 'คุณอรทัย', contactPhone: '0625550199' };
const phayaThai = { address: 'ถ.พญาไท ราชเทวี', district: 'ราชเทวี', subDistrict: 'ทุ่งพญาไท', lat: 13.7563, lng: 100.5318 };
const phatthanakan = {
  address: 'ซ.พัฒนาการ 30 สวนหลวง',
  district: 'สวนหลวง',
  subDistrict: 'พัฒนาการ',
  lat: 13.7348,
  lng: 100.6202,
};

/** Saved places on the wire: a shop, a home and a warehouse, of which the first two are favourites. */
export const wireSaved = [
  {
    addressId: 's1',
    addressName: 'หน้าร้าน',
    ...phayaThai,
    contactName: 'คุณพิมพ์ชนก',
    contactPhone: '0812345678',
    remark: '',
    favorite: true,
  },
  { addressId: 's2', addressName: 'บ้าน', ...phayaThai, lat: 13.7797, ...thana, remark: 'ตึก B ชั้น 4', favorite: true },
  {
    addressId: 's3',
    addressName: 'คลังสินค้า พัฒนาการ 30',
    ...phatthanakan,
    contactName: 'คุณวิทย์',
    contactPhone: '023198800',
    remark: '',
    favorite: false,
  },
];

/** Places of earlier jobs on the wire, the newest first. */
export const wireRecent = [
  { ...wireOf(onNut), ...orathai, usedDateTime: '2026-11-19T03:00:00.000Z' },
  { ...wireOf(silomComplex), ...thana, usedDateTime: '2026-11-16T03:00:00.000Z' },
];

/** A gateway that remembers what is saved, starred and removed. */
export function ownPlaceAnswers(saved: readonly object[] = wireSaved, recent: readonly object[] = wireRecent): Answers {
  let rows = [...saved] as Record<string, unknown>[];
  return {
    '/list_location': () => ({
      responseCode: 200,
      responseDesc: '',
      locationList: rows,
      total: rows.length,
      recentAddresses: recent,
    }),
    '/save_location': ({ contactOptional: _optional, ...body }) => {
      const location = {
        district: '',
        subDistrict: '',
        remark: '',
        favorite: false,
        ...body,
        addressId: body['addressId'] ?? `n${rows.length}`,
      };
      rows = [location, ...rows.filter(({ addressId }) => addressId !== location.addressId)];
      return { responseCode: 200, responseDesc: '', addressId: location.addressId, location };
    },
    '/remove_location': ({ addressId }) => {
      rows = rows.filter((row) => row['addressId'] !== addressId);
      return { responseCode: 200, responseDesc: '' };
    },
    '/location/favorite': ({ addressId, value }) => {
      rows = rows.map((row) => (row['addressId'] === addressId ? { ...row, favorite: value } : row));
      return { responseCode: 200, responseDesc: '' };
    },
  };
}
