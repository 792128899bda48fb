import type { VehicleKind } from './catalog.ts';

const vehicleKinds: readonly VehicleKind[] = ['motorcycle', 'car', 'pickup', 'box', 'fence', 'reefer'];

/** A kind that this client does not know yet is drawn as a car rather than not at all. */
export const vehicleKindFromWire = (kind: string): VehicleKind => vehicleKinds.find((known) => known === kind) ?? 'car';
