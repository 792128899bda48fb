import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { minuteMs } from '@songwai/core/basics/durations';
import type { Payment } from '@songwai/core/payments/payment';
import { paymentMinutes } from '@songwai/core/payments/payment';
import { Button } from '@songwai/ui/button/button';
import { Countdown } from '@songwai/ui/countdown/countdown';
import { useMedia } from '@songwai/ui/lib/use-media';
import { useClock } from '../../shared/clock-context.tsx';
import { Phrases } from '../../shared/phrases.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import type { PaymentActions } from '../payment-actions.ts';
import type { PaymentTexts } from '../payment-texts.ts';
import { touchScreen } from '../touch-screen.ts';
import { NewCode } from './new-code.tsx';
import { PromptPaySheet } from './promptpay-sheet.tsx';
import { PromptPaySteps } from './promptpay-steps.tsx';
import { SandboxLink } from './sandbox-link.tsx';
import { SaveQr } from './save-qr.tsx';
import { useCodePhase } from './use-code-phase.ts';
import '../payment-view.css';

export interface PromptPayCodeProps extends PaymentActions {
  readonly payment: Payment;
  readonly texts: PaymentTexts;
}

/** When the remaining time is announced: 5 minutes and 1 minute before the end. */
const spokenSeconds = [300, 60];

/** A PromptPay code with its time. A phone saves it, because it cannot scan itself; a larger screen is scanned. */
export function PromptPayCode({ payment, texts, onRetry, isRetrying, onOtherWay }: PromptPayCodeProps) {
  const t = useTranslate();
  const clock = useClock();
  const isPhone = useMedia(touchScreen);
  const { expiresAt } = payment;
  const now = () => clock().getTime();
  const phase = useCodePhase(expiresAt?.getTime() ?? null, now);
  const isOver = payment.state === 'expired' || phase === 'over';
  const isLast = !isOver && phase === 'lastMinute';
  const title = t(isOver ? 'payments.codeOver' : isLast ? 'payments.lessThanMinute' : 'payments.waiting');
  const payBefore = expiresAt ? t('payments.payBefore', { time: bangkokTime(expiresAt) }) : null;
  const detail = isOver ? texts.unchanged : isLast ? t('payments.lessThanMinuteHelp') : payBefore;

  return (
    <>
      <div className="sw-payment__head">
        {expiresAt ? (
          <Countdown
            look="ring"
            size="small"
            isUrgentAtEnd
            until={isOver ? 0 : expiresAt.getTime()}
            totalMs={paymentMinutes * minuteMs}
            now={now}
            spokenSeconds={spokenSeconds}
            texts={{
              label: t('payments.timeLeft'),
              left: (seconds) => t('payments.left', { count: Math.round(seconds / 60) }),
              over: `${t('payments.codeOver')} ${t('payments.notCharged')}`,
            }}
          />
        ) : null}
        <div>
          <p className={isLast ? 'sw-strong sw-caution' : 'sw-strong'}>{title}</p>
          {detail ? (
            <p className="sw-note sw-figures">
              <Phrases text={detail} />
            </p>
          ) : null}
        </div>
      </div>
      <PromptPaySheet
        {...{ payment, texts }}
        cover={
          isOver ? (
            <>
              <p>{t('payments.notCharged')}</p>
              {onRetry ? <NewCode isLoading={isRetrying} onPress={() => onRetry(payment)} /> : null}
            </>
          ) : null
        }
      />
      {isOver ? null : <PromptPaySteps {...{ texts, isPhone }} />}
      <div className={isPhone ? 'sw-payment__actions' : 'sw-payment__actions sw-payment__actions--beside'}>
        {isOver ? null : <SaveQr {...{ payment, texts, isPhone }} />}
        {payment.authorizeUri === null || isOver ? null : <SandboxLink uri={payment.authorizeUri} />}
        {onOtherWay ? (
          <Button variant="quiet" isFullWidth onClick={() => onOtherWay(payment)}>
            {t('payments.otherWay')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
