import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import type { PageProps } from '../routes/route-entry.ts';
import { useUser } from '../shell/session/use-user.ts';
import { DetailSkeleton } from './detail/detail-skeleton.tsx';
import { InvoiceList } from './list/invoice-list.tsx';
import { ListSkeleton } from './list/list-skeleton.tsx';
import './invoices.css';

const loadNotAllowed = lazyPart(() => import('./list/not-allowed.tsx'));
const loadDetail = lazyPart(() => import('./detail/invoice-detail.tsx'));

/** Invoices of a company, or one of them by its id or number (spec §2 "invoice"). */
export function InvoicePage({ params: { inv } }: PageProps) {
  const company = useUser()?.company ?? null;
  if (company === null || !company.rights.pay) {
    return (
      <LazyView load={loadNotAllowed} skeleton={<ListSkeleton />}>
        {({ NotAllowed }) => <NotAllowed isPersonal={company === null} />}
      </LazyView>
    );
  }
  if (!inv) return <InvoiceList />;
  return (
    <LazyView load={loadDetail} skeleton={<DetailSkeleton number={inv} />}>
      {({ InvoiceDetail }) => <InvoiceDetail key={inv} inv={inv} />}
    </LazyView>
  );
}
