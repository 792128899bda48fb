import { formatBaht } from '@songwai/core/basics/money';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPayment } from '@songwai/core/payments/calls';
import { isSettled, paymentMinutes } from '@songwai/core/payments/payment';
import { Banner } from '@songwai/ui/banner/banner';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Countdown } from '@songwai/ui/countdown/countdown';
import { Stack } from '@songwai/ui/layout/stack';
import { QrCode } from '@songwai/ui/qr-code/qr-code';
import { useEffect, useRef } from 'react';
import { useClock } from '../../../shared/clock-context.tsx';
import { useTranslate } from '../../../shared/translate-context.tsx';
import type { PaymentViewProps } from '../paying-ways.ts';

/** How often an open payment is asked for (mockups "Card"). */
const askEveryMs = 2_000;

interface PaymentWaitingProps extends PaymentViewProps {
  readonly transport: Transport;
}

/** Asks for an open payment until it is settled; a lost answer only means to ask again. */
function useFollowedPayment({ transport, payment, onChange }: PaymentWaitingProps) {
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  const { chargeId, state } = payment;
  useEffect(() => {
    if (state !== 'pending') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gone = new AbortController();
    const ask = async () => {
      const now = await fetchPayment(transport, { chargeId, signal: gone.signal }).catch(() => null);
      if (gone.signal.aborted) return;
      if (now !== null && now.state !== 'pending') report.current(now);
      else timer = setTimeout(() => void ask(), askEveryMs);
    };
    timer = setTimeout(() => void ask(), askEveryMs);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [transport, chargeId, state]);
}

/** A payment that waits for the customer: its code or the way to the bank, the time left, and what to do when it came to nothing. */
export function PaymentWaiting(props: PaymentWaitingProps) {
  const { payment, onRetry, onOtherWay } = props;
  const t = useTranslate();
  const clock = useClock();
  useFollowedPayment(props);
  const { state, failure, qrPayload, authorizeUri, expiresAt } = payment;
  const amount = formatBaht(payment.amountSatang);
  const otherWay = (
    <Button isFullWidth onClick={onOtherWay}>
      {t('paying.otherWay')}
    </Button>
  );
  if (isSettled(payment)) return null;
  if (state !== 'pending') {
    const reason =
      failure === 'insufficientFunds'
        ? 'paying.declinedFunds'
        : failure === 'lostOrStolen'
          ? 'paying.declinedLost'
          : 'paying.failedTitle';
    return (
      <Stack gap="medium">
        <Banner tone="danger" title={state === 'failed' ? t(reason) : t('paying.expired')}>
          {t('paying.notChargedHelp')}
        </Banner>
        {onRetry ? (
          <Button variant="primary" size="large" isFullWidth onClick={onRetry}>
            {t('paying.tryAgain')}
          </Button>
        ) : null}
        {otherWay}
      </Stack>
    );
  }
  return (
    <Stack gap="medium">
      {qrPayload === null ? null : (
        <QrCode value={qrPayload} label={t('paying.waitQr', { amount })} caption={`${amount} · ${payment.reference}`} />
      )}
      {authorizeUri === null ? null : (
        <>
          <p>{t('paying.waitBank')}</p>
          <a className={buttonClass({ variant: 'primary', size: 'large', isFullWidth: true })} href={authorizeUri}>
            {t('paying.toBank')}
          </a>
        </>
      )}
      {expiresAt === null ? null : (
        <Countdown
          until={expiresAt.getTime()}
          now={() => clock().getTime()}
          totalMs={paymentMinutes * 60_000}
          isUrgentAtEnd
          texts={{
            label: t('paying.leftLabel'),
            left: (count) => t('paying.leftSeconds', { count }),
            over: t('paying.expired'),
          }}
        />
      )}
      {otherWay}
    </Stack>
  );
}
