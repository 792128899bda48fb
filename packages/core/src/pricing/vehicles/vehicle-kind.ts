import type { VehicleKind } from '../catalog.ts';

/** All kinds of vehicles that this client knows. */
export const vehicleKinds: readonly VehicleKind[] = ['motorcycle', 'car', 'pickup', 'box', 'fence', 'reefer'];

/** Shows a kind that this client does not know as a car. */
export const vehicleKindFromWire = (kind: string): VehicleKind => vehicleKinds.find((known) => known === kind) ?? 'car';

/** The vehicle of an id where no catalogue is loaded: the ids of the six are theirs for good. Null for one that this client does not know. */
export const vehicleKindOfId = (vehicleId: number): VehicleKind | null => vehicleKinds[vehicleId - 1] ?? null;
