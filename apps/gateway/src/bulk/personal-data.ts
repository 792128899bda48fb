import { type PersonalData, personalTable } from '../database/personal-table.ts';

const ofRuns = { by: 'row', column: 'run_id', of: 'bulkFiles', key: 'id' } as const;

/** Personal data of the room `bulk`. */
export const bulkPersonalData: PersonalData = {
  personal: [
    personalTable('bulk_runs', {
      section: 'bulkFiles',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['id', 'file_name', 'status', 'vehicle_id', 'payment_type', 'common', 'channel', 'created_at', 'finished_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('bulk_rows', {
      section: 'bulkRows',
      key: ['run_id', 'position'],
      owner: ofRuns,
      shows: ['run_id', 'number', 'cells', 'stop', 'reference', 'trip_number'],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [{ table: 'bulk_trips', why: 'prices and job numbers of the trips of a file; goes with its file' }],
};
