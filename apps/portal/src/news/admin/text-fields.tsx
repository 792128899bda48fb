import { longestNewsSummary, longestNewsTitle } from '@songwai/core/news/news-limits';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { FormSection } from '@songwai/ui/form-section/form-section';
import { Grid } from '@songwai/ui/layout/grid';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { BodyField } from './body-field.tsx';
import type { NewsFormValues } from './news-form-values.ts';

interface TextFieldsProps {
  readonly values: NewsFormValues;
  readonly onChange: (change: Partial<NewsFormValues>) => void;
}

const topics = ['feature', 'service', 'notice'] as const;

/** What it is, and its words in both languages. */
export function TextFields({ values, onChange }: TextFieldsProps) {
  const t = useTranslate();
  const { type, title, summary, body, topic, promoCode } = values;
  return (
    <FormSection title={t('newsAdmin.texts')}>
      <ChoiceChips
        label={t('newsAdmin.type')}
        value={type}
        onChange={(chosen) => onChange({ type: chosen })}
        options={(['news', 'promotion'] as const).map((value) => ({ value, label: t(`newsAdmin.type.${value}`) }))}
      />
      {type === 'news' ? (
        <SelectField
          label={t('newsAdmin.topic')}
          value={topic ?? 'none'}
          onChange={(chosen) => onChange({ topic: chosen === 'none' ? null : chosen })}
          options={[
            { value: 'none' as const, label: t('newsAdmin.noTopic') },
            ...topics.map((value) => ({ value, label: t(`news.topic.${value}`) })),
          ]}
        />
      ) : (
        <TextField
          label={t('newsAdmin.promoCode')}
          hint={t('newsAdmin.promoHelp')}
          value={promoCode}
          maxLength={20}
          autoCapitalize="characters"
          onChange={(typed) => onChange({ promoCode: typed })}
        />
      )}
      <Grid>
        <TextField
          label={t('newsAdmin.titleTh')}
          value={title.th}
          maxLength={longestNewsTitle}
          onChange={(th) => onChange({ title: { ...title, th } })}
        />
        <TextField
          label={t('newsAdmin.titleEn')}
          value={title.en}
          maxLength={longestNewsTitle}
          onChange={(en) => onChange({ title: { ...title, en } })}
        />
        <TextField
          label={t('newsAdmin.summaryTh')}
          value={summary.th}
          maxLength={longestNewsSummary}
          onChange={(th) => onChange({ summary: { ...summary, th } })}
        />
        <TextField
          label={t('newsAdmin.summaryEn')}
          value={summary.en}
          maxLength={longestNewsSummary}
          onChange={(en) => onChange({ summary: { ...summary, en } })}
        />
      </Grid>
      <BodyField label={t('newsAdmin.bodyTh')} value={body.th} onChange={(th) => onChange({ body: { ...body, th } })} />
      <BodyField label={t('newsAdmin.bodyEn')} value={body.en} onChange={(en) => onChange({ body: { ...body, en } })} />
    </FormSection>
  );
}
