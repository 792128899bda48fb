import { formatBaht } from '@songwai/core/basics/money';
import { type Payment, paymentMinutes } from '@songwai/core/payments/payment';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Countdown } from '@songwai/ui/countdown/countdown';
import { Stack } from '@songwai/ui/layout/stack';
import { QrCode } from '@songwai/ui/qr-code/qr-code';
import { PaymentOutcome } from '../returned/payment-outcome.tsx';
import './payment-view.css';

export interface PaymentViewProps {
  readonly payment: Payment;
  /** It has taken so long that one need not wait for it. */
  readonly isSlow: boolean;
  /** Its end was seen. */
  readonly onDone: () => void;
  /** Pay again, after it failed or expired. */
  readonly onRetry: () => void;
  readonly onGiveUp: () => void;
}

/** A payment that waits for its customer, or its end. To be replaced by the view that all payments share. */
export function PaymentView({ payment, isSlow, onDone, onRetry, onGiveUp }: PaymentViewProps) {
  const t = useTranslate();
  const clock = useClock();
  const { state, method, amountSatang, reference, qrPayload, qrImage, authorizeUri, expiresAt } = payment;
  const amount = formatBaht(amountSatang);
  if (state !== 'pending') {
    const isPaid = state === 'paid' || state === 'authorised';
    return (
      <PaymentOutcome
        payment={payment}
        headingLevel={3}
        action={
          <Button variant="primary" onClick={isPaid ? onDone : onRetry}>
            {t(isPaid ? 'returned.back' : 'returned.tryAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <Stack>
      <p role="status">
        {method === 'promptpay' ? t('returned.scan') : t(isSlow ? 'returned.checkingSlow' : 'returned.checkingHelp')}
      </p>
      {method === 'promptpay' && qrPayload !== null ? (
        <div className="portal-paying__code">
          <QrCode value={qrPayload} size="large" label={t('returned.qr', { amount })} caption={`${amount} · ${reference}`} />
        </div>
      ) : null}
      {method === 'promptpay' && qrPayload === null && qrImage !== null ? (
        <img className="portal-paying__image" src={qrImage} alt={t('returned.qr', { amount })} />
      ) : null}
      {method === 'card' && authorizeUri !== null ? (
        <a className={buttonClass({ variant: 'primary', size: 'large', isFullWidth: true })} href={authorizeUri}>
          {t('returned.toBank')}
        </a>
      ) : null}
      {expiresAt === null ? null : (
        <p>
          <Countdown
            until={expiresAt.getTime()}
            now={() => clock().getTime()}
            totalMs={paymentMinutes * 60_000}
            isUrgentAtEnd
            texts={{
              label: t('returned.timeLeft'),
              left: (seconds) => t('returned.secondsLeft', { count: seconds }),
              over: t('returned.expired'),
            }}
          />
        </p>
      )}
      <Button variant="quiet" onClick={onGiveUp}>
        {t('returned.giveUp')}
      </Button>
    </Stack>
  );
}
