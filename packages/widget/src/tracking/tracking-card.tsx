import type { TrackingFlow } from '@songwai/core/tracking/tracking-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { TrackingView } from '@songwai/features/tracking/tracking-view';
import { useBaseMap } from '../use-base-map.ts';
import '../late-styles.css';
import './tracking-card.css';

interface TrackingCardProps {
  readonly flow: TrackingFlow;
  readonly gatewayOrigin: string;
}

/** The element's card around the shared view. */
export function TrackingCard({ flow, gatewayOrigin }: TrackingCardProps) {
  const t = useTranslate();
  const baseMap = useBaseMap(gatewayOrigin);
  return (
    <section className="sw-tracking-card" aria-label={t('tracking.label')}>
      <TrackingView layout="compact" flow={flow} ground={{ baseMap }} />
    </section>
  );
}
