import type { JobReceipt } from '@songwai/core/jobs/receipts/receipt-from-wire';
import { type EndAdding, ReceiptChoice } from '@songwai/features/invoices/receipt-choice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BillingDialog } from '../../invoices/billing/billing-dialog.tsx';
import { billingQuery } from '../../invoices/billing/billing-settings.queries.ts';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { useUser } from '../../shell/session/use-user.ts';

/** The receipt of a signed-in customer's order, with the billing addresses of the account. */
export function OwnReceipt({ companyReceipt }: { readonly companyReceipt: JobReceipt | null }) {
  const { transport, part } = usePortal();
  const queries = useQueryClient();
  const user = useUser();
  const saved = useQuery({ ...billingQuery(transport), enabled: user !== null });
  if (user === null) return null;

  const handleSaved = async (onEnd: EndAdding) => {
    // The last one that was changed comes first.
    const [newest] = await queries.fetchQuery({ ...billingQuery(transport), staleTime: 0 });
    onEnd(newest);
  };
  return (
    <ReceiptChoice
      flow={part(openOrder)}
      headers={saved.data ?? []}
      isLoading={saved.isPending}
      hasFailed={saved.isError}
      companyReceipt={companyReceipt}
      renderAdding={(onEnd, start) => (
        <BillingDialog start={start ?? null} onSaved={() => void handleSaved(onEnd)} onClose={() => onEnd()} />
      )}
    />
  );
}
