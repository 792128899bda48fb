import type { TrackedJob, TrackingFlow, TrackingState } from '@songwai/core/tracking/tracking-state';
import { Banner } from '@songwai/ui/banner/banner';
import { buttonClass } from '@songwai/ui/button/button';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { LiveAnnouncer } from '@songwai/ui/live-announcer/live-announcer';
import type { FrameLayout } from '@songwai/ui/map-frame/map-frame';
import { MapFrame } from '@songwai/ui/map-frame/map-frame';
import { ShareLink } from '@songwai/ui/share/share-link';
import { SearchX, Unlink } from 'lucide';
import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { useClock } from '../shared/clock-context.tsx';
import { gatewayErrorText } from '../shared/gateway-error-text.ts';
import { LazyView } from '../shared/lazy-view.tsx';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { useIsNarrow } from '../shared/use-is-narrow.ts';
import type { MapBase } from '../shared/use-map-base.ts';
import { loadReceiverStory, loadTrackingMap } from './tracking-loaders.ts';
import { TrackingSkeleton } from './tracking-skeleton.tsx';
import { TrackingStory } from './tracking-story.tsx';
import './tracking-view.css';

export interface TrackingViewProps {
  readonly flow: TrackingFlow;
  /** The public link of this page; without it there is no share button. */
  readonly shareUrl?: string | undefined;
  /** Link to book, for an unknown link, and a job without a driver or cancelled; without it no booking is offered. */
  readonly bookHref?: string | undefined;
  /** Handles "book again" in a shell that can fill in an order; resolves when that is done, unless it leaves the page. */
  readonly onBookAgain?: ((job: TrackedJob, onFilled: () => void) => void) | undefined;
  /** Below the headline of a completed job: its rating, in a shell that has one. */
  readonly delivered?: ((job: TrackedJob) => ReactNode) | undefined;
  /** The base map; null shows none. */
  readonly mapBase: MapBase | null;
  readonly layout: FrameLayout;
  readonly brand?: ReactNode;
  /** In the head beside the logo: a language switch. */
  readonly headEnd?: ReactNode;
  readonly corner?: ReactNode;
}

const bangkokMinutes = { timeZone: 'Asia/Bangkok', hour: '2-digit', minute: '2-digit' } as const;
const wholeState = (state: TrackingState) => state;

/** A job as its public link shows it, live: who comes when, on the map and in words. */
export function TrackingView(props: TrackingViewProps) {
  const { flow, shareUrl, bookHref, onBookAgain, delivered, mapBase, layout, brand, headEnd, corner } = props;
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root) || layout === 'compact';
  const { job, connection, problem } = useFlow(flow.store, wholeState);
  const clock = useClock();
  // When the shown state was heard, for the time that the line is down. Without the module of times, which an element loads later.
  const heardAt = useMemo(() => (job ? clock().toLocaleTimeString('en-GB', bangkokMinutes) : ''), [job, clock]);
  // A wide page shows its map beside a message, because half of it would be empty; a phone shows only the message.
  const isMapWanted = mapBase !== null && (problem === null || !isNarrow);

  const renderBody = () => {
    if (problem?.kind === 'notFound' || problem?.kind === 'closed') {
      const isClosed = problem.kind === 'closed';
      return (
        <ErrorState
          headingLevel={1}
          icon={isClosed ? Unlink : SearchX}
          title={t(isClosed ? 'tracking.closedTitle' : 'tracking.notFoundTitle')}
          action={
            bookHref ? (
              <a className={buttonClass({ variant: 'primary' })} href={bookHref}>
                {t('tracking.book')}
              </a>
            ) : null
          }
        >
          {t(isClosed ? 'tracking.closed' : 'tracking.notFound')}
        </ErrorState>
      );
    }
    if (problem?.kind === 'failed') {
      return (
        <ErrorState headingLevel={1} title={t('tracking.failedTitle')} retry={{ label: t('common.retry'), onRetry: flow.retry }}>
          {gatewayErrorText(problem.error, t)}
        </ErrorState>
      );
    }
    if (job?.receiver)
      return (
        <LazyView load={loadReceiverStory} skeleton={<TrackingSkeleton />}>
          {({ ReceiverStory }) => <ReceiverStory {...{ job, flow, mapBase }} />}
        </LazyView>
      );
    return job ? <TrackingStory {...{ job, bookHref, onBookAgain, delivered }} /> : <TrackingSkeleton />;
  };

  return (
    <LiveAnnouncer>
      <div ref={root} className={`sw-tracking sw-tracking--${layout}`}>
        <MapFrame
          layout={layout}
          strip="high"
          brand={brand}
          corner={corner}
          head={headEnd ? <div className="sw-tracking__head-end">{headEnd}</div> : null}
          map={
            isMapWanted ? (
              <LazyView load={loadTrackingMap} skeleton={null}>
                {({ TrackingMap }) => <TrackingMap {...{ job, mapBase }} isStrip={isNarrow} />}
              </LazyView>
            ) : null
          }
        >
          <div className="sw-tracking__body">
            {connection === 'reconnecting' ? <Banner tone="warn">{t('tracking.reconnecting', { time: heardAt })}</Banner> : null}
            {renderBody()}
            {shareUrl && job && !job.receiver && problem === null ? (
              <footer className="sw-tracking__share">
                <ShareLink
                  url={shareUrl}
                  shownUrl={shareUrl.replace(/^https?:\/\//, '')}
                  title={t('tracking.shareTitle')}
                  texts={{
                    copy: t('common.copy'),
                    copied: t('common.copied'),
                    failed: t('tracking.copyFailed'),
                    share: t('common.share'),
                  }}
                />
                <p className="sw-small sw-soft">{t('tracking.shareNote')}</p>
              </footer>
            ) : null}
          </div>
        </MapFrame>
      </div>
    </LiveAnnouncer>
  );
}
