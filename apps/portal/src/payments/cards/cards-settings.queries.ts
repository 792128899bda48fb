import type { Transport } from '@songwai/core/gateway/transport-types';
import type { Card } from '@songwai/core/payments/card';
import { fetchCards } from '@songwai/core/payments/card-calls';
import { queryOptions } from '@tanstack/react-query';

/** The user's cards, or those of the company whose money it may pay with; the default one first. */
export const cardsQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['cards'], queryFn: (): Promise<readonly Card[]> => fetchCards(transport) });
