import type { InvoiceFlow } from '@songwai/core/invoices/paying/invoice-flow-state';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';

/** Why the last press came to nothing, and whether another one is safe. */
export function PayProblem({ flow }: { readonly flow: InvoiceFlow }) {
  const t = useTranslate();
  const error = useFlow(flow.store, ({ stage }) => (stage.status === 'choosing' ? stage.error : null));
  if (error === null) return null;
  return (
    <Banner tone="danger" title={error.code === 409 ? t('invoice.paying') : gatewayErrorText(error, t)}>
      {t(error.isTransient ? 'invoice.unanswered' : 'invoice.notCharged')}
    </Banner>
  );
}
