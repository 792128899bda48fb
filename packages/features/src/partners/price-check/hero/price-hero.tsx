import type { Satang } from '@songwai/core/basics/money';
import { priceProblem } from '@songwai/core/partners/price-check/checked-order';
import type { PriceCheckFlow } from '@songwai/core/partners/price-check/price-check-state';
import { Banner } from '@songwai/ui/banner/banner';
import { Card } from '@songwai/ui/card/card';
import { LiveAnnouncer } from '@songwai/ui/live-announcer/live-announcer';
import { Phrases } from '../../../shared/phrases.tsx';
import { useTranslate } from '../../../shared/translate-context.tsx';
import { useFlow } from '../../../shared/use-flow.ts';
import type { PriceBooking } from '../price-total.tsx';
import { type HeroSearches, HeroStops } from './hero-stops.tsx';
import { HeroTotal } from './hero-total.tsx';
import { HeroVehicles } from './hero-vehicles.tsx';
import '@songwai/ui/card/deep-card.css';
import './price-hero.css';

export interface PriceHeroProps {
  readonly flow: PriceCheckFlow;
  readonly searches: HeroSearches;
  readonly booking: PriceBooking;
  /** What each vehicle costs at least, by its id; shown until there are prices. */
  readonly basePrices: ReadonlyMap<number, Satang>;
}

/** The price check as the first thing on a page: two fields, six prices, and the way into the order form. */
export function PriceHero({ flow, searches, booking, basePrices }: PriceHeroProps) {
  const t = useTranslate();
  const problem = useFlow(flow.store, priceProblem);
  return (
    <LiveAnnouncer>
      <Card padding="none" tone="raised" className="sw-hero-price">
        <HeroStops {...{ flow, searches }} />
        {problem === 'failed' ? (
          <div className="sw-hero-price__problem">
            <Banner tone="warn">
              <Phrases text={t('hero.priceFailed')} />
            </Banner>
          </div>
        ) : null}
        <div className="sw-hero-price__vehicles sw-ruled">
          <HeroVehicles {...{ flow, basePrices }} />
        </div>
        <HeroTotal {...{ flow, booking }} />
      </Card>
    </LiveAnnouncer>
  );
}
