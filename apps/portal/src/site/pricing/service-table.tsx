import { shownEstimate } from '@songwai/core/partners/price-check/checked-order';
import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { QueryFrame } from '../../shell/query-frame.tsx';
import type { OwnRoute } from '../prices/price-table.tsx';
import { PriceTable } from '../prices/price-table.tsx';
import { RatesSkeleton } from '../prices/rates-skeleton.tsx';
import { useFlatRates, useRates } from '../prices/use-rates.ts';
import { HireTable } from './hire-table.tsx';
import type { PricingTab } from './pricing-tabs.ts';

const noPrices: OwnRoute['netByVehicle'] = new Map();

/** The checked way as a column of the table; null while there is no way to price. */
export const ownRouteOf = (state: PriceCheckState): OwnRoute | null => {
  const { status } = state.price;
  if (status === 'idle' || status === 'failed') return null;
  const estimate = shownEstimate(state);
  return {
    distanceKm: estimate?.distanceKm ?? null,
    netByVehicle: estimate?.netByVehicle ?? noPrices,
    isLoading: status === 'loading',
  };
};

/** What the chosen service costs with each vehicle. */
export function ServiceTable({ tab, ownRoute }: { readonly tab: PricingTab; readonly ownRoute: OwnRoute | null }) {
  const rates = useRates();
  const flatRates = useFlatRates();
  if (tab === 'express' || tab === 'nextDay') {
    return (
      <QueryFrame query={rates} skeleton={<RatesSkeleton />}>
        {(card) => <PriceTable rates={card} service={tab} ownRoute={ownRoute} />}
      </QueryFrame>
    );
  }
  return (
    <QueryFrame query={flatRates} skeleton={<RatesSkeleton height="280px" />}>
      {(vehicles) => <HireTable vehicles={vehicles} kind={tab} />}
    </QueryFrame>
  );
}
