import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { whenPainted } from '@songwai/features/shared/when-idle';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { findRoute } from '../routes/find-route.ts';
import { localizedPath, splitLocalizedPath } from '../routes/localized-path.ts';
import type { LoadedPage, OpenedRoute } from '../routes/route-entry.ts';
import { useAddress } from '../routes/use-address.ts';
import { PageFailed } from './errors/page-failed.tsx';
import { PageLoading } from './errors/page-loading.tsx';
import { AppHeader } from './header/app-header.tsx';
import { LegalLinks } from './header/legal-links.tsx';
import { useLanguage } from './language/use-language.ts';
import { usePortal } from './portal-context.tsx';
import { cameFrom, signInPath } from './session/came-from.ts';

const loadAnnouncements = lazyPart(() => import('./around/announcements.tsx'), ['around']);

interface PageFrameProps {
  readonly found: OpenedRoute;
  /** Null if the page's code could not be loaded; `hangs` if it was given up. */
  readonly arrived: LoadedPage | null | 'hangs';
}

const hasPage = (path: string) => findRoute(path) !== undefined;

/** The frame of every page in the route table: guard, title, header, and a retry if its code could not be loaded. */
export function PageFrame({ found, arrived }: PageFrameProps) {
  const { route, params } = found;
  const t = useTranslate();
  const language = useLanguage();
  const { session, onError } = usePortal();
  const { pathname, search } = useAddress();
  const { path } = splitLocalizedPath(pathname);
  const sessionStatus = useFlow(session.store, (state) => state.status);
  const [page, setPage] = useState({ loaded: arrived, isLoading: false });

  useEffect(() => {
    document.documentElement.lang = language;
    let isGone = false;
    // The server has rendered the first page's head, so no first load has this code.
    const callOff = whenPainted(() => {
      import('./page-head.ts').then(({ updateHead }) => {
        if (!isGone) updateHead({ document, route, language, path });
      }, onError);
    });
    return () => {
      isGone = true;
      callOff();
    };
  }, [route, language, path, onError]);

  const handleRetry = () => {
    setPage({ loaded: null, isLoading: true });
    route.page().then(
      (loaded) => setPage({ loaded, isLoading: false }),
      () => setPage({ loaded: null, isLoading: false }),
    );
  };

  if (route.permit === 'session' && (sessionStatus === 'signedOut' || sessionStatus === 'refused')) {
    return <Redirect replace to={localizedPath(language, signInPath(path + search))} />;
  }
  // A signed-in visitor on the bare root wants to book (spec §2, access rules).
  if (path === '/' && sessionStatus === 'signedIn') return <Redirect replace to={localizedPath(language, '/neworder')} />;

  if (route.permit === 'visitor' && sessionStatus === 'signedIn')
    return <Redirect replace to={localizedPath(language, cameFrom(search, '/neworder'))} />;
  if (route.leadsTo) return <Redirect replace to={localizedPath(language, route.leadsTo + search)} />;

  const content = () => {
    const { loaded, isLoading } = page;
    if (isLoading) return <PageLoading />;
    if (loaded === 'hangs') return <PageFailed onRetry={() => window.location.reload()} />;
    if (loaded === null) return <PageFailed onRetry={handleRetry} />;
    const { Page, Around } = loaded;
    const shown = <Page params={params} />;
    return Around ? <Around hasPage={hasPage}>{shown}</Around> : shown;
  };

  return (
    <>
      <a className="sw-skip-link" href="#main">
        {t('portal.skipToContent')}
      </a>
      <LazyView load={loadAnnouncements} skeleton={null} isPatient isOptional>
        {({ Announcements }) => <Announcements />}
      </LazyView>
      {route.frame === 'full' ? <AppHeader /> : null}
      {content()}
      {route.frame === 'full' ? <LegalLinks /> : null}
    </>
  );
}
