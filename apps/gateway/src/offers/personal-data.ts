import { type PersonalData, personalTable } from '../database/personal-table.ts';

const ofJobs = { by: 'row', column: 'job_id', of: 'jobs', key: 'id' } as const;

/** The personal data of the room `offers`. */
export const offersPersonalData: PersonalData = {
  personal: [
    personalTable('job_offers', {
      section: 'offersToDrivers',
      key: ['id'],
      owner: ofJobs,
      shows: [],
      erasure: { does: 'strip', why: "the driver's work", set: { release_reason: '' } },
    }),
  ],
  impersonal: [],
};
