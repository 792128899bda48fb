import { longest } from '@songwai/core/validation/field-limits';
import { taxId } from '@songwai/core/validation/fields/tax-id';
import { formatTaxId, taxIdDigits } from '@songwai/core/validation/fields/tax-id-mask';
import { OfficeFields } from '@songwai/features/shared/office-fields';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { MaskedField } from '@songwai/ui/masked-field/masked-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { type JoiningFieldsProps, useJoiningField } from './joining-fields.ts';

const officeProblems = ({ companyBranch: branch, companyPostcode: postcode }: JoiningFieldsProps['problems']) => ({
  ...(branch && { branch }),
  ...(postcode && { postcode }),
});

/** What a company's invoices and receipts need. The tick appears when the tax id's check digit is right. */
export function CompanyFields(fields: JoiningFieldsProps) {
  const t = useTranslate();
  const field = useJoiningField(fields);
  return (
    <fieldset className="portal-entry__group">
      <legend className="sw-strong">{t('joining.companyGroup')}</legend>
      <MaskedField
        label={t('joining.companyTaxId')}
        inputMode="numeric"
        autoComplete="off"
        {...field('companyTaxId')}
        parse={taxIdDigits}
        format={formatTaxId}
        validText={taxId(fields.values.companyTaxId).ok ? t('joining.usable') : undefined}
      />
      <TextField
        label={t('joining.companyName')}
        autoComplete="organization"
        {...field('companyName')}
        maxLength={longest.companyName}
      />
      <TextField
        label={t('joining.companyAddress')}
        autoComplete="street-address"
        {...field('companyAddress')}
        maxLength={longest.companyAddress}
      />
      <OfficeFields
        value={{ branch: fields.values.companyBranch, postcode: fields.values.companyPostcode }}
        onChange={({ branch, postcode }) =>
          fields.onEdit({
            ...(branch !== undefined && { companyBranch: branch }),
            ...(postcode !== undefined && { companyPostcode: postcode }),
          })
        }
        problems={officeProblems(fields.problems)}
      />
    </fieldset>
  );
}
