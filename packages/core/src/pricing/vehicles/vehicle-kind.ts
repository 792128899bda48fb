import type { VehicleKind } from '../catalog.ts';

/** All kinds of vehicles that this client knows. */
export const vehicleKinds: readonly VehicleKind[] = ['motorcycle', 'car', 'pickup', 'box', 'fence', 'reefer'];

/** Shows a kind that this client does not know as a car. */
export const vehicleKindFromWire = (kind: string): VehicleKind => vehicleKinds.find((known) => known === kind) ?? 'car';
