import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { FormSection } from '@songwai/ui/form-section/form-section';
import { Grid } from '@songwai/ui/layout/grid';
import { BenefitHead } from '../tiers/benefit-head.tsx';
import type { BenefitFormValues } from './benefit-form-values.ts';

const either = (text: string, fallback: string): string => text.trim() || fallback;

/** The benefit as customers see it before they take its code, with the words of both languages. */
export function BenefitPreview({ values }: { readonly values: BenefitFormValues }) {
  const t = useTranslate();
  const { picture } = values;
  const until = values.until === '' ? '…' : values.until.split('-').reverse().join('/');
  const card = (language: 'th' | 'en', title: string, partner: string) => (
    <Card className="portal-benefit">
      <div lang={language}>
        <BenefitHead
          {...{ picture, until }}
          title={either(title, t('benefitsAdmin.previewTitle'))}
          partner={either(partner, t('benefitsAdmin.previewPartner'))}
        />
      </div>
      <div>
        <Button variant="tint" isDisabled>
          {t('tiers.take')}
        </Button>
      </div>
    </Card>
  );
  return (
    <FormSection title={t('benefitsAdmin.preview')}>
      <Grid partWidth="large">
        {card('th', values.titleTh, values.partnerTh)}
        {card('en', values.titleEn, values.partnerEn)}
      </Grid>
    </FormSection>
  );
}
