import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useTranslate } from '../../shared/translate-context.tsx';
import './order-skeleton.css';

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

function Section({ kind, cards }: { readonly kind: 'chips' | 'vehicles' | 'extras'; readonly cards: readonly string[] }) {
  return (
    <div className={`sw-order-grey sw-order-grey--${kind}`}>
      <Skeleton width="30%" />
      <div className="sw-order-grey__row">
        {cards.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes never change places
          <Skeleton key={index} shape="block" width={width} />
        ))}
      </div>
    </div>
  );
}

const sixVehicles = new Array<string>(6).fill('100%');

/** Placeholder for the choices after the stops, as high as they are. */
export function ChoicesSkeleton() {
  const t = useTranslate();
  return (
    <SkeletonGroup label={t('stops.loading')}>
      <Section kind="chips" cards={['84px', '72px', '80px']} />
      <Section kind="vehicles" cards={sixVehicles} />
      <Section kind="extras" cards={['132px', '118px', '140px']} />
    </SkeletonGroup>
  );
}

/** The first step while the stored draft is read. */
export function OrderSkeleton() {
  return (
    <>
      <Stops height="60px" />
      <ChoicesSkeleton />
    </>
  );
}

/** Placeholder for the second step while its code loads. */
export function ContactsSkeleton() {
  const t = useTranslate();
  return (
    <SkeletonGroup label={t('stops.loading')}>
      <Stops height="160px" />
    </SkeletonGroup>
  );
}

/** Placeholder for the bar while its code loads: two terms, the price and the button. */
export function BarSkeleton() {
  return (
    <div className="sw-order-grey-bar">
      <div className="sw-order-grey-bar__terms" />
      <Skeleton width="45%" />
      <Skeleton shape="block" width="148px" height="52px" />
    </div>
  );
}
