import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPreferences } from '@songwai/core/notifications/preferences-calls';
import { queryOptions } from '@tanstack/react-query';

/** What the user is notified of, by event and channel. */
export const preferencesQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['notification-preferences'], queryFn: () => fetchPreferences(transport) });
