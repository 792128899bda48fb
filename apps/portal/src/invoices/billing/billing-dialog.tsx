import { type ReceiptHeaderToSave, saveReceiptHeader } from '@songwai/core/invoices/receipt-header-calls';
import { lacksOffice } from '@songwai/core/validation/fields/buyer-branch';
import { BillingFields } from '@songwai/features/invoices/billing-fields';
import { emptyBilling, useBillingForm } from '@songwai/features/invoices/use-billing-form';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { useStoredForm } from '../../shell/settings/use-stored-form.ts';

interface BillingDialogProps {
  /** What is known of it; with an `id`, the saved one to change. Null adds one. */
  readonly start: ReceiptHeaderToSave | null;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

/** Adds or changes a billing address. What is typed survives a reload, for each address its own. */
export function BillingDialog({ start: given, onSaved, onClose }: BillingDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const { id, ...start } = given ?? { id: undefined, ...emptyBilling };
  const [form, setForm, forgetForm] = useStoredForm(`billing.${id ?? 'new'}`, start);
  const billing = useBillingForm(form, setForm);
  const saving = useAction();

  const handleSend = () => {
    const checked = billing.check();
    if (checked === null) return;
    return void saving.run(async () => {
      await saveReceiptHeader(transport, { ...checked, ...(id !== undefined && { id }) });
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
      title={t(id !== undefined ? 'billing.change' : 'billing.add')}
      confirmLabel={t('billing.save')}
      cancelLabel={t('billing.cancel')}
      isBusy={saving.isBusy}
      onSend={handleSend}
      onClose={handleClose}
    >
      <Problem error={saving.error} />
      {given !== null && lacksOffice(given) ? <Banner tone="info">{t('billing.officeMissing')}</Banner> : null}
      <BillingFields billing={billing} />
    </FormDialog>
  );
}
