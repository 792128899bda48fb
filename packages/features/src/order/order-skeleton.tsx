import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useTranslate } from '../shared/translate-context.tsx';
import { VehicleSkeleton } from './vehicle-skeleton.tsx';

function Stops({ height }: { readonly height: string }) {
  const t = useTranslate();
  return (
    <RouteLine label={t('stops.label')}>
      {[1, 2].map((number) => (
        <RouteStop key={number} node={{ state: 'todo', number }} segment="rest">
          <Skeleton shape="block" height={height} />
        </RouteStop>
      ))}
    </RouteLine>
  );
}

/** The first step while the stored draft is read. */
export function OrderSkeleton() {
  const t = useTranslate();
  return (
    <SkeletonGroup label={t('stops.loading')}>
      <Stops height="60px" />
      <div className="sw-order__section">
        <VehicleSkeleton />
      </div>
    </SkeletonGroup>
  );
}

/** The second step while its code arrives. */
export function ContactsSkeleton() {
  const t = useTranslate();
  return (
    <SkeletonGroup label={t('stops.loading')}>
      <Stops height="160px" />
    </SkeletonGroup>
  );
}
