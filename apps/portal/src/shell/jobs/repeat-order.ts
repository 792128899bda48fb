import type { JobDetail } from '@songwai/core/jobs/job';
import { repeatableDetail } from '@songwai/core/orders/draft/repeatable-job';
import type { Catalog } from '@songwai/core/pricing/catalog';
import { openOrder } from '../open-order.ts';
import type { Portal } from '../portal.ts';

/** Fills the order form with a job that was booked before. */
export const repeatOrder = async (portal: Portal, job: JobDetail, catalog: Catalog | undefined): Promise<void> => {
  const order = portal.part(openOrder);
  if (catalog) order.offerCatalog(catalog);
  await order.refill(repeatableDetail(job));
};

/** Asks for the review of the order as it is; where something is missing, the form says so instead. */
export const reviewOrder = async (portal: Portal): Promise<void> => {
  const order = portal.part(openOrder);
  await order.requestStep(order.store.getState().draft.step.maxStep);
};
