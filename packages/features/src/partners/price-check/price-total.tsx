import { formatBaht } from '@songwai/core/basics/money';
import { checkedLink, checkedOffer, priceProblem } from '@songwai/core/partners/price-check/checked-order';
import type { PriceCheckFlow, PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import type { MouseEvent } from 'react';
import { useEffect } from 'react';
import { Phrases } from '../../shared/phrases.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import './price-check-view.css';

/** Where "Book" leads. */
export interface PriceBooking {
  /** The address of an order form for the given query. */
  readonly href: (query: string) => string;
  readonly isNewWindow?: boolean | undefined;
  /** Handles a plain press; false follows the link. */
  readonly onBook: () => boolean;
}

export interface PriceTotalProps {
  readonly flow: PriceCheckFlow;
  readonly booking: PriceBooking;
}

const selectTotal = (state: PriceCheckState) => ({
  offer: checkedOffer(state),
  query: checkedLink(state)?.toString() ?? '',
  status: state.price.status,
  problem: priceProblem(state),
});

const missingTexts = { outside: 'prices.outsideHelp', noVehicle: 'prices.noVehicle' } as const;

/** Whether a press on a link is meant for this window. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The chosen vehicle at its price, and the way to book it. */
export function PriceTotal({ flow, booking }: PriceTotalProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const { offer, query, status, problem } = useFlow(flow.store, selectTotal);
  const vehicle = offer ? t(`prices.vehicle.${offer.kind}`) : '';
  const price = offer ? formatBaht(offer.netSatang) : '';
  const spoken = offer ? t('prices.pricedNow', { vehicle, price, km: offer.distanceKm.toFixed(2) }) : '';

  // Said when prices have come, and not with each choice, which the chosen card says itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is no reason
  useEffect(() => {
    if (status === 'loading') announce(t('prices.loading'));
    if (status === 'ready' && spoken) announce(spoken);
  }, [status, announce]);

  // What failed stands above, with its button.
  if (problem === 'failed') return null;
  const missing = problem ? missingTexts[problem] : status === 'loading' ? 'prices.loading' : 'prices.needStops';

  return (
    <div className="sw-prices__total">
      <div className="sw-prices__sum" aria-busy={status === 'loading' || undefined}>
        {offer ? (
          <>
            <p className="sw-prices__price sw-heading--page sw-figures">{price}</p>
            <p className="sw-note">{t('prices.promise', { vehicle })}</p>
          </>
        ) : (
          <p className="sw-soft">
            <Phrases text={t(missing)} />
          </p>
        )}
      </div>
      <div className="sw-prices__book">
        {offer ? (
          <a
            className={buttonClass({ variant: 'primary', size: 'large', isFullWidth: true })}
            href={booking.href(query)}
            target={booking.isNewWindow ? '_blank' : undefined}
            rel={booking.isNewWindow ? 'noopener' : undefined}
            title={booking.isNewWindow ? t('prices.newWindow') : undefined}
            onClick={(event) => {
              if (isPlainPress(event) && booking.onBook()) event.preventDefault();
            }}
          >
            {t('prices.book')} <VisuallyHidden>{`${vehicle} ${price}`}</VisuallyHidden>
          </a>
        ) : (
          <Button variant="primary" size="large" isFullWidth isDisabled>
            {t('prices.book')}
          </Button>
        )}
      </div>
    </div>
  );
}
