import { isLanguage } from '@songwai/core/i18n/language';
import type { TextKey, TextNamespace } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import { ClockProvider } from '@songwai/features/shared/clock-context';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { OverlayLayer } from '@songwai/ui/overlay-layer/overlay-layer';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { AddressBar } from '../routes/address-bar.ts';
import { createLoadPage } from '../routes/create-load-page.tsx';
import { createNavigation, type Shown } from '../routes/create-navigation.ts';
import type { findRoute } from '../routes/find-route.ts';
import { PortalRouter } from '../routes/portal-router.tsx';
import { createLateTexts } from './errors/create-late-texts.ts';
import type { PortalTexts } from './language/create-texts.ts';
import type { Portal } from './portal.ts';
import { PortalContext } from './portal-context.tsx';

export interface PortalRootProps {
  readonly portal: Portal;
  readonly texts: PortalTexts;
  /** The cache of queries. */
  readonly queries: QueryClient;
  readonly clock: () => Date;
  readonly bar: AddressBar;
  /** Finds the page of a path; by default in the route table. */
  readonly find?: typeof findRoute | undefined;
  /** The page to begin with where it is there already. */
  readonly first?: Shown | undefined;
  /** Called when the page works. */
  readonly onReady?: (() => void) | undefined;
}

const namespaceOf = (key: TextKey): TextNamespace => key.split('.', 1)[0] as TextNamespace;

function Pages({ portal, texts, queries, clock, bar, find, first, onReady }: PortalRootProps) {
  const { t, i18n } = useTranslation();
  const [navigation] = useState(() =>
    createNavigation({ bar, loadPage: createLoadPage({ portal, texts, queries, find }), first }),
  );
  const [lateTexts] = useState(() => createLateTexts({ texts, reload: () => window.location.reload() }));
  const [arrivals, setArrivals] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that has arrived is what renders again all that asks for texts
  const translate = useCallback<Translate>(
    (key, values) => {
      const namespace = namespaceOf(key);
      if (texts.has([namespace])) return t(key, { ...values });
      // A text that no page declared, such as that of an early error, is briefly empty instead of showing its key.
      texts.load([namespace]).then(() => setArrivals((count) => count + 1), portal.onError);
      return '';
    },
    [t, texts, portal, arrivals],
  );
  return (
    <TranslateProvider translate={translate} language={isLanguage(i18n.language) ? i18n.language : 'th'} lateTexts={lateTexts}>
      <ClockProvider clock={clock}>
        <OverlayLayer>
          <PortalRouter navigation={navigation} onReady={onReady} />
        </OverlayLayer>
      </ClockProvider>
    </TranslateProvider>
  );
}

/** All contexts that pages use. */
export function PortalRoot(pages: PortalRootProps) {
  const { portal, texts, queries } = pages;
  return (
    <PortalContext value={portal}>
      <QueryClientProvider client={queries}>
        <I18nextProvider i18n={texts.i18n}>
          <Pages {...pages} />
        </I18nextProvider>
      </QueryClientProvider>
    </PortalContext>
  );
}
