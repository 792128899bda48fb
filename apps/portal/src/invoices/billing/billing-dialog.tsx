import type { SavedReceiptHeader } from '@songwai/core/invoices/receipt-header';
import { saveReceiptHeader } from '@songwai/core/invoices/receipt-header-calls';
import { checkReceiptHeader } from '@songwai/core/invoices/receipt-header-form';
import { formatTaxId, taxIdDigits } from '@songwai/core/validation/fields/tax-id-mask';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { MaskedField } from '@songwai/ui/masked-field/masked-field';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useRef, useState } from 'react';
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

const emptyForm = { companyName: '', address: '', taxNumber: '' };
/** From the first field to the last, for the focus. */
const fieldOrder = ['taxNumber', 'companyName', 'address'] as const;

/** Adds or changes a billing address. What is typed survives a reload, for each address its own. */
export function BillingDialog({ saved, onSaved, onClose }: BillingDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const start = saved ? { companyName: saved.companyName, address: saved.address, taxNumber: saved.taxNumber } : emptyForm;
  const [form, setForm, forgetForm] = useStoredForm(`billing.${saved?.id ?? 'new'}`, start);
  const [wasSent, setWasSent] = useState(false);
  const saving = useAction();
  const fields = {
    taxNumber: useRef<HTMLInputElement>(null),
    companyName: useRef<HTMLInputElement>(null),
    address: useRef<HTMLTextAreaElement>(null),
  };
  const checked = checkReceiptHeader(form);
  const problems = wasSent && !checked.ok ? checked.error : {};
  const errorOf = (name: keyof typeof form) => problems[name] && ruleText(t, problems[name]);

  const handleSend = () => {
    setWasSent(true);
    if (!checked.ok) {
      const first = fieldOrder.find((name) => checked.error[name]);
      return first && fields[first].current?.focus();
    }
    return void saving.run(async () => {
      await saveReceiptHeader(transport, { ...checked.value, ...(saved && { id: saved.id }) });
      forgetForm();
      onSaved(checked.value.companyName);
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
      <MaskedField
        ref={fields.taxNumber}
        label={t('billing.taxId')}
        value={form.taxNumber}
        onChange={(taxNumber) => setForm({ ...form, taxNumber })}
        parse={taxIdDigits}
        format={formatTaxId}
        error={errorOf('taxNumber')}
        inputMode="numeric"
        isRequired
      />
      <TextField
        ref={fields.companyName}
        label={t('billing.companyName')}
        value={form.companyName}
        onChange={(companyName) => setForm({ ...form, companyName })}
        error={errorOf('companyName')}
        autoComplete="organization"
        maxLength={200}
        isRequired
      />
      <TextArea
        ref={fields.address}
        label={t('billing.address')}
        hint={t('billing.addressHelp')}
        value={form.address}
        onChange={(address) => setForm({ ...form, address })}
        error={errorOf('address')}
        autoComplete="street-address"
        maxLength={500}
        isRequired
      />
    </FormDialog>
  );
}
