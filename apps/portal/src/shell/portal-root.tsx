import { ClockProvider } from '@songwai/features/shared/clock-context';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { OverlayLayer } from '@songwai/ui/overlay-layer/overlay-layer';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { createRouter, type OpenRouter } from '../routes/create-router.tsx';
import type { PortalTexts } from './language/create-texts.ts';
import type { Portal } from './portal.ts';
import { PortalContext } from './portal-context.tsx';
import { useStore } from './use-store.ts';

interface PortalRootProps {
  readonly portal: Portal;
  readonly texts: PortalTexts;
  /** What was asked for once and is still good. */
  readonly queries: QueryClient;
  readonly clock: () => Date;
  readonly openRouter: OpenRouter;
}

function Pages({ portal, texts, clock, openRouter }: Omit<PortalRootProps, 'queries'>) {
  const shown = useStore(texts.store, (state) => state);
  const [router] = useState(() => createRouter({ portal, texts, openRouter }));
  return (
    <TranslateProvider {...shown} lateTexts={texts}>
      <ClockProvider clock={clock}>
        <OverlayLayer>
          <RouterProvider router={router} />
        </OverlayLayer>
      </ClockProvider>
    </TranslateProvider>
  );
}

/** Everything that pages find around them. */
export function PortalRoot({ queries, ...pages }: PortalRootProps) {
  return (
    <PortalContext value={pages.portal}>
      <QueryClientProvider client={queries}>
        <Pages {...pages} />
      </QueryClientProvider>
    </PortalContext>
  );
}
