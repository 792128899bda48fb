import type { InvoiceFlow } from '@songwai/core/invoices/paying/invoice-flow';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { invoicePaymentTexts } from '../../shell/paying/banking/invoice-payment-texts.ts';
import { OtherPayment } from '../../shell/paying/banking/other-payment.tsx';
import { PayingDialog } from '../../shell/paying/started/paying-dialog.tsx';

/** The payment of an invoice that was started, also at a bank or a counter. */
export function InvoicePayingDialog({ flow, number }: { readonly flow: InvoiceFlow; readonly number: string }) {
  const t = useTranslate();
  return (
    <PayingDialog
      flow={flow}
      titleOf={() => t('invoice.payingTitle', { number })}
      textsOf={(payment) => invoicePaymentTexts(t, payment)}
      renderOther={(props) => <OtherPayment {...props} />}
    />
  );
}
