import { renameReceipt } from '@songwai/core/receipts/receipt-calls';
import type { TaxDocument } from '@songwai/core/tax-documents/document';
import { formatTaxId } from '@songwai/core/validation/fields/tax-id-mask';
import { BillingFields } from '@songwai/features/invoices/billing-fields';
import { emptyBilling, useBillingForm } from '@songwai/features/invoices/use-billing-form';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { billingQuery } from '../invoices/billing/billing-settings.queries.ts';
import { Problem } from '../shell/actions/problem.tsx';
import { useAction } from '../shell/actions/use-action.ts';
import { openAlerts } from '../shell/around/open-alerts.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { FormDialog } from '../shell/settings/form-dialog.tsx';
import { receiptsKey } from './receipts.queries.ts';

interface NamingDialogProps {
  readonly document: TaxDocument;
  readonly onClose: () => void;
}

const typed = 'typed';

/** Issues a receipt in a company's name: a saved billing address, or one typed here. The one before is cancelled. */
export function NamingDialog({ document, onClose }: NamingDialogProps) {
  const t = useTranslate();
  const portal = usePortal();
  const { transport } = portal;
  const queries = useQueryClient();
  const headers = useQuery(billingQuery(transport));
  const saved = headers.data ?? [];
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? saved[0]?.id ?? typed;
  const [form, setForm] = useState(emptyBilling);
  const billing = useBillingForm(form, setForm);
  const naming = useAction();

  const handleSend = () => {
    const known = saved.find(({ id }) => id === chosen);
    const header = known ?? billing.check();
    if (header === null) return;
    void naming.run(async () => {
      const renamed = await renameReceipt(transport, { documentId: document.id, header });
      await queries.invalidateQueries({ queryKey: receiptsKey });
      const number = renamed.document?.number ?? document.number;
      portal.part(openAlerts).show({ tone: 'success', title: t('receipt.renamed', { number, name: header.companyName }) });
      onClose();
    });
  };

  return (
    <FormDialog
      title={t('receipt.named')}
      confirmLabel={t('receipt.rename')}
      cancelLabel={t('billing.cancel')}
      isBusy={naming.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <Banner tone="info">
        <Phrases text={t('receipt.renameHelp', { number: document.number })} />
      </Banner>
      <Problem error={naming.error} />
      {headers.isPending ? <Skeleton shape="block" height="120px" /> : null}
      {saved.length > 0 ? (
        <RadioCards
          label={t('receipt.choose')}
          layout="list"
          value={chosen}
          onChange={setPicked}
          options={[
            ...saved.map(({ id, companyName, taxNumber }) => ({
              value: id,
              label: companyName,
              detail: formatTaxId(taxNumber),
            })),
            { value: typed, label: t('receipt.another') },
          ]}
        />
      ) : null}
      {chosen === typed && !headers.isPending ? <BillingFields billing={billing} /> : null}
    </FormDialog>
  );
}
