import { formatBaht } from '@songwai/core/basics/money';
import { countedStops } from '@songwai/core/orders/draft/draft-stops';
import { expectedArrivals } from '@songwai/core/orders/expected-arrivals';
import { chosenVehicle, shownEstimate, shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { Stack } from '@songwai/ui/layout/stack';
import { NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';
import { useState } from 'react';
import { useClock } from '../../shared/clock-context.tsx';
import { useLanguage, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { usePriceLines } from '../payment/use-price-lines.ts';
import { arrivalText } from './arrival-text.ts';
import { type PaidBy, ReviewChoices } from './review-choices.tsx';
import { ReviewLine } from './review-line.tsx';
import { ReviewRules } from './review-rules.tsx';
import './review-view.css';

export interface ReviewViewProps {
  readonly flow: OrderFlow;
  /** Whether the account prefers favourite drivers; the order may say otherwise. */
  readonly prefersFixedDriver: boolean;
  readonly pay: PaidBy;
}

const selectReview = (state: OrderState) => ({
  draft: state.draft,
  vehicle: chosenVehicle(state),
  legKm: shownEstimate(state)?.legKm ?? [],
  netSatang: shownNetSatang(state),
  isPricing: state.estimate.status === 'loading',
});

/** The whole order in one glance, before it is booked (spec §2 "confirm"). */
export function ReviewView({ flow, prefersFixedDriver, pay }: ReviewViewProps) {
  const t = useTranslate();
  const language = useLanguage();
  const clock = useClock();
  const [now] = useState(() => clock());
  const { draft, vehicle, legKm, netSatang, isPricing } = useFlow(flow.store, selectReview);
  const lines = usePriceLines(flow);
  const arrivals =
    vehicle && legKm.length > 0 ? expectedArrivals(draft.schedule, { legKm, kind: vehicle.kind, nowMs: now.getTime() }) : [];
  const count = countedStops(draft).length - 1;
  const last = arrivals[count];

  return (
    <Stack gap="large">
      <p className="sw-heading--page">
        {count === 1 ? t('review.deliveredOne') : t('review.delivered', { count })}{' '}
        {last ? (
          <span className="sw-accent">{t('review.deliveredAbout', { time: arrivalText(last, now, language) })}</span>
        ) : null}
      </p>
      <ReviewLine {...{ flow, arrivals, now }} isFavouritesOnly={draft.isFixedDriver ?? prefersFixedDriver} />
      <ReviewChoices flow={flow} pay={pay} />
      {netSatang === null ? null : (
        <NumberBreakdown
          lines={lines}
          total={{ label: t('order.lineTotal'), value: formatBaht(netSatang) }}
          isUpdating={isPricing}
        />
      )}
      <ReviewRules />
    </Stack>
  );
}
