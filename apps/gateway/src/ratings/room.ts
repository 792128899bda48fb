import type { Room } from '../platform/room.ts';
import { registerRatings } from './routes.ts';
import { createRatings } from './service.ts';
import type { RatingsTables } from './tables.ts';

/** Customers' ratings of completed deliveries. */
export const ratings: Room = {
  name: 'ratings',
  section: 'drivers',
  tables: ['rating_reasons'] satisfies readonly (keyof RatingsTables)[],
  personalData: { personal: [], impersonal: [{ table: 'rating_reasons', why: 'the words that every customer may choose from' }] },
  open: ({ db, clock }) => ({
    offers: {},
    routes: (app) => registerRatings(app, { ratings: createRatings({ db, clock }) }),
  }),
};
