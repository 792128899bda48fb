import { bangkokYear } from '@songwai/core/basics/bangkok-time';
import { supportCall } from '@songwai/core/validation/phones/support-call';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { linkClass } from '@songwai/ui/link/link';
import { SiteFooter } from '@songwai/ui/site-frame/site-footer';
import { useQuery } from '@tanstack/react-query';
import { Cookie, Globe, Headphones } from 'lucide';
import { Link } from 'wouter';
import type { AroundProps } from '../../routes/route-entry.ts';
import { useHeaderPlaces } from '../header/use-header-places.ts';
import { useLanguage } from '../language/use-language.ts';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';
import { footerPlaces, pageOf } from './site-links.ts';
import { usePlaceTarget } from './use-place-target.ts';
import './site-end.css';

/** Years of the Buddhist era are ahead by so many. */
const buddhistYears = 543;

/** The end of every public page: who we are, when we answer, all places and the legal texts. */
export function SiteEnd({ hasPage }: Pick<AroundProps, 'hasPage'>) {
  const t = useTranslate();
  const clock = useClock();
  const language = useLanguage();
  const target = usePlaceTarget();
  const { otherLanguage, otherLanguagePath } = useHeaderPlaces();
  const portal = usePortal();
  const { data } = useQuery(startupQuery(portal));
  // Nobody needs it for a first look.
  const openCookies = (opener: HTMLElement) => {
    import('../cookies/open-cookie-notice.ts').then(({ openCookieNotice }) => openCookieNotice(portal, opener), portal.onError);
  };
  const call = data && supportCall(data.supportPhone);
  const year = bangkokYear(clock()) + (language === 'th' ? buddhistYears : 0);
  return (
    <SiteFooter
      name={t('portal.name')}
      about={t('site.about')}
      contact={
        data && call ? (
          <div className="portal-site-end__contact">
            <Icon icon={Headphones} />
            <div>
              <p>
                <span className="sw-strong">{t('site.support')}</span>
                <br />
                <span className="sw-soft sw-figures">{t('site.supportHours', { hours: data.supportHours })}</span>
              </p>
              <a className={`sw-figures ${linkClass({ kind: 'standalone' })}`} href={call.href}>
                {call.shown}
              </a>
            </div>
          </div>
        ) : null
      }
      columns={footerPlaces.map(({ title, places }) => ({
        title: t(title),
        links: places
          .filter(({ to }) => hasPage(pageOf(to)))
          .map(({ to, text }) => ({ id: to, text: t(text), link: target(to) })),
      }))}
      note={t('site.note', { year })}
      actions={
        <>
          <Button variant="quiet" icon={Cookie} onClick={({ currentTarget }) => openCookies(currentTarget)}>
            {t('site.cookieSettings')}
          </Button>
          <Link
            className={buttonClass({ variant: 'quiet' })}
            to={otherLanguagePath}
            lang={otherLanguage}
            hrefLang={otherLanguage}
          >
            <span className="sw-button__content">
              <Icon icon={Globe} />
              {t('portal.languageSwitch')}
            </span>
          </Link>
        </>
      }
    />
  );
}
