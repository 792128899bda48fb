import { forgetArrivals } from '../jobs/charges/arrival-queries.ts';
import type { DriverSearch } from '../jobs/driver-search.ts';
import { removeRide } from '../rides/ride-queries.ts';

/** Deletes a job's ride and withdraws its offers, so that dispatch finds it without a driver and starts over. */
export const driverSearch: DriverSearch = {
  restart: async (trx, jobId) => {
    await removeRide(trx, jobId);
    await forgetArrivals(trx, jobId);
    await trx
      .updateTable('job_offers')
      .set({ state: 'withdrawn' })
      .where('job_id', '=', jobId)
      .where('state', 'in', ['open', 'accepted'])
      .execute();
  },
};
