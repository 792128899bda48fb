import { longest } from '@songwai/core/validation/field-limits';
import { formatTaxId, taxIdDigits } from '@songwai/core/validation/fields/tax-id-mask';
import { MaskedField } from '@songwai/ui/masked-field/masked-field';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { TextField } from '@songwai/ui/text-field/text-field';
import { OfficeFields } from '../shared/office-fields.tsx';
import { useTranslate } from '../shared/translate-context.tsx';
import type { BillingDraft } from './use-billing-form.ts';

/** The addressee of receipts: tax id, name, address, and which of its offices. */
export function BillingFields({ billing }: { readonly billing: BillingDraft }) {
  const t = useTranslate();
  const { form, change, errorOf, refs } = billing;
  return (
    <>
      <MaskedField
        ref={refs.taxNumber}
        label={t('billing.taxId')}
        value={form.taxNumber}
        onChange={(taxNumber) => change({ taxNumber })}
        parse={taxIdDigits}
        format={formatTaxId}
        error={errorOf('taxNumber')}
        inputMode="numeric"
        isRequired
      />
      <TextField
        ref={refs.companyName}
        label={t('billing.companyName')}
        value={form.companyName}
        onChange={(companyName) => change({ companyName })}
        error={errorOf('companyName')}
        autoComplete="organization"
        maxLength={longest.companyName}
        isRequired
      />
      <TextArea
        ref={refs.address}
        label={t('billing.address')}
        hint={t('billing.addressHelp')}
        value={form.address}
        onChange={(address) => change({ address })}
        error={errorOf('address')}
        autoComplete="street-address"
        maxLength={longest.companyAddress}
        isRequired
      />
      <OfficeFields
        value={form}
        onChange={change}
        problems={billing.problems}
        branchRef={refs.branch}
        postcodeRef={refs.postcode}
      />
    </>
  );
}
