import type { Room } from '../platform/room.ts';
import { registerEventFailures } from './admin/failure-routes.ts';
import { forgetPublished } from './outbox-queries.ts';
import type { EventsTables } from './tables.ts';

/** The events of all rooms, handlers' failures, and which gateway looks for due work. */
export const events: Room = {
  name: 'events',
  tables: ['outbox', 'event_failures', 'office_changes', 'lookout_lease'] satisfies readonly (keyof EventsTables)[],
  forget: forgetPublished,
  open: ({ db, clock }) => ({ offers: {}, routes: (app) => registerEventFailures(app, { db, clock }) }),
};
