import {
  type NotificationChannel,
  type NotificationEvent,
  notificationEvents,
} from '@songwai/core/notifications/notification-event';
import type { SwitchRow } from './preference-queries.ts';

/** Whether a user wants an event on a channel, by what was switched. */
export function isWanted(switched: readonly SwitchRow[], event: NotificationEvent, channel: NotificationChannel): boolean {
  const rule = notificationEvents[event].channels[channel];
  if (rule === undefined) return false;
  if (rule === 'always') return true;
  return switched.find((row) => row.event === event && row.channel === channel)?.is_on ?? rule === 'on';
}
