import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { MapNotice } from '@songwai/ui/site-parts/map-notice';
import { RefreshCw } from 'lucide';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import type { PageProps } from '../../routes/route-entry.ts';
import { useLanguage } from '../language/use-language.ts';

const loadMap = lazyPart(() => import('./notice-map.tsx'), ['map']);

interface ErrorPageProps extends Partial<PageProps> {
  /** Of what happened to the page in whose place it stands: 404 if there is none. Otherwise the address has a code, or none. */
  readonly code?: string;
  /** Where else one may go. */
  readonly children?: ReactNode;
}

/** Says that a page is missing or failed, with the code for support, and where one can go (spec §2, `error`). */
export function ErrorPage({ code, children }: ErrorPageProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const shown = code ?? /^\d{3}$/.exec(search.get('code') ?? '')?.[0];
  const isMissing = shown === '404';
  // Loading again helps the page that failed here, not the page of a link to an error.
  const mayReload = code !== undefined && !isMissing;
  return (
    <main id="main">
      <MapNotice
        note={shown ? t('portal.errorCode', { code: shown }) : undefined}
        title={<Phrases text={t(isMissing ? 'portal.notFoundTitle' : 'portal.brokenTitle')} />}
        lead={<Phrases text={t(isMissing ? 'portal.notFoundHelp' : 'portal.brokenHelp')} />}
        actions={
          <>
            {mayReload ? (
              <Button variant="primary" size="large" icon={RefreshCw} onClick={() => window.location.reload()}>
                {t('common.retry')}
              </Button>
            ) : null}
            <Link
              className={buttonClass({ variant: mayReload ? 'secondary' : 'primary', size: 'large' })}
              to={localizedPath(language, '/')}
            >
              {t('portal.goHome')}
            </Link>
            {mayReload ? null : (
              <Link className={buttonClass({ variant: 'secondary', size: 'large' })} to={localizedPath(language, '/neworder')}>
                {t('portal.menuBook')}
              </Link>
            )}
          </>
        }
        after={children}
        backdrop={
          <LazyView load={loadMap} skeleton={null} isPatient isOptional>
            {({ NoticeMap }) => <NoticeMap endLabel="?" />}
          </LazyView>
        }
      />
    </main>
  );
}
