import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useQuery } from '@tanstack/react-query';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useLanguage } from '../language/use-language.ts';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';
import { TopBar } from './top-bar.tsx';
import { usePromotionOnce } from './use-promotion-once.ts';

const loadOfflineBar = lazyPart(() => import('../../app/offline/offline-bar.tsx'), ['around']);

/** A partner's prices need no start-up data, so their page loads none (spec §2). */
const needsStartup = (pathname: string): boolean => !splitLocalizedPath(pathname).path.startsWith('/price-check/');

/** What stands above every page: that the gateway is away, and what an operator announces: the bar above the page, and a promotion as a message (spec §3 "Start-up data"). */
export function Announcements() {
  const language = useLanguage();
  const { pathname } = useAddress();
  const { data } = useQuery({ ...startupQuery(usePortal()), enabled: needsStartup(pathname) });
  usePromotionOnce(data?.promotion ?? null);
  const text = data?.topBar?.[language];
  return (
    <>
      <LazyView load={loadOfflineBar} skeleton={null} isPatient isOptional>
        {({ OfflineBar }) => <OfflineBar />}
      </LazyView>
      {text ? <TopBar key={text} text={text} /> : null}
    </>
  );
}
