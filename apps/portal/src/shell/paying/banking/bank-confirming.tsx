import { BankLink } from '@songwai/features/payments/confirming/bank-link';
import { useBankPage } from '@songwai/features/payments/confirming/use-bank-page';
import type { OtherMethodProps } from '@songwai/features/payments/payment-view';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { Timeline, type TimelineEntry } from '@songwai/ui/timeline/timeline';
import { LoaderCircle } from 'lucide';

/** A payment in a bank's own page or app, on the line from the sum over the bank to the receipt. */
export function BankConfirming(props: OtherMethodProps) {
  const { payment, texts, isReturn, isSlow, opensBank, onRetry, isRetrying, onOtherWay } = props;
  const t = useTranslate();
  const isRefused = payment.state !== 'pending';
  const bank = useBankPage(payment.authorizeUri, { opensBank: opensBank && !isReturn && !isRefused, isEmbedded: false });
  const isChecking = !isRefused && (isReturn || payment.authorizeUri === null);
  const atBank = (): Pick<TimelineEntry, 'node' | 'title' | 'detail'> => {
    if (isRefused) {
      return {
        node: { state: 'refused' },
        title: t(payment.state === 'expired' ? 'banking.over' : 'banking.declined'),
        detail: t('banking.notCharged'),
      };
    }
    const node = isChecking ? ({ state: 'focus', icon: LoaderCircle } as const) : ({ state: 'focus', number: 2 } as const);
    return isChecking
      ? { node, title: t('banking.waiting'), detail: t('banking.waitingHelp') }
      : { node, title: t('banking.confirm'), detail: t(bank.wasOpened ? 'banking.confirmOpened' : 'banking.confirmOpen') };
  };
  return (
    <Stack gap="large">
      <Timeline
        label={t('payments.progress')}
        entries={[
          { id: 'ready', node: { state: 'done' }, title: texts.ready, detail: texts.readyDetail },
          { id: 'bank', ...atBank(), segment: 'dotted', isCurrent: true },
          {
            id: 'next',
            node: { state: 'todo', number: 3 },
            title: texts.next,
            detail: t(isRefused ? 'payments.notBegun' : 'banking.receiptSoon'),
          },
        ]}
      />
      <Banner tone={isRefused ? 'danger' : 'info'}>
        <Phrases text={isRefused ? texts.unchanged : isSlow && isChecking ? t('payments.slow') : texts.closable} />
      </Banner>
      <Stack gap="small">
        {payment.authorizeUri !== null && !isRefused && (!isChecking || isSlow) ? (
          <BankLink uri={payment.authorizeUri} bank={bank} isAgain={isReturn || bank.wasOpened} />
        ) : null}
        {isRefused && onRetry ? (
          <Button variant="primary" isFullWidth isLoading={isRetrying} onClick={() => onRetry(payment)}>
            {t('payments.retry')}
          </Button>
        ) : null}
        {onOtherWay && (!isChecking || isSlow) ? (
          <Button variant="quiet" isFullWidth onClick={() => onOtherWay(payment)}>
            {t('payments.otherWay')}
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}
