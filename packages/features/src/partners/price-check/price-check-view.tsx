import type { PriceCheckFlow, PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { buttonClass } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { LiveAnnouncer } from '@songwai/ui/live-announcer/live-announcer';
import type { ReactNode } from 'react';
import { Phrases } from '../../shared/phrases.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { PriceStops } from './price-stops.tsx';
import { type PriceBooking, PriceTotal } from './price-total.tsx';
import { PriceVehicles } from './price-vehicles.tsx';
import './price-check-view.css';

export interface PriceCheckViewProps {
  readonly flow: PriceCheckFlow;
  readonly search: PlaceSearch;
  readonly booking: PriceBooking;
  /** Beside the title: whose prices they are. */
  readonly brand?: ReactNode;
}

const refusals = {
  featureOff: { title: 'prices.featureOff', help: 'prices.featureOffHelp' },
  unknownPartner: { title: 'prices.unknownPartner', help: 'prices.unknownPartnerHelp' },
} as const;

const selectRefusal = ({ refusal }: PriceCheckState) => refusal;

/** What a way costs: two stops, a price for each vehicle, and the way to book it. */
export function PriceCheckView({ flow, search, booking, brand }: PriceCheckViewProps) {
  const t = useTranslate();
  const refusal = useFlow(flow.store, selectRefusal);
  return (
    <LiveAnnouncer>
      <div className="sw-prices">
        <div className="sw-prices__row">
          <h2 className="sw-heading">{t('prices.title')}</h2>
          {brand}
        </div>
        {refusal ? (
          <EmptyState
            title={t(refusals[refusal].title)}
            headingLevel={3}
            action={
              <a className={buttonClass({})} href={booking.href('')}>
                {t('prices.toOrder')}
              </a>
            }
          >
            <Phrases text={t(refusals[refusal].help)} />
          </EmptyState>
        ) : (
          <>
            <PriceStops {...{ flow, search }} />
            <PriceVehicles flow={flow} />
            <PriceTotal {...{ flow, booking }} />
          </>
        )}
      </div>
    </LiveAnnouncer>
  );
}
