import type { Room } from '../platform/room.ts';
import { registerRatings } from './routes.ts';
import { createRatings } from './service.ts';

/** Customers' ratings of completed deliveries. */
export const ratings: Room = {
  name: 'ratings',
  section: 'drivers',
  tables: [],
  open: ({ db, clock }) => ({
    offers: {},
    routes: (app) => registerRatings(app, { ratings: createRatings({ db, clock }) }),
  }),
};
