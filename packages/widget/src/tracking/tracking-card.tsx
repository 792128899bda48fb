import type { Transport } from '@songwai/core/gateway/transport-types';
import type { BaseMap } from '@songwai/core/places/base-map';
import type { TrackingFlow, TrackingState } from '@songwai/core/tracking/tracking-state';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { TrackingView } from '@songwai/features/tracking/tracking-view';
import { useBaseMap } from '../map/use-base-map.ts';
import type { Emit } from '../widget-events.ts';
import { bookAgain, findBooking } from './book-again.ts';
import '../styles/late-styles.css';
import './tracking-card.css';

const loadDelivered = lazyPart(() => import('./delivered-part.tsx'));

/** What the rating needs; without a token there is none. */
interface RatingByToken {
  readonly ratingToken: string;
  readonly transport: Transport;
  readonly gatewayOrigin: string;
  readonly emit: Emit;
}

interface TrackingCardProps {
  /** Null if the page names no delivery. */
  readonly flow: TrackingFlow | null;
  readonly gatewayOrigin: string;
  readonly rating: RatingByToken;
}

// Looks for the booking element at every change of the job, because the page's script may add it at any time.
const selectStatus = ({ job }: TrackingState) => job?.status;

interface FollowedJobProps {
  readonly flow: TrackingFlow;
  readonly baseMap: BaseMap | null;
  readonly rating: RatingByToken;
}

function FollowedJob({ flow, baseMap, rating }: FollowedJobProps) {
  useFlow(flow.store, selectStatus);
  return (
    <TrackingView
      layout="compact"
      flow={flow}
      mapBase={{ baseMap }}
      onBookAgain={findBooking() ? bookAgain : undefined}
      delivered={(job) =>
        rating.ratingToken ? (
          <LazyView load={loadDelivered} skeleton={null} isOptional>
            {({ DeliveredPart }) => <DeliveredPart job={job} {...rating} />}
          </LazyView>
        ) : null
      }
    />
  );
}

/** The tracking element's content around the shared view. */
export function TrackingCard({ flow, gatewayOrigin, rating }: TrackingCardProps) {
  const t = useTranslate();
  const baseMap = useBaseMap(gatewayOrigin);
  return (
    <section className="sw-tracking-card" aria-label={t('tracking.label')}>
      {flow ? (
        <FollowedJob {...{ flow, baseMap, rating }} />
      ) : (
        <p className="sw-tracking-card__empty">{t('tracking.nothingYet')}</p>
      )}
    </section>
  );
}
