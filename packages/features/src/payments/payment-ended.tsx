import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import type { Payment } from '@songwai/core/payments/payment';
import { isSettled } from '@songwai/core/payments/payment';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { Timeline } from '@songwai/ui/timeline/timeline';
import { Check, CircleAlert, ClockAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Phrases } from '../shared/phrases.tsx';
import { useTranslate } from '../shared/translate-context.tsx';
import type { PaymentActions } from './payment-actions.ts';
import { formatReference, type PaymentTexts } from './payment-texts.ts';
import './payment-view.css';

export interface PaymentEndedProps extends PaymentActions {
  readonly payment: Payment;
  readonly texts: PaymentTexts;
  /** Where to go on. */
  readonly next: ReactNode;
}

/** How a payment ended: paid, paid too late, given up. */
export function PaymentEnded(props: PaymentEndedProps) {
  const { payment, texts, next } = props;
  const t = useTranslate();
  const isPaid = isSettled(payment) && !payment.isLate;
  const amount = formatBaht(payment.amountSatang);
  const time = payment.paidAt ? t('payments.at', { time: bangkokTime(payment.paidAt) }) : '';
  const when = payment.paidAt ? `${bangkokDate(payment.paidAt)} ${time}` : '';
  if (isPaid && payment.method === 'card') return <CardPaid {...{ payment, texts, next, time }} />;
  if (isPaid) {
    return (
      <Outcome icon={Check} tone="success" title={t('payments.received', { amount })} detail={when} next={next}>
        <PaidLine payment={payment} texts={texts} detail={`${texts.method} · ${referenceOf(payment, t)}`} />
      </Outcome>
    );
  }
  if (payment.isLate) {
    return (
      <Outcome
        icon={ClockAlert}
        tone="warn"
        title={t('payments.lateTitle')}
        detail={t('payments.lateHelp', { amount })}
        next={next}
      >
        {when ? <p className="sw-payment__outcome sw-note sw-figures">{when}</p> : null}
      </Outcome>
    );
  }
  const isReleased = payment.state === 'released';
  return (
    <Outcome
      icon={CircleAlert}
      tone={isReleased ? 'info' : 'danger'}
      title={t(isReleased ? 'payments.released' : 'payments.failed')}
      detail={t(isReleased ? 'payments.releasedHelp' : 'payments.notCharged')}
      next={<TryAgain {...props} />}
    />
  );
}

const referenceOf = ({ reference }: Payment, t: ReturnType<typeof useTranslate>) =>
  t('payments.reference', { reference: formatReference(reference) });

/** A job's driver is looked for now; everything else is done with the money. */
function PaidLine({ payment, texts, detail }: Pick<PaymentEndedProps, 'payment' | 'texts'> & { readonly detail: string }) {
  const t = useTranslate();
  const isCard = payment.method === 'card';
  const ready = { id: 'ready', node: { state: 'done' }, title: texts.ready, detail: texts.readyDetail } as const;
  const isGoingOn = payment.purpose === 'job';
  return (
    <Timeline
      label={t('payments.progress')}
      isComplete={!isGoingOn}
      entries={[
        ...(isCard ? [ready] : []),
        {
          id: 'paid',
          node: { state: 'done', label: t('payments.paidStep') },
          title: t(isCard ? 'payments.confirmed' : 'payments.paidStep'),
          detail,
        },
        {
          id: 'next',
          node: isGoingOn ? { state: 'focus', number: isCard ? 3 : 2 } : { state: 'done' },
          title: texts.begun,
          detail: texts.begunDetail,
          isCurrent: isGoingOn,
        },
      ]}
    />
  );
}

function CardPaid({ payment, texts, next, time }: Omit<PaymentEndedProps, keyof PaymentActions> & { readonly time: string }) {
  return (
    <>
      <PaidLine payment={payment} texts={texts} detail={[texts.method, time].filter(Boolean).join(' · ')} />
      <Banner tone="success" title={texts.paidTitle}>
        <Phrases text={texts.paidNote} />
      </Banner>
      {next ? <div className="sw-payment__actions">{next}</div> : null}
    </>
  );
}

interface OutcomeProps extends Pick<PaymentEndedProps, 'next'> {
  readonly icon: Parameters<typeof IconTile>[0]['icon'];
  readonly tone: 'success' | 'warn' | 'info' | 'danger';
  readonly title: string;
  readonly detail: string;
  readonly children?: ReactNode;
}

function Outcome({ icon, tone, title, detail, next, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was here before is gone: whoever reads goes on at the outcome.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="sw-payment__outcome" role="status">
        <IconTile icon={icon} outcome={tone} />
        <h2 ref={heading} tabIndex={-1} className="sw-heading--small">
          {title}
        </h2>
        <p className="sw-soft sw-figures">
          <Phrases text={detail} />
        </p>
      </div>
      {children}
      {next ? <div className="sw-payment__actions">{next}</div> : null}
    </>
  );
}

/** The two ways on after a payment that came to nothing; null where the screen offers none. */
function TryAgain({ payment, onRetry, isRetrying, onOtherWay }: Omit<PaymentEndedProps, 'texts' | 'next'>) {
  const t = useTranslate();
  return (
    <>
      {onRetry ? (
        <Button variant="primary" isFullWidth isLoading={isRetrying} onClick={() => onRetry(payment)}>
          {t('payments.retry')}
        </Button>
      ) : null}
      {onOtherWay ? (
        <Button variant="quiet" isFullWidth onClick={() => onOtherWay(payment)}>
          {t('payments.otherWay')}
        </Button>
      ) : null}
    </>
  );
}
