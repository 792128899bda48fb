import { createTrackingFlow } from '@songwai/core/tracking/tracking-flow';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
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
import { baseMapQuery, startupQuery } from '../shell/startup.queries.ts';
import { bookAgain } from './book-again.ts';

function Tracking({ trackingId }: { readonly trackingId: string }) {
  const portal = usePortal();
  const { transport, random, onError } = portal;
  const navigate = useLocalizedNavigate();
  const [flow] = useState(() => createTrackingFlow({ transport, trackingId, random }));
  const startup = useQuery(startupQuery(portal));
  const baseMap = useQuery(baseMapQuery());
  const language = useLanguage();

  useEffect(() => {
    flow.start();
    return () => flow.dispose();
  }, [flow]);

  const handleBookAgain = async (job: TrackedJob) => {
    // If it cannot be filled in, the order form opens empty.
    await bookAgain(portal, job, startup.data?.catalog).catch(onError);
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
      // Without the address's query, which may say where the visitor found the link.
      shareUrl={new URL(localizedPath(language, `/t/${trackingId}`), window.location.origin).href}
    />
  );
}

/** The public page of one job, live for everyone with the link, without signing in. */
export function TrackingPage({ params: { trackingId = '' } }: PageProps) {
  return <Tracking key={trackingId} trackingId={trackingId} />;
}
