import type { Room } from '../platform/room.ts';
import { chooseOptimisers } from './choose-optimisers.ts';
import { registerOptimise } from './routes.ts';
import type { TripPlanner } from './trips/trip-planner.ts';

/** Finding the best order of stops, and the best trips over many. */
export const routeOptimisation: Room<object, { readonly tripPlanner: TripPlanner }> = {
  name: 'route-optimisation',
  section: 'orders',
  tables: [],
  open: ({ config: { osrmUrl, vroomUrl }, log }) => {
    const { optimiseRoute, tripPlanner } = chooseOptimisers({ osrmUrl, vroomUrl, log });
    return {
      offers: { tripPlanner },
      routes: (app) => registerOptimise(app, { optimiseRoute }),
    };
  },
};
