import type { HireFlow } from '@songwai/core/full-day/hire-state';
import type { Translate } from '@songwai/core/i18n/translate';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { TranslateProvider, useLanguage, useLateTexts, useTranslate } from '@songwai/features/shared/translate-context';
import { useMemo } from 'react';

const loadPicker = lazyPart(() => import('@songwai/features/orders/payment/payment-picker'), ['errors', 'order', 'stops']);

interface HirePaymentProps {
  readonly flow: HireFlow;
  readonly canPayByInvoice: boolean;
  readonly onClose: () => void;
}

/** The order's choice of payment for a hire by the day, which has no pick-up: work begins at its first place. */
export function HirePayment(props: HirePaymentProps) {
  const t = useTranslate();
  const language = useLanguage();
  const lateTexts = useLateTexts();
  const translate = useMemo<Translate>(
    () => (key, values) => (key === 'stops.pickUp' ? t('hire.workPlace') : t(key, values)),
    [t],
  );
  return (
    <TranslateProvider {...{ translate, language, lateTexts }}>
      <LazyView load={loadPicker} skeleton={null}>
        {({ PaymentPicker }) => <PaymentPicker {...props} />}
      </LazyView>
    </TranslateProvider>
  );
}
