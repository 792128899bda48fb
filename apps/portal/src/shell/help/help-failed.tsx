import { supportCall } from '@songwai/core/validation/phones/support-call';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Link } from '@songwai/ui/link/link';
import { Phone } from 'lucide';
import { useSupportHours } from './use-support-hours.ts';

/** The chat did not load: try again, or call. */
export function HelpFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  const { phone } = useSupportHours();
  return (
    <>
      <ErrorState title={t('help.failed')} retry={{ label: t('common.retry'), onRetry }}>
        {t('help.failedHelp')}
      </ErrorState>
      {phone ? (
        <p className="portal-help__line">
          <Link kind="standalone" icon={Phone} href={supportCall(phone).href}>
            {t('helpline.call', { phone: supportCall(phone).shown })}
          </Link>
        </p>
      ) : null}
    </>
  );
}
