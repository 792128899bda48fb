import type { UnpaidInvoices } from '@songwai/core/invoices/invoice-calls';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Icon } from '@songwai/ui/icon/icon';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Info, WifiOff } from 'lucide';
import { LocalLink } from '../../shell/local-link.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { useUser } from '../../shell/session/use-user.ts';
import { unpaidQuery } from '../invoices.queries.ts';
import { calendarMonth } from '../parts/month-name.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { Outstanding } from './outstanding.tsx';
import { usePaidInvoices } from './use-paid-invoices.ts';

/** What is owed comes first. */
const loadBelow = lazyPart(() => import('./below-outstanding.tsx'));
const loadNothing = lazyPart(() => import('./nothing-yet.tsx'));

/** What is owed, what was paid, and when the next invoice comes. */
export function InvoiceList() {
  const t = useTranslate();
  const { transport } = usePortal();
  const isEnabled = useUser()?.isInvoiceEnabled ?? false;
  const unpaid = useQuery(unpaidQuery(transport));
  const paid = usePaidInvoices();
  const hasPaid = (paid.data?.years.length ?? 0) > 0;

  const renderFull = ({ invoices, next }: UnpaidInvoices) => {
    const isNew = invoices.length === 0 && !hasPaid && !paid.isError;
    if (isNew && paid.data === undefined) return <ListSkeleton />;
    if (isNew) {
      return (
        <LazyView load={loadNothing} skeleton={<ListSkeleton />}>
          {({ NothingYet }) => <NothingYet isEnabled={isEnabled} next={next} />}
        </LazyView>
      );
    }
    return (
      <>
        <Outstanding invoices={invoices} />
        <LazyView load={loadBelow} skeleton={<Skeleton shape="block" height="320px" />}>
          {({ BelowOutstanding }) => <BelowOutstanding {...{ next, paid }} />}
        </LazyView>
        <Card tone="sunken">
          <p className="portal-invoices__note sw-small">
            <Icon icon={Info} />
            <span>
              <Phrases text={t('invoices.note')} />
            </span>
          </p>
        </Card>
      </>
    );
  };
  const month = unpaid.data?.invoices[0]?.month ?? paid.data?.invoices[0]?.month;

  return (
    <div className="portal-invoices">
      <PageHeader
        title={t('invoices.title')}
        actions={
          month === undefined ? undefined : (
            <LocalLink kind="standalone" to={`/invoice/month/${calendarMonth(month)}`}>
              {t('invoices.monthly')}
            </LocalLink>
          )
        }
      />
      <QueryFrame
        query={unpaid}
        skeleton={<ListSkeleton />}
        failed={(retry) => (
          <Card padding="large">
            <ErrorState
              icon={WifiOff}
              title={t('invoices.failed')}
              headingLevel={2}
              retry={{ label: t('common.retry'), onRetry: retry, isRetrying: unpaid.isFetching }}
            >
              {t('invoices.failedHelp')}
            </ErrorState>
          </Card>
        )}
      >
        {renderFull}
      </QueryFrame>
    </div>
  );
}
