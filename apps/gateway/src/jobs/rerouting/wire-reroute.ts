import { bahtFromSatang } from '@songwai/core/basics/money';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { changeJob } from '@songwai/core/jobs/editing/edit-contract';
import { toPriceLines } from '../../pricing/wire.ts';
import { joinLegs } from '../history/booked-route.ts';
import type { Reroute } from './difference-way.ts';

type WireChange = NonNullable<ReplyOf<typeof changeJob>['change']>;

/** A change of a job's stops, in the names of the wire. */
export function toWireReroute({ state, plan, way }: Reroute): WireChange {
  const { columns, priceBefore, priceAfter } = plan;
  return {
    revision: state.revision,
    stops: state.locks.map((lock, position) => ({
      ...(lock === null ? {} : { lock }),
      ...(position === state.payer ? { isPayer: true } : {}),
    })),
    ...(state.addFrom === null ? {} : { addFrom: state.addFrom }),
    priceBefore: bahtFromSatang(priceBefore),
    netPrice: bahtFromSatang(priceAfter),
    difference: bahtFromSatang(priceAfter - priceBefore),
    way: way.way,
    ...(way.missingSatang === 0 ? {} : { missing: bahtFromSatang(way.missingSatang) }),
    distance: columns.distance_hundredths_km / 100,
    normalPrice: bahtFromSatang(columns.normal_satang),
    discount: bahtFromSatang(columns.discount_satang),
    freeCredit: bahtFromSatang(columns.free_credit_satang),
    lines: toPriceLines(columns.price_lines),
    routePolyline: joinLegs(columns.route),
    routeApproximate: columns.route.isApproximate,
  };
}
