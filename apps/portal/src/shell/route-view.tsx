import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { type ComponentType, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { localizedPath, splitLocalizedPath } from '../routes/localized-path.ts';
import type { RouteEntry } from '../routes/route-entry.ts';
import { PageFailed } from './errors/page-failed.tsx';
import { PageLoading } from './errors/page-loading.tsx';
import { AppHeader } from './header/app-header.tsx';
import { LegalLinks } from './header/legal-links.tsx';
import { useLanguage } from './language/use-language.ts';
import { updateHead } from './page-head.ts';
import { usePortal } from './portal-context.tsx';
import { signInPath } from './session/came-from.ts';
import { ConsentAsked } from './session/consent-asked.tsx';
import { SessionEnded } from './session/session-ended.tsx';

type PageState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Page: ComponentType };

/** Shows one page of the route table: guard, title, frame, and what stands there while its code is fetched or could not be. */
export function RouteView({ route }: { readonly route: RouteEntry }) {
  const t = useTranslate();
  const language = useLanguage();
  const { session } = usePortal();
  const { pathname, search } = useLocation();
  const { path } = splitLocalizedPath(pathname);
  const sessionStatus = useFlow(session.store, (state) => state.status);
  const [page, setPage] = useState<PageState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => updateHead({ document, route, language, path }), [route, language, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more is what "try again" asks for
  useEffect(() => {
    let isCurrent = true;
    setPage({ status: 'loading' });
    route.loadPage().then(
      ({ Page }) => isCurrent && setPage({ status: 'ready', Page }),
      () => isCurrent && setPage({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [route, attempt]);

  if (route.permit === 'session' && (sessionStatus === 'signedOut' || sessionStatus === 'refused')) {
    return <Navigate replace to={localizedPath(language, signInPath(path + search))} />;
  }
  // A signed-in visitor on the bare root wants to book (spec §2, access rules).
  if (path === '/' && sessionStatus === 'signedIn') return <Navigate replace to={localizedPath(language, '/neworder')} />;

  return (
    <>
      <a className="sw-skip-link" href="#main">
        {t('portal.skipToContent')}
      </a>
      {route.frame === 'full' ? <AppHeader /> : null}
      {page.status === 'ready' ? <page.Page /> : null}
      {page.status === 'loading' ? <PageLoading /> : null}
      {page.status === 'failed' ? <PageFailed onRetry={() => setAttempt((count) => count + 1)} /> : null}
      {route.frame === 'full' ? <LegalLinks /> : null}
      <SessionEnded />
      <ConsentAsked />
    </>
  );
}
