import { type NotificationEvent, notificationChannels, notificationEvents } from '@songwai/core/notifications/notification-event';
import { listPreferences, savePreference } from '@songwai/core/notifications/preferences-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import * as queries from './preference-queries.ts';
import { preferenceTexts } from './preference-texts.ts';

const events = Object.keys(notificationEvents) as readonly NotificationEvent[];
const isLockedOn = (event: NotificationEvent): boolean => notificationEvents[event].isAlwaysOnWeb === true;

/** Mounts the calls of what each user is notified of. */
export function registerPreferences(app: FastifyInstance, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  mountEndpoint(app, listPreferences, async ({ session }) => {
    const rows = await queries.readPreferences(db, session.userId);
    const isOn = (event: NotificationEvent, channel: string): boolean =>
      isLockedOn(event) || (rows.find((row) => row.event === event && row.channel === channel)?.is_on ?? true);
    return {
      preferences: events.flatMap((event) =>
        notificationChannels.map((channel) => ({
          ...{ event, channel, isOn: isOn(event, channel) },
          ...(isLockedOn(event) && { isLocked: true as const }),
        })),
      ),
    };
  });

  mountEndpoint(app, savePreference, async ({ body, session }) => {
    const { event, via, isOn } = body;
    if (isLockedOn(event) && !isOn) throw new BusinessRefusal({ code: 422, field: 'isOn', text: preferenceTexts.alwaysOn });
    await queries.savePreference(db, {
      ...{ user_id: session.userId, event, channel: via, is_on: isOn, changed_at: clock.now() },
    });
    return {};
  });
}
