import type { Room } from '../platform/room.ts';
import { registerEventFailures } from './admin/failure-routes.ts';
import { forgetPublished } from './outbox-queries.ts';
import type { EventsTables } from './tables.ts';

/** The events of all rooms, and handlers' failures. */
export const events: Room = {
  name: 'events',
  tables: ['outbox', 'event_failures', 'office_changes'] satisfies readonly (keyof EventsTables)[],
  forget: forgetPublished,
  open: ({ db, clock }) => ({ offers: {}, routes: (app) => registerEventFailures(app, { db, clock }) }),
};
