import { fetchJob } from '@songwai/core/jobs/calls';
import type { Catalog } from '@songwai/core/pricing/catalog';
import type { Portal } from '../shell/portal.ts';

/** Fills the order form with an earlier job of the customer (spec §4). @throws GatewayError 404 for a job that is not theirs. */
export const repeatJob = async (portal: Portal, jobId: string, catalog: Catalog | undefined): Promise<void> => {
  // The order form's code is not a part of any list.
  const [job, { repeatOrder }] = await Promise.all([fetchJob(portal.transport, jobId), import('../shell/jobs/repeat-order.ts')]);
  if (job) await repeatOrder(portal, job, catalog);
};
