import { type PersonalData, personalTable } from '../database/personal-table.ts';

const ofDrivers = "a driver's own data, which the office keeps; not a customer's";

/** The personal data of customers in the room `drivers`. */
export const driversPersonalData: PersonalData = {
  personal: [
    personalTable('customer_drivers', {
      section: 'driversLikedOrBlocked',
      key: ['driver_id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['driver_id', 'stance', 'remark', 'created_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('driver_ratings', {
      section: 'ratings',
      key: ['job_id'],
      owner: { by: 'row', column: 'job_id', of: 'jobs', key: 'id' },
      shows: ['job_id', 'rating', 'reason_ids', 'comment', 'created_at'],
      erasure: { does: 'strip', why: "the driver's average is counted from it", set: { comment: '' } },
    }),
    personalTable('driver_ratings', {
      section: 'ratingsForCompany',
      key: ['job_id'],
      owner: { by: 'row', column: 'job_id', of: 'jobsForCompany', key: 'id' },
      shows: [],
      erasure: { does: 'strip', why: "of the company's booking", scrub: ['comment'] },
    }),
    personalTable('driver_positions', {
      section: 'positionsOfDrivers',
      key: ['driver_id', 'at'],
      owner: { by: 'row', column: 'job_id', of: 'jobs', key: 'id' },
      // Positions are the driver's personal data, even on a customer's job.
      shows: [],
      erasure: { does: 'strip', why: "the driver's way, thrown away after 90 days", set: { job_id: null } },
    }),
  ],
  impersonal: [
    { table: 'drivers', why: ofDrivers },
    { table: 'driver_codes', why: ofDrivers },
    { table: 'driver_changes', why: ofDrivers },
  ],
};
