import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { NothingFound } from '@songwai/ui/illustration/nothing-found';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { RecurringForm } from '../form/recurring-form.tsx';
import { recurrenceQuery } from '../recurring.queries.ts';
import { onePath, recurringPath } from '../recurring-view.ts';
import { RecurringDetail } from './recurring-detail.tsx';

interface OneRecurringProps {
  readonly id: string;
  /** Its form instead of its days. */
  readonly isChanging: boolean;
  /** A day that a message asked about, YYYY-MM-DD. */
  readonly day: string | null;
}

/** One recurring booking: its days and what waits, or its form. */
export function OneRecurring({ id, isChanging, day }: OneRecurringProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const navigate = useLocalizedNavigate();
  const query = useQuery(recurrenceQuery(transport, id));
  const isUnknown = query.error instanceof GatewayError && [400, 404].includes(query.error.code);
  return (
    <QueryFrame
      query={query}
      skeleton={
        <SkeletonGroup label={t('recurring.loading')}>
          <Skeleton shape="block" height="420px" />
        </SkeletonGroup>
      }
      failed={(onRetry) =>
        isUnknown ? (
          <EmptyState
            drawing={<NothingFound />}
            title={t('recurring.notFound')}
            headingLevel={2}
            action={<LocalLink to={recurringPath}>{t('recurring.back')}</LocalLink>}
          >
            {t('recurring.notFoundHelp')}
          </EmptyState>
        ) : (
          <ErrorState title={t('recurring.failed')} headingLevel={2} retry={{ label: t('common.retry'), onRetry }}>
            {t('recurring.failedHelp')}
          </ErrorState>
        )
      }
    >
      {({ recurrence, occurrences }) =>
        isChanging && recurrence.state !== 'ended' ? (
          <RecurringForm
            key={id}
            initial={{ order: recurrence.order, rule: recurrence.rule }}
            changedId={id}
            onSaved={() => navigate(onePath(id), { replace: true })}
          />
        ) : (
          <RecurringDetail key={id} {...{ recurrence, occurrences, day }} />
        )
      }
    </QueryFrame>
  );
}
