import { taxId } from '@songwai/core/validation/fields/tax-id';
import { formatTaxId, taxIdDigits } from '@songwai/core/validation/fields/tax-id-mask';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { MaskedField } from '@songwai/ui/masked-field/masked-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { type JoiningFieldsProps, useJoiningField } from './joining-fields.ts';

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
      <TextField label={t('joining.companyName')} autoComplete="organization" {...field('companyName')} maxLength={200} />
      <TextField label={t('joining.companyAddress')} autoComplete="street-address" {...field('companyAddress')} maxLength={500} />
    </fieldset>
  );
}
