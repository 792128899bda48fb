import type { PaymentFlowState } from '@songwai/core/payments/payment-state';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { useTranslate } from '../shared/translate-context.tsx';
import './payment-view.css';

interface PaymentMissingProps {
  readonly problem: PaymentFlowState['problem'];
  readonly onRetry: () => void;
  readonly unknownAction: ReactNode;
}

/** In a payment's place until it is read: the line already stands there. */
export function PaymentMissing({ problem, onRetry, unknownAction }: PaymentMissingProps) {
  const t = useTranslate();
  if (problem?.kind === 'notFound') {
    return (
      <EmptyState title={t('payments.unknown')} headingLevel={2} action={unknownAction}>
        {t('payments.unknownHelp')}
      </EmptyState>
    );
  }
  if (problem?.kind === 'failed') {
    return (
      <ErrorState title={t('payments.unread')} headingLevel={2} retry={{ label: t('common.retry'), onRetry }}>
        {t('payments.unreadHelp')}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label={t('payments.loading')}>
      <div className="sw-payment">
        {[0, 1, 2].map((row) => (
          <div key={row} className="sw-payment__head">
            <Skeleton shape="circle" />
            <Skeleton width="62%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
