import { dayMs } from '@songwai/core/basics/durations';
import { notificationDays } from '@songwai/core/notifications/notification';
import type { Config } from '../config.ts';
import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { Room } from '../platform/room.ts';
import { createPublicLookup } from '../remote/public-lookup.ts';
import { forgetDeliveries } from './deliveries/delivery-queries.ts';
import { createDeliveryWorker } from './deliveries/delivery-worker.ts';
import type { Channels } from './deliveries/note-deliveries.ts';
import { createNoteEvents } from './note-events.ts';
import { notificationsPersonalData } from './personal-data.ts';
import { registerPreferences } from './preferences/preference-routes.ts';
import { createPushPoster } from './push/post-push.ts';
import { deleteSubscriptions } from './push/push-queries.ts';
import { registerPush } from './push/push-routes.ts';
import { createPushSender } from './push/push-sender.ts';
import { listEndedSessions } from './push/push-view.ts';
import { forgetNotifications } from './queries.ts';
import { registerNotifications } from './routes.ts';
import type { NotificationsTables } from './tables.ts';
import { registerOneClick } from './unsubscribe/one-click-routes.ts';
import { createUnsubscribing } from './unsubscribe/unsubscribe.ts';
import { createUnsubscribeLinks } from './unsubscribe/unsubscribe-links.ts';
import { registerUnsubscribe } from './unsubscribe/unsubscribe-routes.ts';

/** Which channels a gateway has: text messages and mails always, if only in its outbox. */
const channelsOf = ({ push, messages }: Pick<Config, 'push' | 'messages'>): Channels =>
  new Set([
    ...(['mail', 'sms'] as const),
    ...(messages.line === undefined ? [] : (['line'] as const)),
    ...(push === undefined ? [] : (['push'] as const)),
  ]);

/** What happened: for each user's own list, and on the channels that the user chose. */
export const notifications: Room<Pick<IdentityOffers, 'callLimits'>> = {
  name: 'notifications',
  tables: [
    ...(['notifications', 'notification_preferences', 'notification_settings', 'push_subscriptions'] as const),
    ...(['notification_deliveries', 'unsubscribe_keys'] as const),
  ] satisfies readonly (keyof NotificationsTables)[],
  personalData: notificationsPersonalData,
  forget: async (db, now) => {
    const before = new Date(now.getTime() - notificationDays * dayMs);
    await forgetNotifications(db, before);
    await forgetDeliveries(db, before);
    await deleteSubscriptions(db, await listEndedSessions(db));
  },
  open: ({ db, clock, random, startTimer, log, config }, { callLimits: limits }) => {
    const { push, isProduction, publicUrl } = config;
    const allowsLocalhost = !isProduction;
    const channels = channelsOf(config);
    const links = createUnsubscribeLinks({ db, random, publicUrl });
    const unsubscribing = createUnsubscribing({ db, clock, limits, links });
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
      routes: async (app) => {
        registerNotifications(app, { db, clock });
        registerPreferences(app, { db, clock, channels });
        registerPush(app, { db, clock, limits, allowsLocalhost, push: pushing });
        registerUnsubscribe(app, { unsubscribing });
        await registerOneClick(app, { unsubscribing, publicUrl });
      },
      eventHandlers: [createNoteEvents({ clock, channels })],
      workers: [createDeliveryWorker({ db, clock, startTimer, log, channels, publicUrl, links, send: pushing?.send })],
    };
  },
};
