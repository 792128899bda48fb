import { formatBaht } from '@songwai/core/basics/money';
import type { Payment } from '@songwai/core/payments/payment';
import { PromptPayMark } from '@songwai/ui/payment-mark/promptpay-mark';
import { QrCode } from '@songwai/ui/qr-code/qr-code';
import type { ReactNode } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import type { PaymentTexts } from '../payment-texts.ts';

interface PromptPaySheetProps {
  readonly payment: Payment;
  readonly texts: PaymentTexts;
  /** Over a code that must not be scanned any more. */
  readonly cover: ReactNode;
}

/** The code on white paper in both themes, with sum and purpose inside, so that a screenshot carries them. */
export function PromptPaySheet({ payment, texts, cover }: PromptPaySheetProps) {
  const t = useTranslate();
  const amount = formatBaht(payment.amountSatang);
  return (
    <QrCode
      size="full"
      value={payment.qrPayload ?? ''}
      pictureUrl={payment.qrPayload === null ? (payment.qrImage ?? undefined) : undefined}
      label={t('payments.qrLabel', { amount })}
      head={
        <>
          <PromptPayMark name={t('payments.promptPay')} />
          <span>{t('payments.scan')}</span>
        </>
      }
      caption={
        <>
          <strong className="sw-heading--page sw-figures">{amount}</strong>
          <br />
          <span className="sw-soft sw-figures">{texts.codeNote}</span>
        </>
      }
      cover={cover}
    />
  );
}
