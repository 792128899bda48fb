import type { InvoiceDetail } from '@songwai/core/invoices/invoice';
import { createInvoiceFlow } from '@songwai/core/invoices/paying/invoice-flow';
import { leftSatang } from '@songwai/core/invoices/paying/part-payment';
import { shownPayment } from '@songwai/core/payments/paying/paying-flow-state';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { invoicesKey } from '../../shell/menu/overdue.queries.ts';
import { usePayingFlow } from '../../shell/paying/started/use-paying-flow.ts';
import { PayingForm } from './paying-form.tsx';
import { UnderWay } from './under-way.tsx';

const loadDialog = lazyPart(() => import('./invoice-paying-dialog.tsx'), ['payments', 'errors', 'banking']);

/** Paying an invoice: what is under way, what is left, and the payment that was just started, also once nothing is left. */
export function Paying({ detail }: { readonly detail: InvoiceDetail }) {
  const { invoice, payments } = detail;
  const flow = usePayingFlow(invoicesKey, (given) => createInvoiceFlow({ ...given, invoiceId: invoice.id }));
  const stage = useFlow(flow.store, (state) => state.stage);
  const pending = payments.filter(({ state, chargeId }) => state === 'pending' && chargeId !== null);
  const isLeft = invoice.status === 'outstanding' && leftSatang(detail) > 0;
  return (
    <>
      {pending.length > 0 ? <UnderWay flow={flow} payments={pending} /> : null}
      {isLeft ? <PayingForm {...{ flow, detail }} /> : null}
      {shownPayment(stage) ? (
        <LazyView load={loadDialog} skeleton={null}>
          {({ InvoicePayingDialog }) => <InvoicePayingDialog flow={flow} number={invoice.number} />}
        </LazyView>
      ) : null}
    </>
  );
}
