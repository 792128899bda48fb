import { fetchJob } from '@songwai/core/jobs/calls';
import type { Catalog } from '@songwai/core/pricing/catalog';
import type { Portal } from '../../shell/portal.ts';

/** Where an earlier job is booked again. */
export type RepeatPage = '/neworder' | '/fullday';

/**
 * Fills the order form, or that of a hire, with an earlier job of the customer (spec §4).
 * @returns the page of that form
 * @throws GatewayError 404 for a job that is not theirs.
 */
export const repeatJob = async (
  portal: Portal,
  jobId: string,
  { catalog, toReview = false }: { readonly catalog: Catalog | undefined; readonly toReview?: boolean },
): Promise<RepeatPage> => {
  const job = await fetchJob(portal.transport, jobId);
  // The forms' code is not a part of any list.
  if (job && job.fullDay !== null) {
    const { openHire } = await import('../../full-day/open-hire.ts');
    portal.part(openHire).refill(job);
    return '/fullday';
  }
  const { repeatOrder, reviewOrder } = await import('../../shell/jobs/repeat-order.ts');
  if (job) await repeatOrder(portal, job, catalog);
  if (job && toReview) await reviewOrder(portal);
  return '/neworder';
};
