import type { InvoiceFlow } from '@songwai/core/invoices/paying/invoice-flow-state';
import type { Payment } from '@songwai/core/payments/payment';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { invoicePaymentTexts } from '../../shell/paying/banking/invoice-payment-texts.ts';
import { OtherPayment } from '../../shell/paying/banking/other-payment.tsx';
import { FollowedPayment } from '../../shell/paying/followed-payment.tsx';
import { shownPayment } from './shown-payment.ts';

interface PayingDialogProps {
  readonly flow: InvoiceFlow;
  readonly number: string;
}

/** A payment that was started, until its end. Closing leaves it open; the invoice shows it. */
export function PayingDialog({ flow, number }: PayingDialogProps) {
  const t = useTranslate();
  const stage = useFlow(flow.store, (state) => state.stage);
  const givingUp = useAction();
  const payment = shownPayment(stage);
  if (payment === null) return null;
  const mayRepeat = stage.status === 'paying' && stage.mayRepeat;
  const isRepeating = stage.status === 'starting';

  // Two open payments could both be paid.
  const handleOtherWay = ({ state }: Payment) => {
    if (state !== 'pending') return flow.leave();
    return void givingUp.run(async () => {
      await flow.giveUp();
    });
  };

  return (
    <Dialog
      isOpen
      presentation="full"
      title={t('invoice.payingTitle', { number })}
      closeLabel={t('common.close')}
      isLocked={givingUp.isBusy || isRepeating}
      onClose={flow.leave}
    >
      <Problem error={givingUp.error} />
      <FollowedPayment
        payment={payment}
        texts={invoicePaymentTexts(t, payment)}
        opensBank={mayRepeat}
        onEnd={flow.settle}
        onRetry={mayRepeat || isRepeating ? () => void flow.start() : undefined}
        isRetrying={isRepeating}
        onOtherWay={handleOtherWay}
        renderOther={(props) => <OtherPayment {...props} />}
        renderNext={() => (
          <Button variant="primary" isFullWidth onClick={flow.leave}>
            {t('common.done')}
          </Button>
        )}
      />
    </Dialog>
  );
}
