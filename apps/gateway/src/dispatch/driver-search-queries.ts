import type { DriverSearch } from '../jobs/driver-search.ts';

/** Ends a job's ride and search by taking them away: who dispatches finds the job without one and begins anew. */
export const driverSearch: DriverSearch = {
  restart: async (trx, jobId) => {
    await trx.deleteFrom('rides').where('job_id', '=', jobId).execute();
    // The next driver's waiting begins when the next driver comes.
    await trx.deleteFrom('job_arrivals').where('job_id', '=', jobId).execute();
    await trx
      .updateTable('job_offers')
      .set({ state: 'withdrawn' })
      .where('job_id', '=', jobId)
      .where('state', 'in', ['open', 'accepted'])
      .execute();
  },
};
