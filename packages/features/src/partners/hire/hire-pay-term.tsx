import type { Translate } from '@songwai/core/i18n/translate';
import { useMemo } from 'react';
import { PayTerm, type PayTermProps } from '../../orders/paying/pay-term.tsx';
import { TranslateProvider, useLanguage, useLateTexts, useTranslate } from '../../shared/translate-context.tsx';

/** How a hire is paid: an order's ways, but a hire has no pick-up, for work begins at its first place. */
export function HirePayTerm(props: PayTermProps) {
  const t = useTranslate();
  const language = useLanguage();
  const lateTexts = useLateTexts();
  const translate = useMemo<Translate>(
    () => (key, values) => {
      if (key === 'stops.pickUp') return t('hire.workPlace');
      if (key === 'order.payCashAt' && values?.['stop'] === t('hire.workPlace')) return t('hire.payAtWork');
      return t(key, values);
    },
    [t],
  );
  return (
    <TranslateProvider {...{ translate, language, lateTexts }}>
      <PayTerm {...props} />
    </TranslateProvider>
  );
}
