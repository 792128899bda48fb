import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';

/** The partner's page could not say who is booking. */
export function SignOnNotice() {
  const t = useTranslate();
  return (
    <Banner tone="warn" title={t('order.signOnFailed')}>
      {t('order.signOnFailedHelp')}
    </Banner>
  );
}
