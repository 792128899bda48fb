import { earnedTiers } from '@songwai/core/rewards/tiers';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { DateField } from '@songwai/ui/date-field/date-field';
import { FormSection } from '@songwai/ui/form-section/form-section';
import { Grid } from '@songwai/ui/layout/grid';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { TextField } from '@songwai/ui/text-field/text-field';
import { Coffee, Gift, PackageOpen, Printer } from 'lucide';
import { type BenefitFormValues, codesOf } from './benefit-form-values.ts';

const pictures = [
  { value: 'gift', icon: Gift },
  { value: 'parcel', icon: PackageOpen },
  { value: 'cup', icon: Coffee },
  { value: 'printer', icon: Printer },
] as const;
const longestText = 120;

interface BenefitFieldsProps {
  readonly values: BenefitFormValues;
  readonly onChange: (values: BenefitFormValues) => void;
}

/** What the benefit is, in both languages. */
export function BenefitWords({ values, onChange }: BenefitFieldsProps) {
  const t = useTranslate();
  const field = (name: 'titleTh' | 'titleEn' | 'partnerTh' | 'partnerEn') => (
    <TextField
      label={t(`benefitsAdmin.${name}`)}
      value={values[name]}
      maxLength={longestText}
      onChange={(typed) => onChange({ ...values, [name]: typed })}
    />
  );
  return (
    <FormSection title={t('benefitsAdmin.words')}>
      <Grid>
        {field('titleTh')}
        {field('titleEn')}
        {field('partnerTh')}
        {field('partnerEn')}
      </Grid>
      <ChoiceChips
        label={t('benefitsAdmin.picture')}
        value={values.picture}
        onChange={(picture) => onChange({ ...values, picture })}
        options={pictures.map(({ value, icon }) => ({ value, icon, label: t(`benefitsAdmin.picture.${value}`) }))}
      />
    </FormSection>
  );
}

interface BenefitOfferProps extends BenefitFieldsProps {
  /** Codes that it has, and how many of them are taken; null for a new one. */
  readonly counts: { readonly codes: number; readonly taken: number } | null;
}

/** Who gets it, from when and until when, and its codes. */
export function BenefitOffer({ values, onChange, counts }: BenefitOfferProps) {
  const t = useTranslate();
  const count = codesOf(values.codes).length;
  const had = counts === null ? '' : t('benefitsAdmin.taken', counts);
  return (
    <>
      <FormSection title={t('benefitsAdmin.offer')} detail={t('benefitsAdmin.offerHelp')}>
        <Grid>
          <SelectField
            label={t('benefitsAdmin.leastTier')}
            value={values.leastTier}
            onChange={(leastTier) => onChange({ ...values, leastTier })}
            options={earnedTiers.map((value) => ({ value, label: t('benefitsAdmin.fromTier', { tier: t(`tiers.${value}`) }) }))}
          />
          <DateField label={t('benefitsAdmin.from')} value={values.from} onChange={(from) => onChange({ ...values, from })} />
          <DateField
            label={t('benefitsAdmin.until')}
            value={values.until}
            min={values.from || undefined}
            onChange={(until) => onChange({ ...values, until })}
          />
        </Grid>
      </FormSection>
      <FormSection title={t('benefitsAdmin.codes')} detail={[t('benefitsAdmin.codesHelp'), had].filter(Boolean).join(' ')}>
        <TextArea
          label={t(counts === null ? 'benefitsAdmin.newCodes' : 'benefitsAdmin.moreCodes')}
          hint={count === 0 ? t('benefitsAdmin.codesHint') : t('benefitsAdmin.codeCount', { count })}
          rows={5}
          value={values.codes}
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(codes) => onChange({ ...values, codes })}
        />
      </FormSection>
    </>
  );
}
