import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useDeferredValue, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Router } from 'wouter';
import { LazyErrorPage } from '../shell/errors/lazy-error-page.tsx';
import { PageLoading } from '../shell/errors/page-loading.tsx';
import type { Navigation } from './create-navigation.ts';

/** With the texts of errors, because without the network they could not be loaded. */
const loadAround = lazyPart(() => import('../shell/around/around-pages.tsx'), ['errors']);

interface PortalRouterProps {
  readonly navigation: Navigation;
  /** Called when the page works. */
  readonly onReady?: (() => void) | undefined;
}

/** The page of the address, or the error page if it fails to render, until the visitor goes elsewhere. */
export function PortalRouter({ navigation, onReady }: PortalRouterProps) {
  const newest = useFlow(navigation.store, (state) => state.shown);
  // The first page renders between frames and presses, so that a slow processor is never busy with all of it at once. A later one replaces
  // the page before in one step, because the window is at its top by then.
  const shown = useDeferredValue(newest) && newest;

  useEffect(() => navigation.follow(), [navigation]);
  useEffect(() => onReady?.(), [onReady]);

  if (!shown) return <PageLoading />;
  const { pathname, search } = shown.address;
  return (
    <Router hook={() => [pathname, navigation.navigate]} searchHook={() => search}>
      <ErrorBoundary fallback={<LazyErrorPage code="500" />} resetKeys={[shown]}>
        {shown.page}
      </ErrorBoundary>
      <LazyView load={loadAround} skeleton={null} isPatient isOptional>
        {({ AroundPages }) => <AroundPages navigation={navigation} />}
      </LazyView>
    </Router>
  );
}
