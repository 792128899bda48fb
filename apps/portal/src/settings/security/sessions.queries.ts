import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchSessions } from '@songwai/core/sessions/session-calls';
import { queryOptions } from '@tanstack/react-query';

/** Where the user is signed in; always asked anew, because it changes elsewhere. */
export const sessionsQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['sessions'], staleTime: 0, queryFn: () => fetchSessions(transport) });
