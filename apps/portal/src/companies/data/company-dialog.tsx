import { updateProfile } from '@songwai/core/profile/profile-calls';
import { longest } from '@songwai/core/validation/field-limits';
import { formatTaxId, taxIdDigits } from '@songwai/core/validation/fields/tax-id-mask';
import { focusBranch, OfficeFields } from '@songwai/features/shared/office-fields';
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
  /** The rest is verified and stays: only the office is asked for. */
  readonly isOfficeOnly?: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The company's data before it is verified; a personal account becomes a company's with it. */
export function CompanyDialog({ user, isOfficeOnly = false, onSaved, onClose }: CompanyDialogProps) {
  const t = useTranslate();
  const portal = usePortal();
  const [form, setForm, forgetForm] = useStoredForm('company', companyFormOf(user));
  const [wasSent, setWasSent] = useState(false);
  const saving = useAction();
  const fields = {
    taxId: useRef<HTMLInputElement>(null),
    name: useRef<HTMLInputElement>(null),
    address: useRef<HTMLTextAreaElement>(null),
    branch: useRef<HTMLDivElement>(null),
    postcode: useRef<HTMLInputElement>(null),
  };
  const checked = checkCompany(form);
  const problems = wasSent && !checked.ok ? checked.error : {};
  const errorOf = (name: keyof CompanyForm) => problems[name] && ruleText(t, problems[name]);

  const handleSend = () => {
    setWasSent(true);
    if (!checked.ok) {
      const first = (['taxId', 'name', 'address', 'branch', 'postcode'] as const).find((name) => checked.error[name]);
      if (first === 'branch') return focusBranch(fields.branch.current);
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
      {isOfficeOnly ? null : (
        <>
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
            maxLength={longest.companyName}
            isRequired
          />
          <TextArea
            ref={fields.address}
            label={t('company.address')}
            value={form.address}
            onChange={(address) => setForm({ ...form, address })}
            error={errorOf('address')}
            autoComplete="street-address"
            maxLength={longest.companyAddress}
            isRequired
          />
        </>
      )}
      <OfficeFields
        value={form}
        onChange={(change) => setForm({ ...form, ...change })}
        problems={problems}
        branchRef={fields.branch}
        postcodeRef={fields.postcode}
      />
    </FormDialog>
  );
}
