import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';

interface SignOnNoticeProps {
  /** Attributes that the page has not set; none where it has said who is booking, and was refused. */
  readonly missing: readonly string[];
}

/** The partner's page could not say who is booking. */
export function SignOnNotice({ missing }: SignOnNoticeProps) {
  const t = useTranslate();
  if (missing.length > 0) {
    return (
      <Banner tone="danger" title={t('order.signOnMissing')}>
        {t('order.signOnMissingHelp', { names: missing.join(', ') })}
      </Banner>
    );
  }
  return (
    <Banner tone="warn" title={t('order.signOnFailed')}>
      {t('order.signOnFailedHelp')}
    </Banner>
  );
}
