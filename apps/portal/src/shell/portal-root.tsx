import { isLanguage } from '@songwai/core/i18n/language';
import type { Translate } from '@songwai/core/i18n/translate';
import { ClockProvider } from '@songwai/features/shared/clock-context';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { OverlayLayer } from '@songwai/ui/overlay-layer/overlay-layer';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { createRouter, type OpenRouter } from '../routes/create-router.tsx';
import type { Portal } from './portal.ts';
import { PortalContext } from './portal-context.tsx';

interface PortalRootProps {
  readonly portal: Portal;
  readonly texts: i18n;
  /** What was asked for once and is still good. */
  readonly queries: QueryClient;
  readonly clock: () => Date;
  readonly openRouter: OpenRouter;
}

function Pages({ portal, texts, clock, openRouter }: Omit<PortalRootProps, 'queries'>) {
  const { t, i18n } = useTranslation();
  const [router] = useState(() => createRouter({ portal, texts, openRouter }));
  const translate: Translate = (key, values) => t(key, { ...values });
  return (
    <TranslateProvider translate={translate} language={isLanguage(i18n.language) ? i18n.language : 'th'}>
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
  const { portal, texts } = pages;
  return (
    <PortalContext value={portal}>
      <QueryClientProvider client={queries}>
        <I18nextProvider i18n={texts}>
          <Pages {...pages} />
        </I18nextProvider>
      </QueryClientProvider>
    </PortalContext>
  );
}
