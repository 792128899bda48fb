import type { Room } from '../platform/room.ts';
import { chooseOptimiseRoute } from './choose-optimise-route.ts';
import { registerOptimise } from './routes.ts';

/** Finding the best order of stops. */
export const routeOptimisation: Room = {
  name: 'route-optimisation',
  section: 'orders',
  tables: [],
  open: ({ config: { osrmUrl, vroomUrl }, log }) => ({
    offers: {},
    routes: (app) => registerOptimise(app, { optimiseRoute: chooseOptimiseRoute({ osrmUrl, vroomUrl, log }) }),
  }),
};
