import { dayMs } from '@songwai/core/basics/durations';
import { notificationDays } from '@songwai/core/notifications/notification';
import type { Room } from '../platform/room.ts';
import { noteEvents } from './note-events.ts';
import { notificationsPersonalData } from './personal-data.ts';
import { registerPreferences } from './preference-routes.ts';
import { forgetNotifications } from './queries.ts';
import { registerNotifications } from './routes.ts';
import type { NotificationsTables } from './tables.ts';

/** What happened, for each user's own list. */
export const notifications: Room = {
  name: 'notifications',
  tables: ['notifications', 'notification_preferences'] satisfies readonly (keyof NotificationsTables)[],
  personalData: notificationsPersonalData,
  forget: (db, now) => forgetNotifications(db, new Date(now.getTime() - notificationDays * dayMs)),
  open: ({ db, clock }) => ({
    offers: {},
    routes: (app) => {
      registerNotifications(app, { db, clock });
      registerPreferences(app, { db, clock });
    },
    eventHandlers: [noteEvents],
  }),
};
