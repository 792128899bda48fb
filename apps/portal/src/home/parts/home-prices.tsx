import { shownEstimate } from '@songwai/core/partners/price-check/checked-order';
import type { PriceCheckFlow, PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { SiteBand } from '@songwai/ui/site-frame/site-band';
import { LocalLink } from '../../shell/local-link.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ExtrasList } from '../../site/prices/extras-list.tsx';
import { type OwnRoute, PriceTable } from '../../site/prices/price-table.tsx';
import { RatesSkeleton } from '../../site/prices/rates-skeleton.tsx';
import { useRates } from '../../site/prices/use-rates.ts';
import { SectionHead } from './section-head.tsx';

/** The checked way; null before it has prices. */
const selectOwn = (state: PriceCheckState): OwnRoute | null => {
  const isLoading = state.price.status === 'loading';
  const estimate = shownEstimate(state);
  if (estimate === null && !isLoading) return null;
  return { isLoading, distanceKm: estimate?.distanceKm ?? null, netByVehicle: estimate?.netByVehicle ?? new Map() };
};

/** What every vehicle costs, with a column for the way that was checked above, and all extras (spec §2, anchor `serviceprice`). */
export function HomePrices({ flow }: { readonly flow: PriceCheckFlow }) {
  const t = useTranslate();
  const ownRoute = useFlow(flow.store, selectOwn);
  return (
    <SiteBand id="serviceprice" labelledBy="price-title">
      <SectionHead
        id="price-title"
        title={t('home.priceTitle')}
        lead={t(ownRoute ? 'home.priceLeadOwn' : 'home.priceLead')}
        action={
          <LocalLink kind="standalone" to="/pricing">
            {t('home.priceLink')}
          </LocalLink>
        }
      />
      <QueryFrame query={useRates()} skeleton={<RatesSkeleton />}>
        {(rates) => (
          <>
            <PriceTable {...{ rates, ownRoute }} />
            <h3 className="portal-home__extras sw-heading" id="extras-title">
              <Phrases text={t('home.extrasTitle')} />
            </h3>
            <ExtrasList rates={rates} labelledBy="extras-title" columns={2} />
          </>
        )}
      </QueryFrame>
    </SiteBand>
  );
}
