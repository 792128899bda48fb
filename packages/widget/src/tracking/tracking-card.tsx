import type { BaseMap } from '@songwai/core/places/base-map';
import type { TrackingFlow, TrackingState } from '@songwai/core/tracking/tracking-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { TrackingView } from '@songwai/features/tracking/tracking-view';
import { useBaseMap } from '../use-base-map.ts';
import { bookAgain, findBooking } from './book-again.ts';
import '../styles/late-styles.css';
import './tracking-card.css';

interface TrackingCardProps {
  /** Null if the page names no delivery. */
  readonly flow: TrackingFlow | null;
  readonly gatewayOrigin: string;
}

// Looks for the booking element at every change of the job, because the page's script may add it at any time.
const selectStatus = ({ job }: TrackingState) => job?.status;

interface FollowedJobProps {
  readonly flow: TrackingFlow;
  readonly baseMap: BaseMap | null;
}

function FollowedJob({ flow, baseMap }: FollowedJobProps) {
  useFlow(flow.store, selectStatus);
  return <TrackingView layout="compact" flow={flow} mapBase={{ baseMap }} onBookAgain={findBooking() ? bookAgain : undefined} />;
}

/** The tracking element's content around the shared view. */
export function TrackingCard({ flow, gatewayOrigin }: TrackingCardProps) {
  const t = useTranslate();
  const baseMap = useBaseMap(gatewayOrigin);
  return (
    <section className="sw-tracking-card" aria-label={t('tracking.label')}>
      {flow ? (
        <FollowedJob flow={flow} baseMap={baseMap} />
      ) : (
        <p className="sw-tracking-card__empty">{t('tracking.nothingYet')}</p>
      )}
    </section>
  );
}
