import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchCards } from '@songwai/core/payments/card-calls';
import { fetchWallet, fetchWalletOffer } from '@songwai/core/wallet/calls';
import { fetchWalletHistory, type WalletHistoryQuestion } from '@songwai/core/wallet/history-calls';
import { walletPageSize } from '@songwai/core/wallet/wallet';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';
import { forEverybody } from '../shell/create-queries.ts';

/** Begins the keys of all that a movement of money changes. */
export const walletKey = ['wallet'] as const;

/** Long enough for the page that the query started before; the next visit asks again. */
const shortMs = 10_000;

export const walletQuery = (transport: Transport) =>
  queryOptions({ queryKey: [...walletKey, 'balance'], staleTime: shortMs, queryFn: () => fetchWallet(transport) });

/** Packages, and what a balance buys. */
export const offerQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['wallet-offer'], meta: forEverybody, queryFn: () => fetchWalletOffer(transport) });

export const cardsQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['cards'], staleTime: shortMs, queryFn: () => fetchCards(transport) });

/** Movements, page by page. */
export const historyQuery = (transport: Transport, question: Omit<WalletHistoryQuestion, 'page'>) =>
  infiniteQueryOptions({
    queryKey: [...walletKey, 'history', question],
    staleTime: shortMs,
    initialPageParam: 0,
    queryFn: ({ pageParam }) => fetchWalletHistory(transport, { ...question, page: pageParam }),
    getNextPageParam: ({ total }, pages) => (pages.length * walletPageSize < total ? pages.length : undefined),
  });

export const start: StartPage = ({ portal: { transport }, queries }) => {
  void queries.prefetchQuery(walletQuery(transport));
  void queries.prefetchQuery(offerQuery(transport));
  void queries.prefetchQuery(cardsQuery(transport));
};
