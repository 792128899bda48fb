import { createRoadNetwork } from '../../src/places/road-network/road-network.ts';

/** The built-in road network. It never changes, so the test files of a worker share it. */
export const roads = createRoadNetwork();
