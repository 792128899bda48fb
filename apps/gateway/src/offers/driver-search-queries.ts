import type { DriverSearch } from '../jobs/driver-search.ts';

/** Ends a job's ride and search by taking them away: who dispatches finds the job without one and begins anew. */
export const driverSearch: DriverSearch = {
  restart: async (trx, jobId) => {
    await trx.deleteFrom('rides').where('job_id', '=', jobId).execute();
    // The next driver's waiting begins when the next driver comes; where goods are on board, what was waited at stops left behind stays.
    await trx
      .deleteFrom('job_arrivals')
      .where('job_id', '=', jobId)
      .where((is) =>
        is.or([
          is.exists(is.selectFrom('jobs').select('jobs.id').where('jobs.id', '=', jobId).where('jobs.hand_over', 'is', null)),
          is.and([
            is(
              'stop',
              'not in',
              is
                .selectFrom('job_events')
                .select((of) => of.fn.coalesce('job_events.stop', of.lit(-1)).as('stop'))
                .where('job_events.job_id', '=', jobId)
                .where('job_events.status', 'in', ['pickedUp', 'delivering']),
            ),
            is(
              'stop',
              'not in',
              is.selectFrom('job_failed_visits').select('job_failed_visits.stop').where('job_failed_visits.job_id', '=', jobId),
            ),
          ]),
        ]),
      )
      .execute();
    await trx
      .updateTable('job_offers')
      .set({ state: 'withdrawn' })
      .where('job_id', '=', jobId)
      .where('state', 'in', ['open', 'accepted'])
      .execute();
  },
};
