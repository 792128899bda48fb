import { isJobOver } from '@songwai/core/jobs/job-status';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { MapView } from '@songwai/ui/map/map-view';
import { useTranslate } from '../shared/translate-context.tsx';
import type { MapBase } from '../shared/use-map-base.ts';
import { useDecodedRoute, useMapBase } from '../shared/use-map-base.ts';
import { vehicleIcon } from '../shared/vehicles/vehicle-icon.ts';
import { stopState } from './tracking-entries.ts';

export interface TrackingMapProps {
  readonly job: TrackedJob | null;
  readonly mapBase: MapBase;
  readonly isStrip: boolean;
  /** Index of the stop that is pointed at beside the map; it takes the focus from the next one. */
  readonly pointedStop?: number | null | undefined;
  /** Makes the stops buttons: a press leads to the stop beside the map. */
  readonly onStopPress?: ((index: number) => void) | undefined;
}

/** Marigold marks one stop: the one pointed at, else the next. */
function pinState(job: TrackedJob | null, index: number, pointed: number | null) {
  const state = job ? stopState(job, index) : 'todo';
  if (pointed === null) return state;
  if (index === pointed) return 'focus';
  return state === 'focus' ? 'todo' : state;
}

/** The route, its stops with their status, and the moving driver. */
export function TrackingMap({ job, mapBase, isStrip, pointedStop = null, onStopPress }: TrackingMapProps) {
  const t = useTranslate();
  const base = useMapBase(mapBase);
  const route = useDecodedRoute(job?.route ?? null);
  const stops = (job?.stops ?? []).map((stop, index) => ({
    id: String(index),
    label: job?.receiver ? '' : String(index + 1),
    name: job?.receiver ? t('tracking.yourStop') : stop.name,
    detail: stop.doneTime
      ? t('tracking.doneAt', { time: stop.doneTime })
      : stop.etaTime
        ? t('tracking.expectedAt', { time: stop.etaTime })
        : undefined,
    // A receiver's own pin, where the driver goes.
    lat: job?.receiver?.pin?.lat ?? stop.lat,
    lng: job?.receiver?.pin?.lng ?? stop.lng,
    state: pinState(job, index, pointedStop),
  }));
  const driver =
    job?.driver && !isJobOver(job.status)
      ? {
          ...job.driver,
          icon: vehicleIcon(job.vehicleKind),
          name: t('tracking.driverOnMap', { name: t('tracking.driverName', { name: job.driver.firstName }) }),
        }
      : null;
  return (
    <MapView
      {...base}
      stops={stops}
      route={route}
      moving={driver}
      isStrip={isStrip}
      onStopPress={onStopPress ? (id) => onStopPress(Number(id)) : undefined}
    />
  );
}
