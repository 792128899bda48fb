import { useTranslate } from '@songwai/features/shared/translate-context';
import type { ChangeView } from '../use-bookings-view.ts';
import { RatingCard } from './rating-card.tsx';
import { SpendCard } from './spend-card.tsx';

/** Beside the list: what the jobs cost, and those to rate. */
export function BookingsSide({ change }: { readonly change: ChangeView }) {
  const t = useTranslate();
  return (
    <aside className="portal-bookings__side" aria-label={t('bookings.spend')}>
      <SpendCard change={change} />
      <RatingCard />
    </aside>
  );
}
