import type { SavedReceiptHeader } from '@songwai/core/invoices/receipt-header';
import { saveReceiptHeader } from '@songwai/core/invoices/receipt-header-calls';
import { BillingFields } from '@songwai/features/invoices/billing-fields';
import { emptyBilling, useBillingForm } from '@songwai/features/invoices/use-billing-form';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { useStoredForm } from '../../shell/settings/use-stored-form.ts';

interface BillingDialogProps {
  /** The one to change; null adds one. */
  readonly saved: SavedReceiptHeader | null;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

/** Adds or changes a billing address. What is typed survives a reload, for each address its own. */
export function BillingDialog({ saved, onSaved, onClose }: BillingDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const start = saved ? { companyName: saved.companyName, address: saved.address, taxNumber: saved.taxNumber } : emptyBilling;
  const [form, setForm, forgetForm] = useStoredForm(`billing.${saved?.id ?? 'new'}`, start);
  const billing = useBillingForm(form, setForm);
  const saving = useAction();

  const handleSend = () => {
    const checked = billing.check();
    if (checked === null) return;
    return void saving.run(async () => {
      await saveReceiptHeader(transport, { ...checked, ...(saved && { id: saved.id }) });
      forgetForm();
      onSaved(checked.companyName);
    });
  };
  const handleClose = () => {
    forgetForm();
    onClose();
  };

  return (
    <FormDialog
      title={t(saved ? 'billing.change' : 'billing.add')}
      confirmLabel={t('billing.save')}
      cancelLabel={t('billing.cancel')}
      isBusy={saving.isBusy}
      onSend={handleSend}
      onClose={handleClose}
    >
      <Problem error={saving.error} />
      <BillingFields billing={billing} />
    </FormDialog>
  );
}
