import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { EmptyInbox } from '@songwai/ui/illustration/empty-inbox';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { LocalLink } from '../shell/local-link.tsx';

/** The shapes of a promotion on top and of three below it. */
export function NewsSkeleton() {
  return (
    <SkeletonGroup label={useTranslate()('news.loading')}>
      <div className="portal-news__parts">
        <Card>
          <Skeleton shape="block" height="300px" />
        </Card>
        <div className="portal-news__cards">
          {['first', 'second', 'third'].map((id) => (
            <Card key={id}>
              <Skeleton shape="block" height="160px" />
              <Skeleton width="70%" />
              <Skeleton width="90%" />
            </Card>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}

/** Nothing to read: how to hear of what comes. */
export function NoNews({ isNews }: { readonly isNews: boolean }) {
  const t = useTranslate();
  return (
    <Card>
      <EmptyState
        drawing={<EmptyInbox />}
        title={t(isNews ? 'news.emptyNews' : 'news.empty')}
        headingLevel={2}
        action={
          <LocalLink kind="standalone" to="/settings/privacy">
            {t('news.emptyAction')}
          </LocalLink>
        }
      >
        <Phrases text={t('news.emptyHelp')} />
      </EmptyState>
    </Card>
  );
}

/** The gateway did not answer. */
export function NewsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Card>
      <ErrorState title={t('news.failed')} headingLevel={2} retry={{ label: t('common.retry'), onRetry }}>
        <Phrases text={t('news.failedHelp')} />
      </ErrorState>
    </Card>
  );
}
