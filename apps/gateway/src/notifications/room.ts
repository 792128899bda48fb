import { dayMs } from '@songwai/core/basics/durations';
import { notificationDays } from '@songwai/core/notifications/notification';
import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { Room } from '../platform/room.ts';
import { createPublicLookup } from '../remote/public-lookup.ts';
import { noteEvents } from './note-events.ts';
import { notificationsPersonalData } from './personal-data.ts';
import { registerPreferences } from './preference-routes.ts';
import { createPushPoster } from './push/post-push.ts';
import { deleteSubscriptions } from './push/push-queries.ts';
import { registerPush } from './push/push-routes.ts';
import { createPushSender } from './push/push-sender.ts';
import { listEndedSessions } from './push/push-view.ts';
import { forgetNotifications } from './queries.ts';
import { registerNotifications } from './routes.ts';
import type { NotificationsTables } from './tables.ts';

/** What happened, for each user's own list. */
export const notifications: Room<Pick<IdentityOffers, 'callLimits'>> = {
  name: 'notifications',
  tables: ['notifications', 'notification_preferences', 'push_subscriptions'] satisfies readonly (keyof NotificationsTables)[],
  personalData: notificationsPersonalData,
  forget: async (db, now) => {
    await forgetNotifications(db, new Date(now.getTime() - notificationDays * dayMs));
    await deleteSubscriptions(db, await listEndedSessions(db));
  },
  open: ({ db, clock, log, config: { push, isProduction } }, { callLimits: limits }) => {
    const allowsLocalhost = !isProduction;
    const pushing = push && {
      publicKey: push.publicKey,
      send: createPushSender({
        push,
        allowsLocalhost,
        post: createPushPoster(createPublicLookup()),
        onProblem: (err) => log.warn({ err }, 'a message was not pushed'),
      }),
    };
    return {
      offers: {},
      routes: (app) => {
        registerNotifications(app, { db, clock });
        registerPreferences(app, { db, clock });
        registerPush(app, { db, clock, limits, allowsLocalhost, push: pushing });
      },
      eventHandlers: [noteEvents],
    };
  },
};
