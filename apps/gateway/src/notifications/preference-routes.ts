import { type NotificationChannel, type NotificationEvent, notificationChannels, notificationEvents } from '@songwai/core/notifications/notification-event';
import { listPreferences, savePreference } from '@songwai/core/notifications/preferences-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import * as queries from './preference-queries.ts';
import { preferenceTexts } from './preference-texts.ts';

const events = Object.keys(notificationEvents) as readonly NotificationEvent[];

/** Mounts the calls of what each user is notified of. */
export function registerPreferences(app: FastifyInstance, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  mountEndpoint(app, listPreferences, async ({ session }) => {
    const rows = await queries.readPreferences(db, session.userId);
    const cellOf = (event: NotificationEvent, channel: NotificationChannel) => {
      const rule = notificationEvents[event].channels[channel];
      if (rule === undefined) return [];
      if (rule === 'always') return [{ event, channel, isOn: true, isLocked: true as const }];
      const row = rows.find((one) => one.event === event && one.channel === channel);
      return [{ event, channel, isOn: row?.is_on ?? rule === 'on' }];
    };
    return { preferences: events.flatMap((event) => notificationChannels.flatMap((channel) => cellOf(event, channel))) };
  });

  mountEndpoint(app, savePreference, async ({ body, session }) => {
    const { event, via, isOn } = body;
    if (notificationEvents[event].channels[via] === 'always' && !isOn) throw new BusinessRefusal({ code: 422, field: 'isOn', text: preferenceTexts.alwaysOn });
    await queries.savePreference(db, {
      ...{ user_id: session.userId, event, channel: via, is_on: isOn, changed_at: clock.now() },
    });
    return {};
  });
}
