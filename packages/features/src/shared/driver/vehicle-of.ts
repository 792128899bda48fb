import { vehicleKindFromWire } from '@songwai/core/pricing/vehicles/vehicle-kind';
import type { VehicleKind } from '../vehicles/vehicle-drawing.tsx';

/** The drawing and name of a driver's vehicle; a kind that this version does not know looks like a car. */
export const vehicleOf = (kind: string): VehicleKind => vehicleKindFromWire(kind);
