import { updateProfile } from '@songwai/core/profile/profile-calls';
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
import { refreshUser } from '../../shell/session/use-user.ts';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { useStoredForm } from '../../shell/settings/use-stored-form.ts';
import { type CompanyAccount, type CompanyForm, checkCompany, companyFormOf } from './company-form.ts';

interface CompanyDialogProps {
  readonly user: CompanyAccount;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The company's data before it is verified; a personal account becomes a company's with it. */
export function CompanyDialog({ user, onSaved, onClose }: CompanyDialogProps) {
  const t = useTranslate();
  const portal = usePortal();
  const [form, setForm, forgetForm] = useStoredForm('company', companyFormOf(user));
  const [wasSent, setWasSent] = useState(false);
  const saving = useAction();
  const fields = {
    taxId: useRef<HTMLInputElement>(null),
    name: useRef<HTMLInputElement>(null),
    address: useRef<HTMLTextAreaElement>(null),
  };
  const checked = checkCompany(form);
  const problems = wasSent && !checked.ok ? checked.error : {};
  const errorOf = (name: keyof CompanyForm) => problems[name] && ruleText(t, problems[name]);

  const handleSend = () => {
    setWasSent(true);
    if (!checked.ok) {
      const first = (['taxId', 'name', 'address'] as const).find((name) => checked.error[name]);
      return first && fields[first].current?.focus();
    }
    return void saving.run(async () => {
      await updateProfile(portal.transport, { kind: 'company', company: checked.value });
      forgetForm();
      // The data is saved even if it cannot be read again now; the next start reads it.
      await refreshUser(portal).catch(portal.onError);
      onSaved();
    });
  };

  return (
    <FormDialog
      title={t(user.kind === 'company' ? 'company.data' : 'company.personToCompany')}
      confirmLabel={t('company.save')}
      cancelLabel={t('company.cancel')}
      isBusy={saving.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <Problem error={saving.error} />
      <MaskedField
        ref={fields.taxId}
        label={t('company.taxId')}
        value={form.taxId}
        onChange={(taxId) => setForm({ ...form, taxId })}
        parse={taxIdDigits}
        format={formatTaxId}
        error={errorOf('taxId')}
        inputMode="numeric"
        isRequired
      />
      <TextField
        ref={fields.name}
        label={t('company.name')}
        value={form.name}
        onChange={(name) => setForm({ ...form, name })}
        error={errorOf('name')}
        autoComplete="organization"
        maxLength={200}
        isRequired
      />
      <TextArea
        ref={fields.address}
        label={t('company.address')}
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
