import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { invoiceQuery } from '../invoices.queries.ts';
import { DetailFailed } from './detail-failed.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';

const loadView = lazyPart(() => import('./invoice-view.tsx'), ['invoice']);

/** One invoice, by its id or number. */
export function InvoiceDetail({ inv }: { readonly inv: string }) {
  const { transport } = usePortal();
  const query = useQuery(invoiceQuery(transport, inv));
  return (
    <QueryFrame
      query={query}
      skeleton={<DetailSkeleton number={inv} />}
      failed={(retry) => <DetailFailed {...{ inv, retry, error: query.error }} />}
    >
      {(detail) => (
        <LazyView load={loadView} skeleton={<DetailSkeleton number={inv} />}>
          {({ InvoiceView }) => <InvoiceView detail={detail} />}
        </LazyView>
      )}
    </QueryFrame>
  );
}
