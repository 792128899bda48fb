import { createTrackingFlow } from '@songwai/core/tracking/tracking-flow';
import { TrackingView } from '@songwai/features/tracking/tracking-view';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { localizedPath } from '../routes/localized-path.ts';
import { HeaderBrand } from '../shell/header-brand.tsx';
import { HeaderMenu } from '../shell/header-menu.tsx';
import { usePortal } from '../shell/portal-context.tsx';
import { baseMapQuery, startupQuery } from '../shell/startup.queries.ts';
import { useLanguage } from '../shell/use-language.ts';

function Tracking({ trackingId }: { readonly trackingId: string }) {
  const { transport, random } = usePortal();
  const [flow] = useState(() => createTrackingFlow({ transport, trackingId, random }));
  const startup = useQuery(startupQuery(transport));
  const baseMap = useQuery(baseMapQuery());
  const language = useLanguage();

  useEffect(() => {
    flow.start();
    return () => flow.dispose();
  }, [flow]);

  return (
    <TrackingView
      layout="page"
      flow={flow}
      brand={<HeaderBrand />}
      corner={<HeaderMenu isFloating />}
      ground={{ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null }}
      bookHref={localizedPath(language, '/neworder')}
      // Without what stands behind the address: where a link was found is nobody's business who gets it passed on.
      shareUrl={new URL(localizedPath(language, `/t/${trackingId}`), window.location.origin).href}
    />
  );
}

/** The public page of one job: whoever has the link follows it live, without signing in. */
export function TrackingPage() {
  const { trackingId = '' } = useParams();
  return <Tracking key={trackingId} trackingId={trackingId} />;
}
