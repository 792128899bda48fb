import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { LostWay } from '@songwai/ui/illustration/lost-way';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { PageProps } from '../../routes/route-entry.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { MailSwitch } from './mail-switch.tsx';
import { unsubscribeQuery } from './unsubscribe.queries.ts';
import './unsubscribe.page.css';

/** Where the link at the end of a mail leads, without signing in. Opening it changes nothing: programs that check mails open their links, too. */
export function UnsubscribePage({ params: { token = '' } }: PageProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const query = useQuery(unsubscribeQuery(usePortal().transport, token));
  return (
    <main className="portal-unsubscribe" id="main">
      <QueryFrame
        query={query}
        skeleton={
          <SkeletonGroup label={t('portal.loading')}>
            <Skeleton shape="block" height="240px" />
          </SkeletonGroup>
        }
        empty={
          <EmptyState
            drawing={<LostWay />}
            title={t('unsubscribe.unknown')}
            headingLevel={1}
            action={
              <a className={buttonClass({ variant: 'primary' })} {...target('/settings/notifications')}>
                {t('unsubscribe.settings')}
              </a>
            }
          >
            {t('unsubscribe.unknownHelp')}
          </EmptyState>
        }
        failed={(retry) => (
          <ErrorState title={t('unsubscribe.failed')} headingLevel={1} retry={{ label: t('common.retry'), onRetry: retry }}>
            {t('unsubscribe.failedHelp')}
          </ErrorState>
        )}
      >
        {(link) => <MailSwitch key={token} {...{ token, link }} />}
      </QueryFrame>
    </main>
  );
}
