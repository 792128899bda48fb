import type { ReceiptHeader } from '@songwai/core/invoices/receipt-header';
import { saveReceiptHeader } from '@songwai/core/invoices/receipt-header-calls';
import { renameReceipt } from '@songwai/core/receipts/receipt-calls';
import type { TaxDocument } from '@songwai/core/tax-documents/document';
import { lacksOffice } from '@songwai/core/validation/fields/buyer-branch';
import { formatTaxId } from '@songwai/core/validation/fields/tax-id-mask';
import { BillingFields } from '@songwai/features/invoices/billing-fields';
import { emptyBilling, useBillingForm } from '@songwai/features/invoices/use-billing-form';
import { officeText } from '@songwai/features/shared/office-text';
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
  const lacking = saved.find((header) => header.id === chosen && lacksOffice(header));
  const [forms, setForms] = useState<Readonly<Record<string, ReceiptHeader>>>({});
  const form = forms[chosen] ?? lacking ?? emptyBilling;
  const setForm = (next: ReceiptHeader) => setForms({ ...forms, [chosen]: next });
  const billing = useBillingForm(form, setForm);
  const naming = useAction();

  const handleSend = () => {
    const known = saved.find(({ id }) => id === chosen);
    // A saved one that lacks what papers have to say by now is completed below the choice.
    const header = known !== undefined && !lacksOffice(known) ? known : billing.check();
    if (header === null) return;
    void naming.run(async () => {
      const kept = lacking ? await saveReceiptHeader(transport, { ...header, id: lacking.id }) : header;
      const renamed = await renameReceipt(transport, { documentId: document.id, header: kept });
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
            ...saved.map(({ id, companyName, taxNumber, branch }) => ({
              value: id,
              label: companyName,
              detail: [formatTaxId(taxNumber), officeText(t, branch)].filter(Boolean).join(' · '),
            })),
            { value: typed, label: t('receipt.another') },
          ]}
        />
      ) : null}
      {lacking ? <Banner tone="info">{t('billing.officeMissing')}</Banner> : null}
      {(chosen === typed || lacking) && !headers.isPending ? <BillingFields key={chosen} billing={billing} /> : null}
    </FormDialog>
  );
}
