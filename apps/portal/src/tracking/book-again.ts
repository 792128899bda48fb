import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { fetchJob } from '@songwai/core/jobs/calls';
import { type RepeatableJob, repeatableDetail } from '@songwai/core/orders/draft/repeatable-job';
import type { Catalog } from '@songwai/core/pricing/catalog';
import { repeatableLink } from '@songwai/core/tracking/repeatable-link';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

/** All details for the customer who booked it; for others, only those that the link shows. */
const repeatableOf = async ({ session, transport }: Portal, job: TrackedJob): Promise<RepeatableJob> => {
  if (session.store.getState().status !== 'signedIn') return repeatableLink(job);
  try {
    const detail = await fetchJob(transport, job.jobId);
    return detail ? repeatableDetail(detail) : repeatableLink(job);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // Another customer's job, or no connection: use the link's data.
    return repeatableLink(job);
  }
};

/** Fills the order form with an earlier job. A link has only the vehicle's kind, which the catalogue resolves. */
export const bookAgain = async (portal: Portal, job: TrackedJob, catalog: Catalog | undefined): Promise<void> => {
  const order = portal.part(openOrder);
  if (catalog) order.offerCatalog(catalog);
  await order.refill(await repeatableOf(portal, job));
};
