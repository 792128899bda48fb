import type { NearSource } from '../drivers/near-drivers.ts';
import type { RoadNetwork } from '../places/road-network/road-network.ts';
import type { Room } from '../platform/room.ts';
import { createSimulatedNear } from './simulated-near.ts';
import { createSimulator } from './simulator.ts';

/** Simulated drivers, so that a gateway can be tried without real ones. */
export const simulation: Room<{ readonly roads: RoadNetwork }, { readonly simulatedNear: NearSource }> = {
  name: 'simulation',
  tables: [],
  open: ({ db, clock, startTimer, log, config: { simulationSpeed: speed, simulationSeed: seed } }, { roads }) => {
    if (speed === 0) return { offers: { simulatedNear: async () => [] } };
    return {
      offers: { simulatedNear: createSimulatedNear({ db, seed, roads }) },
      workers: [createSimulator({ db, clock, startTimer, log, speed, seed, roads })],
    };
  },
};
