import { formatBaht } from '@songwai/core/basics/money';
import { checkedLink, checkedOffer, priceProblem } from '@songwai/core/partners/price-check/checked-order';
import type { PriceCheckFlow, PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { ArrowRight } from 'lucide';
import { useEffect } from 'react';
import { Phrases } from '../../../shared/phrases.tsx';
import { useTranslate } from '../../../shared/translate-context.tsx';
import { useFlow } from '../../../shared/use-flow.ts';
import { isPlainPress, type PriceBooking } from '../price-total.tsx';
import './price-hero.css';

export interface HeroTotalProps {
  readonly flow: PriceCheckFlow;
  readonly booking: PriceBooking;
}

const selectTotal = (state: PriceCheckState) => ({
  offer: checkedOffer(state),
  query: checkedLink(state)?.toString() ?? '',
  status: state.price.status,
  problem: priceProblem(state),
});

/** What is missing for a price, in two lines. */
const missing = {
  stops: { title: 'hero.needStops', help: 'hero.needStopsHelp' },
  outside: { title: 'hero.mend', help: 'hero.mendHelp' },
  noVehicle: { title: 'hero.noPrice', help: 'prices.noVehicle' },
  failed: { title: 'hero.noPrice', help: 'hero.noPriceHelp' },
} as const;

/** The price of the chosen vehicle, and the way on into the order form; it is announced when it has come. */
export function HeroTotal({ flow, booking }: HeroTotalProps) {
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

  const renderSum = () => {
    if (offer) {
      return (
        <>
          <p className="sw-heading--page sw-figures">{price}</p>
          <p className="sw-note sw-figures">{`${t('common.distanceKm', { km: offer.distanceKm.toFixed(2) })} · ${vehicle}`}</p>
        </>
      );
    }
    if (status === 'loading') {
      return (
        <>
          <Skeleton width="112px" height="1.6em" />
          <p className="sw-note">{t('prices.loading')}</p>
        </>
      );
    }
    const { title, help } = missing[problem ?? 'stops'];
    return (
      <>
        <p className="sw-strong">
          <Phrases text={t(title)} />
        </p>
        <p className="sw-note">
          <Phrases text={t(help)} />
        </p>
      </>
    );
  };

  const renderAction = () => {
    if (problem === 'failed') {
      return (
        <Button variant="primary" size="large" onClick={flow.retry}>
          {t('common.retry')}
        </Button>
      );
    }
    const text = (
      <span className="sw-button__content">
        {t('hero.continue')}
        <Icon icon={ArrowRight} size="small" />
      </span>
    );
    return offer ? (
      <a
        className={buttonClass({ variant: 'primary', size: 'large' })}
        href={booking.href(query)}
        onClick={(event) => {
          if (isPlainPress(event) && booking.onBook()) event.preventDefault();
        }}
      >
        {text} <VisuallyHidden>{`${vehicle} ${price}`}</VisuallyHidden>
      </a>
    ) : (
      <Button variant="primary" size="large" isDisabled>
        {text}
      </Button>
    );
  };

  return (
    <div className="sw-hero-price__total sw-ruled">
      <div className="sw-grow" aria-busy={status === 'loading' || undefined}>
        {renderSum()}
      </div>
      {renderAction()}
    </div>
  );
}
