import { supportCall } from '@songwai/core/validation/phones/support-call';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { linkClass } from '@songwai/ui/link/link';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { SiteBand } from '@songwai/ui/site-frame/site-band';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';
import './about.page.css';

const topics = [
  { id: 'who', title: 'about.whoTitle', text: 'about.who', to: '/pricing', linkText: 'about.whoLink' },
  { id: 'area', title: 'about.areaTitle', text: 'about.area', to: '/pricing', linkText: 'about.areaLink' },
  { id: 'data', title: 'about.dataTitle', text: 'about.data', to: '/privacy', linkText: 'about.dataLink' },
  {
    id: 'drivers',
    title: 'about.driversTitle',
    text: 'about.drivers',
    to: '/driver-processor-agreement',
    linkText: 'about.driversLink',
  },
] as const;

/** Whom to call, as the gateway says; without its answer there is another way. */
function Contact() {
  const t = useTranslate();
  const { data } = useQuery(startupQuery(usePortal()));
  const call = data && supportCall(data.supportPhone);
  return (
    <>
      <p className="sw-lead">
        <Phrases text={data ? t('about.support', { hours: data.supportHours }) : t('about.supportOnly')} />
      </p>
      {call ? (
        <a className={linkClass({ kind: 'standalone' })} href={call.href}>
          {t('about.call', { phone: call.shown })}
        </a>
      ) : null}
    </>
  );
}

/** Who we are, along the route line: what we do, where, with whose data, by whom, and how to reach us (spec §1, §2). */
export function AboutPage() {
  const t = useTranslate();
  const language = useLanguage();
  const link = (to: string, text: string) => (
    <Link className={linkClass({ kind: 'standalone' })} to={localizedPath(language, to)}>
      {text}
    </Link>
  );
  return (
    <main id="main">
      <SiteBand kind="top" labelledBy="about-title">
        <div className="portal-about__columns">
          <div className="portal-about__top">
            <h1 id="about-title" className="sw-heading--hero">
              <Phrases text={t('about.title')} />
            </h1>
            <p className="sw-lead">
              <Phrases text={t('about.lead')} />
            </p>
          </div>
          <RouteLine label={t('about.line')} layout="rows">
            {topics.map(({ id, title, text, to, linkText }, index) => (
              <RouteStop key={id} node={{ state: 'stop', number: index + 1 }}>
                <div className="portal-about__topic">
                  <h2 className="sw-heading">{t(title)}</h2>
                  <p className="sw-lead">
                    <Phrases text={t(text)} />
                  </p>
                  {link(to, t(linkText))}
                </div>
              </RouteStop>
            ))}
            <RouteStop node={{ state: 'focus', number: topics.length + 1 }}>
              <div className="portal-about__topic">
                <h2 className="sw-heading">{t('about.supportTitle')}</h2>
                <Contact />
                {link('/faq', t('about.faq'))}
                {link('/business', t('about.business'))}
              </div>
            </RouteStop>
          </RouteLine>
        </div>
      </SiteBand>
    </main>
  );
}
