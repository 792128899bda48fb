import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPreferences } from '@songwai/core/notifications/preferences-calls';
import { fetchSettings } from '@songwai/core/profile/profile-calls';
import { queryOptions } from '@tanstack/react-query';

/** What the user is notified of, by event and channel, and when. */
export const preferencesQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['notification-preferences'], queryFn: () => fetchPreferences(transport) });

/** What the user's receivers are sent. */
export const receiverSettingQuery = (transport: Transport, userId: string) =>
  queryOptions({ queryKey: ['receiver-setting', userId], queryFn: () => fetchSettings(transport, userId) });
