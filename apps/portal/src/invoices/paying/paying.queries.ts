import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchBillPlaces, fetchPayingBanks } from '@songwai/core/invoices/paying/paying-places-calls';
import { queryOptions } from '@tanstack/react-query';

/** The provider's list changes with its contracts, not within a visit. */
const hourMs = 3_600_000;

export const banksQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['paying-banks'], staleTime: hourMs, queryFn: () => fetchPayingBanks(transport) });

export const billPlacesQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['bill-places'], staleTime: hourMs, queryFn: () => fetchBillPlaces(transport) });
