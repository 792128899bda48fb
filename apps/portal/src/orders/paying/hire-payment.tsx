import type { Translate } from '@songwai/core/i18n/translate';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { TranslateProvider, useLanguage, useLateTexts, useTranslate } from '@songwai/features/shared/translate-context';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { HirePayTerm } from './hire-pay-term.tsx';

const loadTerm = lazyPart(() => import('./hire-pay-term.tsx'), ['paying', 'errors', 'order', 'stops']);

interface HirePaymentProps extends ComponentProps<typeof HirePayTerm> {
  /** Shown until it is loaded. */
  readonly children: ReactNode;
}

/** The order's ways to pay for a hire by the day, which has no pick-up: work begins at its first place. */
export function HirePayment({ children, ...props }: HirePaymentProps) {
  const t = useTranslate();
  const language = useLanguage();
  const lateTexts = useLateTexts();
  const translate = useMemo<Translate>(
    () => (key, values) => (key === 'stops.pickUp' ? t('hire.workPlace') : t(key, values)),
    [t],
  );
  return (
    <TranslateProvider {...{ translate, language, lateTexts }}>
      <LazyView load={loadTerm} skeleton={children}>
        {({ HirePayTerm: Loaded }) => <Loaded {...props} />}
      </LazyView>
    </TranslateProvider>
  );
}
