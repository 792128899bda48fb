import { fetchTrackingByCode } from '@songwai/core/tracking/calls';
import { createTrackingFlow } from '@songwai/core/tracking/tracking-flow';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { TrackingView } from '@songwai/features/tracking/tracking-view';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { localizedPath } from '../routes/localized-path.ts';
import type { PageProps } from '../routes/route-entry.ts';
import { HeaderBrand } from '../shell/header/header-brand.tsx';
import { HeaderMenu } from '../shell/header/header-menu.tsx';
import { useLanguage } from '../shell/language/use-language.ts';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { loadDeliveredRating } from '../shell/ratings/load-delivered-rating.ts';
import { baseMapQuery, startupQuery } from '../shell/startup.queries.ts';

interface TrackingProps {
  readonly trackingId: string;
  /** The page's path without the link: `/t`. */
  readonly base: string;
  /** By the code of a short link instead of the tracking id. */
  readonly isByCode?: boolean;
}

function Tracking({ trackingId, base, isByCode = false }: TrackingProps) {
  const portal = usePortal();
  const { transport, session, random, onError } = portal;
  const navigate = useLocalizedNavigate();
  const [flow] = useState(() =>
    createTrackingFlow({ transport, trackingId, random, ...(isByCode && { fetchJob: fetchTrackingByCode }) }),
  );
  const startup = useQuery(startupQuery(portal));
  const baseMap = useQuery(baseMapQuery());
  const language = useLanguage();
  const isSignedIn = useFlow(session.store, ({ status }) => status === 'signedIn');

  useEffect(() => {
    flow.start();
    return () => flow.dispose();
  }, [flow]);

  const handleBookAgain = async (job: TrackedJob) => {
    // If it cannot be filled in, the order form opens empty.
    await import('./book-again.ts').then(({ bookAgain }) => bookAgain(portal, job, startup.data?.catalog)).catch(onError);
    navigate('/neworder');
  };

  return (
    <TrackingView
      layout="page"
      flow={flow}
      brand={<HeaderBrand />}
      corner={<HeaderMenu isFloating />}
      mapBase={{ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null }}
      bookHref={localizedPath(language, '/neworder')}
      onBookAgain={(job) => void handleBookAgain(job)}
      delivered={({ jobId }) =>
        isSignedIn ? (
          <LazyView load={loadDeliveredRating} skeleton={null} isOptional>
            {({ DeliveredRating }) => <DeliveredRating jobId={jobId} />}
          </LazyView>
        ) : null
      }
      // Without the address's query, which may say where the visitor found the link.
      shareUrl={new URL(localizedPath(language, `${base}/${encodeURIComponent(trackingId)}`), window.location.origin).href}
    />
  );
}

/** Ids and codes are base64url: what a chat wrote on to the link ("ค่ะ", ")", ".") is none of them. */
const withoutTail = (link: string): string => link.replace(/[^\w-].*$/su, '');

/**
 * The public page of one job, live for everyone with the link, without signing in: `/t` and `/cn` by the tracking id or a receiver's
 * link, `/c` by a short link's code (spec §2).
 */
export function TrackingPage({ params: { trackingId = '', code } }: PageProps) {
  const link = withoutTail(code ?? trackingId);
  return <Tracking key={link} trackingId={link} base={code === undefined ? '/t' : '/c'} isByCode={code !== undefined} />;
}
