import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchDataRequests, fetchPrivacy } from '@songwai/core/privacy/privacy-calls';
import { fetchConsents } from '@songwai/core/profile/profile-calls';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The first word of the keys of a user's own privacy. */
export const privacyKey = 'own-privacy';

/** How the user's data is treated. */
export const privacyQuery = (transport: Transport) =>
  queryOptions({ queryKey: [privacyKey, 'status'], queryFn: () => fetchPrivacy(transport) });

/** The user's requests about its data, newest first. */
export const dataRequestsQuery = (transport: Transport) =>
  infiniteQueryOptions({
    queryKey: [privacyKey, 'requests'],
    queryFn: ({ pageParam }) => fetchDataRequests(transport, pageParam ?? undefined),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Every consent that the user gave or withdrew. */
export const consentsQuery = (transport: Transport, userId: string) =>
  queryOptions({ queryKey: [privacyKey, 'consents', userId], queryFn: () => fetchConsents(transport, userId) });
