import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { JobDetail } from '@songwai/core/jobs/job';
import { expectedTimes } from '@songwai/core/jobs/search/expected-times';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../shell/portal-context.tsx';
import { startupQuery } from '../../../shell/startup.queries.ts';

/** The route line with the times that another pick-up time leads to. */
export function PostponeLine({ job, pickUpAt }: { readonly job: JobDetail; readonly pickUpAt: Date | null }) {
  const t = useTranslate();
  const { data } = useQuery(startupQuery(usePortal()));
  const kind = data?.catalog.vehicles.find(({ id }) => id === job.vehicleId)?.kind;
  // A hire goes where the customer says on the day, so only its beginning is known.
  const times = pickUpAt && kind && job.fullDay === null ? expectedTimes(pickUpAt, job.stops, kind) : [];
  return (
    <Card tone="sunken">
      <RouteLine label={t('actions.timesLabel')} layout="rows">
        {job.stops.map((stop, index) => {
          const time = index === 0 ? pickUpAt : (times[index] ?? null);
          const key = `${index}-${stop.name}`;
          return (
            <RouteStop key={key} node={{ state: index === 0 ? 'focus' : 'todo', number: index + 1 }} segment="rest">
              <span className="portal-postpone__row">
                <span className="sw-clip">{index === 0 ? t('actions.pickUpAt', { place: stop.name }) : stop.name}</span>
                <span className="sw-figures">
                  {time ? <span>{bangkokTime(time)}</span> : null}
                  {index === 0 ? (
                    <s className="sw-note">
                      <VisuallyHidden>{t('actions.before')} </VisuallyHidden>
                      {job.time}
                    </s>
                  ) : time ? (
                    <span className="sw-note">{t('actions.about')}</span>
                  ) : null}
                </span>
              </span>
            </RouteStop>
          );
        })}
      </RouteLine>
    </Card>
  );
}
