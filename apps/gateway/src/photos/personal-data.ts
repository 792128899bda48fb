import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** The personal data of the room `photos`: photos of goods. */
export const photosPersonalData: PersonalData = {
  personal: [
    personalTable('photos', {
      section: 'photosOfDrafts',
      key: ['name'],
      owner: { by: 'user', column: 'user_id', whileNull: 'job_id' },
      shows: ['name', 'created_at'],
      erasure: { does: 'delete' },
      file: 'key',
    }),
    personalTable('photos', {
      section: 'photosOfJobs',
      key: ['name'],
      owner: { by: 'row', column: 'job_id', of: 'jobs', key: 'id' },
      shows: ['name', 'job_id', 'created_at'],
      erasure: { does: 'delete' },
      file: 'key',
    }),
  ],
  impersonal: [],
};
