import type { DemoJob, NewDemoJob } from './demo-job.ts';

/** The jobs of one page. They end with it. */
export interface DemoJobs {
  /** Books; the same `guid` gives the first job again, as the gateway does. */
  book(job: NewDemoJob): DemoJob;
  find(trackingId: string): DemoJob | undefined;
  /** The job that was booked last. */
  last(): DemoJob | undefined;
  rate(job: DemoJob, rating: number): void;
  /** Counts a try to book an order. @returns how often it was tried before */
  noteTry(guid: string): number;
}

/** Creates the memory of a page's demos. */
export const createDemoJobs = ({ clock }: { readonly clock: () => number }): DemoJobs => {
  const jobs = new Map<string, DemoJob>();
  const tries = new Map<string, number>();

  return {
    book(given) {
      const known = [...jobs.values()].find(({ order }) => order.guid === given.order.guid);
      if (known) return known;
      const number = String(jobs.size + 1).padStart(8, '0');
      const { trackingId = `demo-${number}` } = given;
      const job: DemoJob = { ...given, trackingId, jobId: `J${number}`, bookedAtMs: clock(), rating: null };
      jobs.set(trackingId, job);
      return job;
    },
    find: (trackingId) => jobs.get(trackingId),
    last: () => [...jobs.values()].at(-1),
    rate: (job, rating) => void jobs.set(job.trackingId, { ...job, rating }),
    noteTry(guid) {
      const before = tries.get(guid) ?? 0;
      tries.set(guid, before + 1);
      return before;
    },
  };
};
