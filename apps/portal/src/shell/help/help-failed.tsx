import { useTranslate } from '@songwai/features/shared/translate-context';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { SupportCallLink } from './support-call-link.tsx';

/** The chat did not load: try again, or call. */
export function HelpFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <>
      <ErrorState title={t('help.failed')} retry={{ label: t('common.retry'), onRetry }}>
        {t('help.failedHelp')}
      </ErrorState>
      <p className="portal-help__line">
        <SupportCallLink text={(phone) => t('helpline.call', { phone })} />
      </p>
    </>
  );
}
