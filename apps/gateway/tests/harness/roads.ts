import { createRoadNetwork } from '../../src/places/road-network/road-network.ts';

/** The built-in roads never change, so the tests of a worker share them. */
export const roads = createRoadNetwork();
