import type { Job } from '@songwai/core/jobs/job';
import type { RunningJob } from '@songwai/core/jobs/live/live-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useMapBase } from '@songwai/features/shared/use-map-base';
import { MapView } from '@songwai/ui/map/map-view';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../shell/portal-context.tsx';
import { baseMapQuery, startupQuery } from '../../../shell/startup.queries.ts';

interface ActiveMapProps {
  /** In the order of the list: their numbers are those on the map. */
  readonly jobs: readonly Job[];
  readonly runningOf: (jobId: string) => RunningJob | undefined;
  readonly chosenId: string | null;
  readonly onChoose: (jobId: string) => void;
}

/** Every active job on one map: its driver, or while it has none its pick-up. */
export function ActiveMap({ jobs, runningOf, chosenId, onChoose }: ActiveMapProps) {
  const t = useTranslate();
  const portal = usePortal();
  const startup = useQuery(startupQuery(portal));
  const baseMap = useQuery(baseMapQuery());
  const base = useMapBase({ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null });
  const marks = jobs.flatMap((job, index) => {
    const driver = runningOf(job.jobId)?.driver;
    const [pickUp] = job.stops;
    const at = driver ?? pickUp;
    if (!at) return [];
    return [
      {
        id: job.jobId,
        label: String(index + 1),
        name: driver ? `${driver.firstName} · ${driver.plate}` : at === pickUp ? pickUp.name : undefined,
        lat: at.lat,
        lng: at.lng,
        state: job.jobId === chosenId ? ('focus' as const) : driver ? ('stop' as const) : ('todo' as const),
      },
    ];
  });
  return (
    <MapView
      {...base}
      texts={{ ...base.texts, map: t('bookings.activeMap') }}
      stops={marks}
      route={null}
      onStopPress={onChoose}
    />
  );
}
