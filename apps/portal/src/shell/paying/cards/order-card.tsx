import type { CardFormProps } from '@songwai/features/orders/paying/paying-ways';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { loadNewCard } from './load-new-card.ts';

/** The form for a card, among the ways to pay. */
export function OrderCard(props: CardFormProps) {
  return (
    <LazyView load={loadNewCard} skeleton={<Skeleton shape="block" height="320px" />}>
      {({ NewCard }) => <NewCard {...props} />}
    </LazyView>
  );
}
