import { satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { stopFromWire } from '../../jobs/booking/stop-from-wire.ts';
import * as routes from '../../jobs/routes.generated.ts';
import { paymentFromWire } from '../../payments/payment-from-wire.ts';
import { refillDraft } from '../draft/refill-draft.ts';
import type { BookingState } from '../order-state.ts';

interface AwaitedOrderRequest {
  readonly jobId: string;
  readonly nowMs: number;
  /** Uniform in [0, 1). */
  readonly random: () => number;
}

/**
 * A job that waits for its payment, as it stood after its booking: for a page that was closed meanwhile.
 * @returns null where no payment is under way
 * @throws GatewayError
 */
export const fetchAwaitedOrder = async (
  transport: Transport,
  { jobId, ...tools }: AwaitedOrderRequest,
): Promise<Extract<BookingState, { readonly status: 'booked' }> | null> => {
  const { jobDetail: job } = await call(transport, routes.getJobDetail, { jobId });
  if (!job?.payment) return null;
  const { jobType: deliveryType, jobOptions: extraIds, vehicle, taskType, trackingId } = job;
  const { remark, remarkImages, confirmPhone } = job;
  const stops = job.locationList.map(stopFromWire);
  const draft = refillDraft(
    { deliveryType, extraIds, vehicle, taskType, remark, remarkImages, confirmPhone, stops, isFullDay: false },
    { ...tools, catalog: null, draft: { metadata: job.metadata ?? {} } },
  );
  if (draft === null) return null;
  const payment = paymentFromWire(job.payment);
  const paymentType = payment.method === 'card' ? 1 : 3;
  const sent = {
    draft: { ...draft, paymentType, reference: job.reference ?? '' },
    route: null,
    netSatang: satangFromBaht(job.netPrice),
  } as const;
  return { status: 'booked', jobId, trackingId, payment, sent };
};
