import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useTranslate } from '../shared/translate-context.tsx';
import './tracking-view.css';

/** Placeholder for a tracking page before the first reply. */
export function TrackingSkeleton() {
  const t = useTranslate();
  return (
    <SkeletonGroup label={t('tracking.loading')}>
      <div className="sw-tracking__body">
        <div className="sw-tracking__hero">
          <Skeleton width="38%" />
          <Skeleton shape="block" width="82%" height="34px" />
          <Skeleton width="54%" />
        </div>
        <Skeleton shape="block" height="72px" />
        <RouteLine label={t('tracking.timeline')} layout="rows">
          {[1, 2].map((number) => (
            <RouteStop key={number} node={{ state: 'todo', number }} segment="rest">
              <Skeleton width="62%" />
              <Skeleton width="40%" />
            </RouteStop>
          ))}
        </RouteLine>
      </div>
    </SkeletonGroup>
  );
}
