import type { JobDetail } from '@songwai/core/jobs/job';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { nearDriversQuery } from './near-drivers.queries.ts';

/** How many free drivers the map shows around the pick-up, in words. */
export function NearDrivers({ job }: { readonly job: JobDetail }) {
  const t = useTranslate();
  const { transport } = usePortal();
  const [pickUp] = job.stops;
  const { lat = 0, lng = 0 } = pickUp ?? {};
  const { data } = useQuery({
    ...nearDriversQuery(transport, { lat, lng, vehicleId: job.vehicleId }),
    enabled: pickUp !== undefined,
  });
  if (!data) return null;
  return <p className="sw-note">{data.length === 0 ? t('search.nearNone') : t('search.near', { count: data.length })}</p>;
}
