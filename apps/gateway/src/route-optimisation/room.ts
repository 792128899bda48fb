import { createCallLimits } from '../platform/limits/call-limits.ts';
import { createRateCounters } from '../platform/limits/rate-counters.ts';
import type { Room } from '../platform/room.ts';
import type { ReadCatalogue } from '../pricing/catalog/catalogue.ts';
import type { Pricing } from '../pricing/service.ts';
import { chooseOptimisers } from './choose-optimisers.ts';
import { registerOptimise } from './routes.ts';
import { createSplitStops } from './trips/split-routes.ts';
import type { TripPlanner } from './trips/trip-planner.ts';
import { registerTrips } from './trips/trip-routes.ts';

/** Finding the best order of stops, and the best trips over many. */
export const routeOptimisation: Room<
  { readonly pricing: Pricing; readonly readCatalogue: ReadCatalogue },
  { readonly tripPlanner: TripPlanner }
> = {
  name: 'route-optimisation',
  section: 'orders',
  tables: [],
  open: ({ db, clock, config: { osrmUrl, vroomUrl }, log }, { pricing, readCatalogue }) => {
    const { optimiseRoute, tripPlanner, matrix } = chooseOptimisers({ osrmUrl, vroomUrl, log });
    return {
      offers: { tripPlanner },
      routes: (app) => {
        registerOptimise(app, { optimiseRoute });
        registerTrips(app, {
          splitStops: createSplitStops({ db, clock, pricing, readCatalogue, matrix, planner: tripPlanner }),
          limits: createCallLimits({ counters: createRateCounters({ db, clock }) }),
        });
      },
    };
  },
};
