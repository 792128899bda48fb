import { encodePolyline } from '@songwai/core/basics/polyline';
import { minStops } from '@songwai/core/basics/stop-limits';
import { nextDayTask } from '@songwai/core/basics/wire-numbers';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { stopCount } from '@songwai/core/validation/orders/stop-count';
import type { Updateable } from 'kysely';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { RatedOrder } from '../../pricing/priced-order.ts';
import type { Pricing } from '../../pricing/service.ts';
import { pricingTexts } from '../../pricing/texts.ts';
import type { JobsTable } from '../tables.ts';
import type { RerouteState } from './reroute-state.ts';
import { rerouteTexts } from './reroute-texts.ts';
import type { PlannedStop } from './wanted-stops.ts';

/** A change of a job's stops, priced. Money in satang. */
export interface ReroutePlan {
  readonly planned: readonly PlannedStop[];
  /** Visits from the first on that are where they were. */
  readonly sameVisits: number;
  /** Whether the driver goes another way. */
  readonly isOtherWay: boolean;
  /** The columns of the job after it. */
  readonly columns: Pick<
    JobsTable,
    'distance_hundredths_km' | 'normal_satang' | 'discount_satang' | 'free_credit_satang' | 'net_satang'
  > & { readonly price_lines: RerouteState['job']['price_lines']; readonly route: RerouteState['job']['route'] };
  readonly priceBefore: number;
  readonly priceAfter: number;
}

const outwardOf = (planned: readonly PlannedStop[]): readonly PlannedStop[] => planned.filter(({ stop }) => !stop.isReturn);

/** Visits from the first on that are where they were. */
function countSame(planned: readonly PlannedStop[]): number {
  const outward = outwardOf(planned);
  const other = outward.findIndex(({ was, isMoved }, position) => was !== position || isMoved);
  return other === -1 ? outward.length : other;
}

/** The way differs where a stop moved, came or went. */
const isOtherRoute = (planned: readonly PlannedStop[], { stops }: RerouteState): boolean =>
  planned.length !== stops.length || countSame(planned) < outwardOf(planned).length;

/** @throws {BusinessRefusal} 422 too few or too many stops, or none left to go to. */
export function requireStopLimits(planned: readonly PlannedStop[], { progress }: RerouteState): void {
  const { length } = outwardOf(planned);
  const refuse = (text: BusinessRefusal['details']['text']): never => {
    throw new BusinessRefusal({ code: 422, field: 'locationList', text });
  };
  if (!stopCount(length).ok) refuse(length < minStops ? pricingTexts.tooFewStops : pricingTexts.tooManyStops);
  if (length <= (progress?.doneVisits ?? 0)) refuse(rerouteTexts.nothingLeft);
}

/** Prices the new way by the price list and the rate cards of the booking; null where the way stays. May ask a routing server. */
export async function rateReroute(
  pricing: Pricing,
  planned: readonly PlannedStop[],
  state: RerouteState,
): Promise<RatedOrder | null> {
  if (!isOtherRoute(planned, state)) return null;
  const { job } = state;
  return pricing.rate({
    vehicleId: job.vehicle_id,
    extraIds: job.extra_ids,
    isNextDay: job.task_type === nextDayTask,
    stops: planned.map(({ stop: { lat, lng, isReturn } }) => ({ lat, lng, isReturn })),
    userId: job.user_id,
    at: job.created_at,
  });
}

/** The plan of a change with its new price; `rated` null where the way stays. */
export async function planReroute(
  db: Db,
  {
    pricing,
    planned,
    state,
    rated,
  }: { pricing: Pricing; planned: readonly PlannedStop[]; state: RerouteState; rated: RatedOrder | null },
): Promise<ReroutePlan> {
  const { job, chargedSatang } = state;
  const priceBefore = job.net_satang + chargedSatang;
  const same = { planned, sameVisits: countSame(planned), isOtherWay: rated !== null, priceBefore };
  const { distance_hundredths_km, normal_satang, discount_satang, free_credit_satang, net_satang, price_lines, route } = job;
  if (rated === null)
    return {
      ...same,
      columns: { distance_hundredths_km, normal_satang, discount_satang, free_credit_satang, net_satang, price_lines, route },
      priceAfter: priceBefore,
    };
  const spent = { promoCode: job.promo_code, creditSatang: job.free_credit_satang };
  const price = await pricing.reprice(db, rated, spent);
  const { normalSatang: _sum, ...lines } = rated.fare;
  return {
    ...same,
    columns: {
      distance_hundredths_km: rated.distanceHundredthsKm,
      normal_satang: price.normalSatang,
      discount_satang: price.discountSatang,
      free_credit_satang: price.freeCreditSatang,
      net_satang: price.netSatang + job.added_satang,
      price_lines: lines,
      route: {
        legs: rated.route.legs.map(({ points, metres }) => ({ polyline: encodePolyline(points), metres })),
        isApproximate: rated.route.isApproximate,
      },
    },
    priceAfter: price.netSatang + job.added_satang,
  };
}

/** Whether the driver has the price already, so that a difference is collected, or returned, apart from it. */
export const isCollected = ({ job, progress, chargedSatang }: RerouteState): boolean =>
  job.payment_type === paymentType.cash && (progress?.isPriceCollected === true || chargedSatang > 0);

/** The columns to store: the price stays as it was collected where the driver has it and gets the difference besides. */
export function columnsToStore(
  { columns, planned, priceAfter, priceBefore }: ReroutePlan,
  state: RerouteState,
): Updateable<JobsTable> {
  const { route, price_lines, distance_hundredths_km, ...price } = columns;
  const payer = planned.findIndex(({ was }) => was === state.job.payment_point);
  const way = { distance_hundredths_km, route: JSON.stringify(route), payment_point: Math.max(0, payer) };
  if (isCollected(state) && priceAfter > priceBefore) return way;
  return { ...way, ...price, price_lines: JSON.stringify(price_lines) };
}
