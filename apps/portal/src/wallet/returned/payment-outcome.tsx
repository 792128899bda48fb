import { formatBaht } from '@songwai/core/basics/money';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import { isSettled, type Payment } from '@songwai/core/payments/payment';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { EmptyState, type EmptyStateProps } from '@songwai/ui/empty-state/empty-state';
import { Icon, type IconNode } from '@songwai/ui/icon/icon';
import { Check, Clock, X } from 'lucide';
import type { ReactNode } from 'react';
import '@songwai/ui/banner/tone.css';
import './payment-outcome.css';

interface Face {
  readonly icon: IconNode;
  readonly tone: 'success' | 'danger' | 'warn';
  readonly title: TextKey<'returned'>;
  readonly help: TextKey<'returned'>;
}

const faceOf = (payment: Payment): Face => {
  if (isSettled(payment))
    return { icon: Check, tone: 'success', title: 'returned.paid', help: payment.isLate ? 'returned.late' : 'returned.paidHelp' };
  if (payment.state === 'expired') return { icon: Clock, tone: 'warn', title: 'returned.expired', help: 'returned.expiredHelp' };
  return { icon: X, tone: 'danger', title: 'returned.failed', help: 'returned.failedHelp' };
};

interface PaymentOutcomeProps {
  readonly payment: Payment;
  readonly headingLevel?: EmptyStateProps['headingLevel'];
  readonly action: ReactNode;
}

/** How a payment ended: paid, paid late, failed or expired. */
export function PaymentOutcome({ payment, headingLevel, action }: PaymentOutcomeProps) {
  const t = useTranslate();
  const { icon, tone, title, help } = faceOf(payment);
  const { failure } = payment;
  return (
    <div role="status">
      <EmptyState
        title={t(title, { amount: formatBaht(payment.amountSatang) })}
        headingLevel={headingLevel}
        drawing={
          <span className={`portal-outcome__mark sw-tone--${tone}`}>
            <Icon icon={icon} size="large" />
          </span>
        }
        action={action}
      >
        <p>{t(help)}</p>
        {failure ? <p>{t(`returned.failure.${failure}` as TextKey<'returned'>)}</p> : null}
        <p className="sw-note sw-figures">{t('returned.reference', { reference: payment.reference })}</p>
      </EmptyState>
    </div>
  );
}
