import { greatCircleKm } from '@songwai/core/basics/geo';
import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import { fetchNearDrivers, type NearDriver } from '@songwai/core/drivers/calls';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { chosenVehicle } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { driveSeconds, roadFactor } from '@songwai/core/pricing/drive-time';
import { Badge } from '@songwai/ui/badge/badge';
import type { MapSurroundings } from '@songwai/ui/map/map-model';
import { Car, Motorbike, Truck } from 'lucide';
import { useEffect, useState } from 'react';
import { vehicleOf } from '../../shared/driver/vehicle-of.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import './near-drivers.css';

export interface NearDriversProps {
  readonly flow: OrderFlow;
  readonly transport: Transport;
  /** Free vehicles for the map; always the same function. */
  readonly onFound: (surroundings: MapSurroundings | null) => void;
}

/** How often the positions are asked for, while the page is in sight. */
const refreshMs = 30_000;
const nobody: readonly NearDriver[] = [];

/** Only a job that starts now depends on who is near. */
const selectPickUp = (state: OrderState) => {
  const { stops, schedule, tab } = state.draft;
  const place = stops[0]?.place;
  const vehicle = chosenVehicle(state);
  const isNow = schedule.kind === 'now' && tab !== fullDayTask && state.booking.status !== 'booked';
  return place && vehicle && isNow
    ? { lat: place.lat, lng: place.lng, vehicleId: vehicle.id, kind: vehicle.kind }
    : { lat: null, lng: null, vehicleId: null, kind: null };
};

const iconOf = (kind: string) => (kind === 'motorcycle' ? Motorbike : kind === 'car' ? Car : Truck);

/** Free vehicles near the pick-up on the map, and in words about how long the nearest would take; nothing without any. */
export function NearDrivers({ flow, transport, onFound }: NearDriversProps) {
  const t = useTranslate();
  const { lat, lng, vehicleId, kind } = useFlow(flow.store, selectPickUp);
  const [drivers, setDrivers] = useState(nobody);

  useEffect(() => {
    setDrivers(nobody);
    if (lat === null) return;
    let isGone = false;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      fetchNearDrivers(transport, { lat, lng, vehicleId }).then(
        (found) => isGone || setDrivers(found),
        // Nobody misses it: the last answer stays until the next one.
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, refreshMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [transport, lat, lng, vehicleId]);

  useEffect(() => {
    const vehicles = drivers.map((driver) => ({ lat: driver.lat, lng: driver.lng, icon: iconOf(driver.vehicleKind) }));
    onFound(lat === null ? null : { centre: { lat, lng }, ringMetres: [], vehicles });
  }, [drivers, lat, lng, onFound]);

  // The gateway answers the nearest first.
  const [nearest] = drivers;
  if (!nearest || lat === null) return null;
  const seconds = driveSeconds(greatCircleKm({ lat, lng }, nearest) * 1000 * roadFactor, kind ?? vehicleOf(nearest.vehicleKind));
  return (
    <p className="sw-order__near">
      <Badge tone="brand" hasDot>
        {t('near.nearest', { count: Math.max(1, Math.ceil(seconds / 60)) })}
      </Badge>
    </p>
  );
}
