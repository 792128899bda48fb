import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useQuery } from '@tanstack/react-query';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useLanguage } from '../language/use-language.ts';
import { overdueQuery } from '../menu/overdue.queries.ts';
import { usePortal } from '../portal-context.tsx';
import { useUser } from '../session/use-user.ts';
import { startupQuery } from '../startup.queries.ts';
import { TopBar } from './top-bar.tsx';
import { usePromotionOnce } from './use-promotion-once.ts';

/** Few companies are late. */
const loadOverdueBar = lazyPart(() => import('./overdue-bar.tsx'), ['around']);
const loadOfflineBar = lazyPart(() => import('../../app/offline/offline-bar.tsx'), ['around']);

/** A partner's prices need no start-up data, so their page loads none (spec §2). */
const needsStartup = (pathname: string): boolean => !splitLocalizedPath(pathname).path.startsWith('/price-check/');

/** What stands above every page: that the gateway is away, that invoices are overdue, and what an operator announces: the bar above the page, and a promotion as a message (spec §3 "Start-up data"). */
export function Announcements() {
  const language = useLanguage();
  const { pathname } = useAddress();
  const { data } = useQuery({ ...startupQuery(usePortal()), enabled: needsStartup(pathname) });
  usePromotionOnce(data?.promotion ?? null);
  const text = data?.topBar?.[language];
  const { transport } = usePortal();
  const mayPay = useUser()?.company?.rights.pay ?? false;
  const { data: overdue } = useQuery({ ...overdueQuery(transport), enabled: mayPay });
  const isLate = mayPay && overdue !== undefined && overdue.count > 0;
  // Which say it themselves, for each of them.
  const isOnInvoices = /^\/invoice(?:\/|$)/.test(splitLocalizedPath(pathname).path);
  return (
    <>
      <LazyView load={loadOfflineBar} skeleton={null} isPatient isOptional>
        {({ OfflineBar }) => <OfflineBar />}
      </LazyView>
      {isLate && !isOnInvoices ? (
        <LazyView load={loadOverdueBar} skeleton={null} isOptional>
          {({ OverdueBar }) => <OverdueBar overdue={overdue} />}
        </LazyView>
      ) : null}
      {text ? <TopBar key={text} text={text} /> : null}
    </>
  );
}
