import type { InvoiceDetail } from '@songwai/core/invoices/invoice';
import { leftSatang } from '@songwai/core/invoices/paying/part-payment';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { PayingForm } from './paying-form.tsx';
import { shownPayment } from './shown-payment.ts';
import { UnderWay } from './under-way.tsx';
import { useInvoiceFlow } from './use-invoice-flow.ts';

const loadDialog = lazyPart(() => import('./paying-dialog.tsx'), ['payments', 'errors', 'banking']);

/** Paying an invoice: what is under way, what is left, and the payment that was just started, also once nothing is left. */
export function Paying({ detail }: { readonly detail: InvoiceDetail }) {
  const flow = useInvoiceFlow(detail);
  const stage = useFlow(flow.store, (state) => state.stage);
  const { invoice, payments } = detail;
  const pending = payments.filter(({ state, chargeId }) => state === 'pending' && chargeId !== null);
  const isLeft = invoice.status === 'outstanding' && leftSatang(detail) > 0;
  return (
    <>
      {pending.length > 0 ? <UnderWay flow={flow} payments={pending} /> : null}
      {isLeft ? <PayingForm {...{ flow, detail }} /> : null}
      {shownPayment(stage) ? (
        <LazyView load={loadDialog} skeleton={null}>
          {({ PayingDialog }) => <PayingDialog flow={flow} number={invoice.number} />}
        </LazyView>
      ) : null}
    </>
  );
}
