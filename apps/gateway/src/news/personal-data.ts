import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** Personal data of the room `news`. */
export const newsPersonalData: PersonalData = {
  personal: [
    personalTable('news_reads', {
      section: 'newsReads',
      key: ['user_id', 'news_id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['news_id', 'read_at'],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [],
};
