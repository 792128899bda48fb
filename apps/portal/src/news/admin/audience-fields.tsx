import { useTranslate } from '@songwai/features/shared/translate-context';
import { DateField, TimeField } from '@songwai/ui/date-field/date-field';
import { FormSection } from '@songwai/ui/form-section/form-section';
import { Grid } from '@songwai/ui/layout/grid';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import type { NewsFormValues } from './news-form-values.ts';

interface AudienceFieldsProps {
  readonly values: NewsFormValues;
  readonly onChange: (change: Partial<NewsFormValues>) => void;
}

const audiences = ['all', 'new', 'company', 'tier'] as const;
const tiers = ['normal', 'silver', 'gold', 'platinum', 'contract'] as const;

/** Who sees it, from when and until when. */
export function AudienceFields({ values, onChange }: AudienceFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <FormSection title={t('newsAdmin.audience')} detail={t('newsAdmin.audienceHelp')}>
        <Grid>
          <SelectField
            label={t('newsAdmin.audience')}
            value={values.audience}
            onChange={(audience) => onChange({ audience })}
            options={audiences.map((value) => ({ value, label: t(`newsAdmin.audience.${value}`) }))}
          />
          {values.audience === 'tier' ? (
            <SelectField
              label={t('newsAdmin.tier')}
              value={values.tier}
              onChange={(tier) => onChange({ tier })}
              options={tiers.map((value) => ({ value, label: t(`newsAdmin.tier.${value}`) }))}
            />
          ) : null}
          {values.audience === 'new' ? (
            <TextField
              label={t('newsAdmin.newDays')}
              inputMode="numeric"
              maxLength={5}
              value={values.newCustomerDays}
              onChange={(newCustomerDays) => onChange({ newCustomerDays: newCustomerDays.replace(/\D/g, '') })}
            />
          ) : null}
        </Grid>
      </FormSection>
      <FormSection title={t('newsAdmin.time')}>
        <Grid>
          <DateField
            label={t('newsAdmin.fromDate')}
            hint={t('newsAdmin.fromHelp')}
            value={values.fromDate}
            onChange={(fromDate) => onChange({ fromDate })}
          />
          <TimeField
            label={t('newsAdmin.fromTime')}
            value={values.fromTime}
            isDisabled={values.fromDate === ''}
            onChange={(fromTime) => onChange({ fromTime })}
          />
          <DateField
            label={t('newsAdmin.untilDate')}
            hint={t('newsAdmin.untilHelp')}
            value={values.untilDate}
            onChange={(untilDate) => onChange({ untilDate })}
          />
          <TimeField
            label={t('newsAdmin.untilTime')}
            value={values.untilTime}
            isDisabled={values.untilDate === ''}
            onChange={(untilTime) => onChange({ untilTime })}
          />
        </Grid>
      </FormSection>
    </>
  );
}
