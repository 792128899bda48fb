import type { Payment } from '@songwai/core/payments/payment';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import type { TimelineEntry } from '@songwai/ui/timeline/timeline';
import { Timeline } from '@songwai/ui/timeline/timeline';
import { LoaderCircle } from 'lucide';
import { Phrases } from '../../shared/phrases.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import type { PaymentActions } from '../payment-actions.ts';
import type { PaymentTexts } from '../payment-texts.ts';
import { BankLink } from './bank-link.tsx';
import { useBankPage } from './use-bank-page.ts';
import '../payment-view.css';

export interface CardConfirmingProps extends PaymentActions {
  readonly payment: Payment;
  readonly texts: PaymentTexts;
  /** The bank has led back: its answer is on the way. */
  readonly isReturn: boolean;
  readonly isSlow: boolean;
  readonly opensBank: boolean;
  /** In the page of somebody else, which is never left: the bank always opens in a window of its own. */
  readonly isEmbedded: boolean;
}

/** A card on the line from the price over the bank to the driver: on the way to the bank, back from it, refused. */
export function CardConfirming(props: CardConfirmingProps) {
  const { payment, texts, isReturn, isSlow, opensBank, isEmbedded, onRetry, isRetrying, onOtherWay } = props;
  const t = useTranslate();
  const bank = useBankPage(payment.authorizeUri, {
    opensBank: opensBank && !isReturn && payment.state === 'pending',
    isEmbedded,
  });
  const isRefused = payment.state !== 'pending';
  const isChecking = !isRefused && (isReturn || payment.authorizeUri === null);
  const atBank: TimelineEntry = isRefused
    ? {
        id: 'bank',
        node: { state: 'refused' },
        title: t(payment.state === 'expired' ? 'payments.confirmOver' : 'payments.declined'),
        detail: payment.failure ? t(`payments.failure.${payment.failure}`) : undefined,
      }
    : isChecking
      ? {
          id: 'bank',
          node: { state: 'focus', icon: LoaderCircle },
          title: t('payments.checking'),
          detail: t('payments.checkingUsually'),
        }
      : {
          id: 'bank',
          node: { state: 'focus', number: 2 },
          title: t('payments.confirm'),
          detail: t(bank.wasOpened ? 'payments.confirmOpened' : 'payments.confirmOpen'),
        };
  return (
    <>
      <Timeline
        label={t('payments.progress')}
        entries={[
          { id: 'ready', node: { state: 'done' }, title: texts.ready, detail: texts.readyDetail },
          { ...atBank, segment: 'dotted', isCurrent: true },
          {
            id: 'next',
            node: { state: 'todo', number: 3 },
            title: texts.next,
            detail: t(isRefused ? 'payments.notBegun' : 'payments.nextAfterConfirm'),
          },
        ]}
      />
      {isRefused ? (
        <Banner tone="danger">
          <Phrases text={t('payments.doubt')} />
        </Banner>
      ) : isChecking ? (
        <Checking isSlow={isSlow} />
      ) : (
        <Banner tone="info">
          <Phrases text={texts.closable} />
        </Banner>
      )}
      <div className="sw-payment__actions">
        {payment.authorizeUri !== null && !isRefused && (!isChecking || isSlow) ? (
          <BankLink uri={payment.authorizeUri} bank={bank} isAgain={isReturn || bank.wasOpened} />
        ) : null}
        {isRefused && onOtherWay ? (
          <Button variant="primary" isFullWidth onClick={() => onOtherWay(payment)}>
            {t('payments.otherWayInstead')}
          </Button>
        ) : null}
        {isRefused && onRetry ? (
          <Button variant="quiet" isFullWidth isLoading={isRetrying} onClick={() => onRetry(payment)}>
            {t('payments.sameCard')}
          </Button>
        ) : null}
        {!isRefused && onOtherWay && (!isChecking || isSlow) ? (
          <Button variant="quiet" isFullWidth onClick={() => onOtherWay(payment)}>
            {t('payments.otherWay')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The bank's answer usually takes seconds; after ten nobody has to wait here. */
function Checking({ isSlow }: { readonly isSlow: boolean }) {
  const t = useTranslate();
  if (isSlow) {
    return (
      <Banner tone="info">
        <Phrases text={t('payments.slow')} />
      </Banner>
    );
  }
  return (
    <Stack>
      <Button isFullWidth isDisabled>
        {t('payments.checkingNow')}
      </Button>
      <p className="sw-note">
        <Phrases text={t('payments.slowNote')} />
      </p>
    </Stack>
  );
}
