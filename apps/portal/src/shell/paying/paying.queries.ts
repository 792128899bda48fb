import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchCards } from '@songwai/core/payments/card-calls';
import { fetchWallet, fetchWalletOffer } from '@songwai/core/wallet/calls';
import { queryOptions } from '@tanstack/react-query';

/** The wallet that the customer pays from; changes by every payment, so it is asked for at each visit. */
export const walletQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['wallet', 'balance'], queryFn: () => fetchWallet(transport), staleTime: 0 });

/** Packages to top up with. */
export const walletOfferQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['wallet', 'offer'], queryFn: () => fetchWalletOffer(transport) });

/** The customer's saved cards. */
export const cardsQuery = (transport: Transport) => queryOptions({ queryKey: ['cards'], queryFn: () => fetchCards(transport) });
