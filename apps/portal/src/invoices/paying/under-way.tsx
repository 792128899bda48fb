import { formatBaht } from '@songwai/core/basics/money';
import type { InvoicePayment } from '@songwai/core/invoices/invoice';
import type { InvoiceFlow } from '@songwai/core/invoices/paying/invoice-flow';
import { fetchPayment } from '@songwai/core/payments/calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';

interface UnderWayProps {
  readonly flow: InvoiceFlow;
  readonly payments: readonly InvoicePayment[];
}

/** Payments that wait for their bank or counter: to go on with, or to give up there. */
export function UnderWay({ flow, payments }: UnderWayProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const opening = useAction();
  const handleResume = (chargeId: string) =>
    void opening.run(async () => {
      const payment = await fetchPayment(transport, { chargeId });
      // It may have come to its end meanwhile.
      if (payment === null) flow.settle();
      else flow.resume(payment);
    });
  return (
    <Card padding="large">
      <Stack>
        {payments.map(({ id, chargeId, method, amountSatang }) => (
          <div key={id} className="portal-invoices__line">
            <div>
              <p className="sw-strong">{t(method === 'billPayment' ? 'invoice.waitingBill' : 'invoice.waitingBank')}</p>
              <p className="sw-note sw-figures">{formatBaht(amountSatang)}</p>
            </div>
            <Button isLoading={opening.isBusy} onClick={() => chargeId !== null && handleResume(chargeId)}>
              {t('invoice.resume')}
            </Button>
          </div>
        ))}
        <Problem error={opening.error} />
      </Stack>
    </Card>
  );
}
