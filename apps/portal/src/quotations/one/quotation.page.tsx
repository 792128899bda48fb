import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { NothingFound } from '@songwai/ui/illustration/nothing-found';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { PageProps } from '../../routes/route-entry.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { quotationQuery } from '../quotations.queries.ts';
import { QuotationView } from './quotation-view.tsx';

/** One of the user's quotations: its page, its sums, and what happens next. */
export function QuotationPage({ params }: PageProps) {
  const t = useTranslate();
  const portal = usePortal();
  const query = useQuery(quotationQuery(portal, params['quotationNo'] ?? ''));
  const isUnknown = query.error instanceof GatewayError && query.error.code === 404;
  return (
    <QueryFrame
      query={query}
      skeleton={
        <SkeletonGroup label={t('portal.loading')}>
          <Skeleton shape="block" height="420px" />
        </SkeletonGroup>
      }
      failed={(onRetry) =>
        isUnknown ? (
          <EmptyState
            drawing={<NothingFound />}
            title={t('quotation.notFound')}
            headingLevel={1}
            action={<LocalLink to="/quotations">{t('quotation.backToList')}</LocalLink>}
          >
            {t('quotation.notFoundHelp')}
          </EmptyState>
        ) : (
          <ErrorState title={t('quotation.failed')} headingLevel={1} retry={{ label: t('common.retry'), onRetry }}>
            {t('quotation.failedHelp')}
          </ErrorState>
        )
      }
    >
      {(quotation) => <QuotationView quotation={quotation} />}
    </QueryFrame>
  );
}
