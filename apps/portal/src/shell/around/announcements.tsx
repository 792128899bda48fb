import { useQuery } from '@tanstack/react-query';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useLanguage } from '../language/use-language.ts';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';
import { TopBar } from './top-bar.tsx';
import { usePromotionOnce } from './use-promotion-once.ts';

/** A partner's prices need no start-up data, so their page loads none (spec §2). */
const needsStartup = (pathname: string): boolean => !splitLocalizedPath(pathname).path.startsWith('/price-check/');

/** What an operator tells every visitor: the bar above the page, and a promotion as a message (spec §3 "Start-up data"). */
export function Announcements() {
  const language = useLanguage();
  const { pathname } = useAddress();
  const { data } = useQuery({ ...startupQuery(usePortal()), enabled: needsStartup(pathname) });
  usePromotionOnce(data?.promotion ?? null);
  const text = data?.topBar?.[language];
  return text ? <TopBar key={text} text={text} /> : null;
}
