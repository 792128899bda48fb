import { useTranslate } from '@songwai/features/shared/translate-context';
import { Icon } from '@songwai/ui/icon/icon';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { BookOpen, MapPin } from 'lucide';
import { useEffect } from 'react';
import { findRoute } from '../../routes/find-route.ts';
import { useLanguage } from '../language/use-language.ts';
import { useLocalTarget } from '../local-target.ts';
import { SiteFrame } from '../site/site-frame.tsx';
import { ErrorPage } from './error.page.tsx';

const hasPage = (path: string) => findRoute(path) !== undefined;

const places = [
  { id: '/dashboard/active', text: 'site.follow', icon: MapPin },
  { id: '/faq', text: 'site.faq', icon: BookOpen },
] as const;

/** At a path that nobody knows: says so, and leads on, as a page of the public site. */
export function LostPage() {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const title = `${t('portal.notFoundTitle')} | ${t('portal.name')}`;

  // The table of pages has no head for it; after a change of address within the portal it would be that of the page before.
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
  }, [language, title]);

  return (
    <>
      <a className="sw-skip-link" href="#main">
        {t('portal.skipToContent')}
      </a>
      <SiteFrame hasPage={hasPage}>
        <ErrorPage code="404">
          <List
            label={t('site.help')}
            items={places}
            loadingLabel=""
            empty={null}
            renderItem={({ id, text, icon }) => <ListRow leading={<Icon icon={icon} />} title={t(text)} link={target(id)} />}
          />
        </ErrorPage>
      </SiteFrame>
    </>
  );
}
