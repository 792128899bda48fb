import { type PersonalData, personalTable } from '../database/personal-table.ts';

const place = ['address_name', 'address', 'contact_name', 'contact_phone', 'lat', 'lng', 'district', 'sub_district'] as const;

/** Personal data of the room `places`. */
export const placesPersonalData: PersonalData = {
  personal: [
    personalTable('saved_locations', {
      section: 'savedLocations',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: [...place, 'remark', 'is_favourite', 'created_at', 'updated_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('recent_addresses', {
      section: 'recentAddresses',
      key: ['place_key'],
      owner: { by: 'user', column: 'user_id' },
      shows: [...place, 'used_at'],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [],
};
