import type { SignOnState } from '@songwai/core/partners/sign-on/sign-on-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { Icon } from '@songwai/ui/icon/icon';
import { Link2Off, RefreshCw } from 'lucide';
import { Link } from 'wouter';
import { localizedPath } from '../routes/localized-path.ts';
import { useLanguage } from '../shell/language/use-language.ts';

interface SignOnFailedProps {
  readonly failure: Extract<SignOnState, { readonly status: 'failed' }>;
  readonly onRetry: () => void;
}

/** Why the guest is not signed in, what to do, and the code that the partner's developer needs. */
export function SignOnFailed({ failure, onRetry }: SignOnFailedProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { text, reason, canRetry } = failure;
  return (
    <div role="alert">
      <EmptyState
        drawing={
          <span className="sw-empty__mark">
            <Icon icon={Link2Off} />
          </span>
        }
        title={text}
        headingLevel={1}
        action={
          <div className="portal-sign-on__ways">
            {canRetry ? (
              <Button variant="primary" icon={RefreshCw} onClick={onRetry}>
                {t('common.retry')}
              </Button>
            ) : null}
            <Link href={localizedPath(language, '/login')} className={buttonClass({})}>
              {t('signon.signIn')}
            </Link>
            <Link href={localizedPath(language, '/neworder')} className={buttonClass({ variant: 'quiet' })}>
              {t('signon.book')}
            </Link>
          </div>
        }
      >
        <p>{t(canRetry ? 'signon.retryHelp' : 'signon.failedHelp')}</p>
        <p className="sw-note">{t('signon.reason', { reason })}</p>
      </EmptyState>
    </div>
  );
}
