import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { IconNode } from '@songwai/ui/icon/icon';
import { Car, Motorbike, Truck } from 'lucide';

const icons: Readonly<Record<VehicleKind, IconNode>> = {
  motorcycle: Motorbike,
  car: Car,
  pickup: Truck,
  box: Truck,
  fence: Truck,
  reefer: Truck,
};

/** The vehicle's icon, the same on the line and on the map. */
export const vehicleIcon = (kind: VehicleKind): IconNode => icons[kind];
