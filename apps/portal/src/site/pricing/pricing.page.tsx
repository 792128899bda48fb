import { expressTask, nextDayTask } from '@songwai/core/basics/wire-numbers';
import { nextDayHours } from '@songwai/core/jobs/booking/pick-up-window';
import { createOwnPriceCheck } from '@songwai/core/partners/price-check/own-price-check';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { PublicRates } from '@songwai/core/pricing/rates/public-rates';
import { nineHourLatest } from '@songwai/core/validation/orders/nine-hour-cutoff';
import { PriceLine } from '@songwai/features/partners/price-check/price-line';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { LiveAnnouncer } from '@songwai/ui/live-announcer/live-announcer';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { SiteBand } from '@songwai/ui/site-frame/site-band';
import { useEffect, useState } from 'react';
import { useBookPrice } from '../../partners/use-book-price.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { RatesSkeleton } from '../prices/rates-skeleton.tsx';
import { useRates } from '../prices/use-rates.ts';
import { FeesSection } from './fees-section.tsx';
import { HireSection } from './hire-section.tsx';
import { OffersData } from './offers-data.tsx';
import { PriceExample } from './price-example.tsx';
import { type PricingTab, pathOfTab, pricingTabs, tabOf } from './pricing-tabs.ts';
import { ownRouteOf, ServiceTable } from './service-table.tsx';
import './pricing.page.css';

const tabTexts = {
  express: 'pricing.tabExpress',
  nextDay: 'pricing.tabNextDay',
  fullDay: 'pricing.tabFullDay',
  monthly: 'pricing.tabMonthly',
} as const;

/** By how much the next day is cheaper, in percent of the distance fare; the same for all vehicles, or the least of them. */
const nextDaySaving = ({ vehicles }: PublicRates): number =>
  Math.min(...vehicles.flatMap(({ nextDay }) => (nextDay ? 100 - nextDay.farePercent : [])));

function Hint({ tab, rates }: { readonly tab: PricingTab; readonly rates: PublicRates | undefined }) {
  const t = useTranslate();
  const saving = rates ? nextDaySaving(rates) : 0;
  const texts = {
    express:
      Number.isFinite(saving) && saving > 0 ? t('pricing.hintExpress', { percent: saving, until: nextDayHours.bookUntil }) : '',
    nextDay: t('pricing.hintNextDay', { until: nextDayHours.bookUntil }),
    fullDay: t('pricing.hintFullDay', { until: nineHourLatest }),
    monthly: t('pricing.hintMonthly'),
  };
  return (
    <p className="sw-soft">
      <Phrases text={texts[tab]} />
    </p>
  );
}

/** The price check in one line, and the prices of each service in the table below it. */
function CheckedPrices() {
  const t = useTranslate();
  const portal = usePortal();
  const navigate = useLocalizedNavigate();
  const { search: query } = useAddress();
  const tab = tabOf(query);
  const rates = useRates();
  const [{ flow, search }] = useState(() => ({
    flow: createOwnPriceCheck({ transport: portal.transport }),
    search: createPlaceSearch({ transport: portal.transport }),
  }));
  const ownRoute = useFlow(flow.store, ownRouteOf);
  const booking = useBookPrice(flow);

  useEffect(() => {
    flow.begin();
    return () => {
      flow.dispose();
      search.dispose();
    };
  }, [flow, search]);
  useEffect(() => flow.chooseTask(tab === 'nextDay' ? nextDayTask : expressTask), [flow, tab]);

  return (
    <div className="portal-pricing__check">
      <PriceLine
        {...{ flow, search, booking }}
        action={t('pricing.continue')}
        labels={[t('pricing.from'), t('pricing.to')]}
        distanceLabel={t('pricing.distance')}
      />
      <div className="portal-pricing__services">
        <SegmentedTabs
          label={t('pricing.tabs')}
          tabs={pricingTabs.map((id) => ({ id, label: t(tabTexts[id]), panelId: 'pricing-panel' }))}
          selectedId={tab}
          onSelect={(id) => navigate(pathOfTab(id), { replace: true })}
        />
        <Hint tab={tab} rates={rates.data} />
      </div>
      <div id="pricing-panel" role="tabpanel" aria-label={t(tabTexts[tab])} className="portal-pricing__table">
        <ServiceTable tab={tab} ownRoute={ownRoute} />
      </div>
    </div>
  );
}

/** All prices: a check of the visitor's own way, the rate card, and all that may be added (spec §2 "pricing", §9). */
export function PricingPage() {
  const t = useTranslate();
  const rates = useRates();
  return (
    <LiveAnnouncer>
      <main id="main">
        <SiteBand kind="top" labelledBy="pricing-title">
          <h1 id="pricing-title" className="sw-heading--hero">
            {t('pricing.title')}
          </h1>
          <p className="sw-lead portal-pricing__lead">
            <Phrases text={t('pricing.lead')} />
          </p>
          <CheckedPrices />
        </SiteBand>
        <SiteBand tone="surface" labelledBy="pricing-how">
          <h2 id="pricing-how" className="sw-heading--lead">
            {t('pricing.howTitle')}
          </h2>
          <QueryFrame query={rates} skeleton={<RatesSkeleton height="220px" />}>
            {(card) => (
              <>
                <PriceExample rates={card} />
                <OffersData rates={card} />
              </>
            )}
          </QueryFrame>
        </SiteBand>
        <SiteBand>
          <FeesSection />
        </SiteBand>
        <SiteBand tone="deep" labelledBy="pricing-hire">
          <HireSection headingId="pricing-hire" />
        </SiteBand>
      </main>
    </LiveAnnouncer>
  );
}
