import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** Personal data of the room `notifications`. */
export const notificationsPersonalData: PersonalData = {
  personal: [
    personalTable('notifications', {
      section: 'notifications',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['kind', 'subject', 'created_at', 'read_at'],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [],
};
