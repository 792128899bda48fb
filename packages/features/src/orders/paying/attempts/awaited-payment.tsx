import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { type PayingChoice, payJob } from '@songwai/core/jobs/paying/pay-calls';
import type { Payment } from '@songwai/core/payments/payment';
import { Button } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { Icon } from '@songwai/ui/icon/icon';
import { Stack } from '@songwai/ui/layout/stack';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { CalendarX } from 'lucide';
import { useTranslate } from '../../../shared/translate-context.tsx';
import type { PayingWays } from '../paying-ways.ts';
import { PayHere } from './pay-here.tsx';
import { useAttempt } from './use-attempt.ts';

export interface AwaitedPaymentProps {
  readonly ways: PayingWays;
  readonly jobId: string;
  readonly amountSatang: Satang;
  /** The payment that runs; null: none does, and the customer chooses how to pay. */
  readonly payment: Payment | null;
  /** Its press was just now. */
  readonly isNew?: boolean | undefined;
  /** The money is there; null: from the wallet. */
  readonly onPaid: (payment: Payment | null) => void;
  /** The job has ended unpaid: the same again. */
  readonly again: { readonly label: string; readonly onPress: () => void };
}

/** A job that waits for its payment: the payment as it runs, other ways to pay, and what to do once the time is over. */
export function AwaitedPayment({ ways, jobId, amountSatang, payment, isNew = false, onPaid, again }: AwaitedPaymentProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const { attempt, state } = useAttempt<PayingChoice>({
    ways,
    payment,
    send: async (choice, guid) => (await payJob(ways.transport, { jobId, guid, ...choice })).payment,
    onPaid: (paid) => {
      announce(t('paying.paid'));
      onPaid(paid);
    },
  });

  // The job was closed unpaid meanwhile, or paid in another window.
  if (state.status === 'choosing' && state.error?.code === 409)
    return (
      <EmptyState
        drawing={
          <span className="sw-empty__mark">
            <Icon icon={CalendarX} />
          </span>
        }
        title={t('paying.endedTitle')}
        action={
          <Button variant="primary" onClick={again.onPress}>
            {again.label}
          </Button>
        }
      >
        {t('paying.endedHelp')}
      </EmptyState>
    );
  return (
    <Stack gap="medium">
      <PayHere
        {...{ ways, amountSatang, attempt, state }}
        givenId={isNew ? undefined : payment?.chargeId}
        label={t('paying.title')}
        buttonText={t('paying.pay', { amount: formatBaht(amountSatang) })}
      />
    </Stack>
  );
}
