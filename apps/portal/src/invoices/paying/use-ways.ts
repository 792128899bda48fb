import type { PayingPlace } from '@songwai/core/invoices/paying/paying-places-calls';
import type { Card } from '@songwai/core/payments/card';
import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from '../../shell/paying/paying.queries.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { banksQuery, billPlacesQuery } from './paying.queries.ts';

interface Offer<Item> {
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** What an invoice may be paid with. */
export interface Ways {
  readonly banks: Offer<PayingPlace>;
  readonly shops: Offer<PayingPlace>;
  readonly cards: Offer<Card>;
}

const offerOf = <Item>(query: {
  readonly data: readonly Item[] | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  refetch(): unknown;
}): Offer<Item> => ({
  items: query.data ?? [],
  isLoading: query.isPending,
  isFailed: query.isError,
  retry: () => void query.refetch(),
});

/** Banks and counters of the provider, and the company's cards. */
export function useWays(): Ways {
  const { transport } = usePortal();
  return {
    banks: offerOf(useQuery(banksQuery(transport))),
    shops: offerOf(useQuery(billPlacesQuery(transport))),
    cards: offerOf(useQuery(cardsQuery(transport))),
  };
}
