import { type PersonalData, personalTable } from '../database/personal-table.ts';

const ofJobs = { by: 'row', column: 'job_id', of: 'jobs', key: 'id' } as const;

/** The personal data of the room `rides`. */
export const ridesPersonalData: PersonalData = {
  personal: [
    personalTable('rides', {
      section: 'rides',
      key: ['job_id'],
      owner: ofJobs,
      shows: ['job_id', 'driver_id', 'started_at', 'ended_at'],
      erasure: {
        does: 'strip',
        why: "the driver's work",
        // A plan contains the route from door to door.
        set: { plan: '{"steps":[],"moves":[],"visits":[]}' },
      },
    }),
    personalTable('driver_notices', {
      section: 'noticesToDrivers',
      key: ['id'],
      owner: ofJobs,
      shows: [],
      erasure: { does: 'keep', why: "the driver's work" },
    }),
    personalTable('ride_proofs', {
      section: 'proofsOfDelivery',
      key: ['job_id', 'visit', 'token'],
      owner: ofJobs,
      shows: ['job_id', 'stop', 'kind', 'taken_at'],
      erasure: { does: 'delete' },
      file: 'object_key',
    }),
    personalTable('cash_collections', {
      section: 'collectedCash',
      key: ['id'],
      owner: ofJobs,
      shows: ['job_id', 'charge_id', 'amount_satang', 'is_collected', 'noted_at', 'settled_at'],
      erasure: {
        does: 'strip',
        why: 'what was paid belongs to the books',
        set: { remark: '', settled_remark: '' },
      },
    }),
  ],
  impersonal: [],
};
