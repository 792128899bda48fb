import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { fetchJob } from '@songwai/core/jobs/calls';
import { type RepeatableJob, repeatableDetail } from '@songwai/core/orders/draft/repeatable-job';
import type { Catalog } from '@songwai/core/pricing/catalog';
import { repeatableLink } from '@songwai/core/tracking/repeatable-link';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

/** With everything for the customer who booked it; for anybody else, what the link shows them anyway. */
const repeatableOf = async ({ session, transport }: Portal, job: TrackedJob): Promise<RepeatableJob> => {
  if (session.store.getState().status !== 'signedIn') return repeatableLink(job);
  try {
    const detail = await fetchJob(transport, job.jobId);
    return detail ? repeatableDetail(detail) : repeatableLink(job);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // Another customer's job, or no connection: the link's data are enough to begin with.
    return repeatableLink(job);
  }
};

/** Fills the order form with a job of before. A link names no vehicle but its kind, which the catalog knows. */
export const bookAgain = async (portal: Portal, job: TrackedJob, catalog: Catalog | undefined): Promise<void> => {
  const order = portal.part(openOrder);
  if (catalog) order.offerCatalog(catalog);
  await order.refill(await repeatableOf(portal, job));
};
