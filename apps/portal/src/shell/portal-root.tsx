import { isLanguage } from '@songwai/core/i18n/language';
import type { Translate } from '@songwai/core/i18n/translate';
import { ClockProvider } from '@songwai/features/shared/clock-context';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { createRouter } from '../routes/create-router.tsx';
import type { Portal } from './portal.ts';
import { PortalContext } from './portal-context.tsx';

interface PortalRootProps {
  readonly portal: Portal;
  readonly texts: i18n;
}

function Pages({ portal, texts }: PortalRootProps) {
  const { t, i18n } = useTranslation();
  const [router] = useState(() => createRouter({ portal, texts }));
  const translate: Translate = (key, values) => t(key, { ...values });
  return (
    <TranslateProvider translate={translate} language={isLanguage(i18n.language) ? i18n.language : 'th'}>
      <ClockProvider clock={() => new Date()}>
        <RouterProvider router={router} />
      </ClockProvider>
    </TranslateProvider>
  );
}

/** Everything that pages find around them. */
export function PortalRoot({ portal, texts }: PortalRootProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 300_000 } } }));
  return (
    <PortalContext value={portal}>
      <QueryClientProvider client={queries}>
        <I18nextProvider i18n={texts}>
          <Pages portal={portal} texts={texts} />
        </I18nextProvider>
      </QueryClientProvider>
    </PortalContext>
  );
}
