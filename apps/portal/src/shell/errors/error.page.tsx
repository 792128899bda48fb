import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { BrokenLine } from '@songwai/ui/illustration/broken-line';
import { LostWay } from '@songwai/ui/illustration/lost-way';
import { Link, useSearchParams } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import type { PageProps } from '../../routes/route-entry.ts';
import { useLanguage } from '../language/use-language.ts';
import './error.page.css';

interface ErrorPageProps extends Partial<PageProps> {
  /** 404 for a path that does not exist; the `code` of the address otherwise, which may have none. */
  readonly code?: string;
}

/** Says that a page is missing or failed, with the code for support, and a link home (spec §2, `error`). */
export function ErrorPage({ code }: ErrorPageProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const shown = code ?? /^\d{3}$/.exec(search.get('code') ?? '')?.[0];
  return (
    <main className="portal-error" id="main">
      <div className="portal-error__drawing">{shown === '404' ? <LostWay /> : <BrokenLine />}</div>
      {shown ? <p className="sw-soft sw-figures">{t('portal.errorCode', { code: shown })}</p> : null}
      <h1 className="sw-heading--hero">{shown === '404' ? t('portal.notFoundTitle') : t('portal.brokenTitle')}</h1>
      <p>
        <Phrases text={shown === '404' ? t('portal.notFoundHelp') : t('portal.brokenHelp')} />
      </p>
      <Link className={buttonClass({ variant: 'primary' })} to={localizedPath(language, '/')}>
        {t('portal.goHome')}
      </Link>
    </main>
  );
}
