import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { WrittenNews } from '@songwai/core/news/admin/news-admin-calls';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Stack } from '@songwai/ui/layout/stack';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useEffect } from 'react';
import { longDate } from '../../legal/long-date.ts';
import type { PageProps } from '../../routes/route-entry.ts';
import { NoSuchPage } from '../../shell/errors/no-such-page.tsx';
import { useLanguage } from '../../shell/language/use-language.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { writtenQuery } from './written.queries.ts';
import './news-admin.page.css';

const loadForm = lazyPart(() => import('./news-form.tsx'), ['tracking', 'errors']);

const tones = { live: 'success', planned: 'info', over: 'neutral' } as const;

function WrittenRow({ news }: { readonly news: WrittenNews }) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const { title, type, audience, from, until, state, promoCode, id } = news;
  // The end is the first moment of the next day, or one within a day.
  const last = until && new Date(until.getTime() - 1);
  const dates = [from, last].flatMap((at) => (at ? [longDate(at, language)] : [])).join(' - ');
  const facts = [t(`newsAdmin.type.${type}`), promoCode, t(`newsAdmin.audience.${audience}`), dates].filter(Boolean);
  return (
    <ListRow
      link={target(`/admin/news/${id}`)}
      title={title[language]}
      detail={facts.join(' · ')}
      trailing={
        <Badge tone={tones[state]} hasDot>
          {t(`newsAdmin.state.${state}`)}
        </Badge>
      }
    />
  );
}

/** Where administrators write news and promotions. To everybody else it is a page that does not exist. */
export function NewsAdminPage({ params }: PageProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const navigate = useLocalizedNavigate();
  const query = useInfiniteQuery(writtenQuery(transport));
  const newsId = params['newsId'] || null;
  const all = query.data ?? [];
  const news = all.find(({ id }) => id === newsId);
  const isSought = newsId !== null && newsId !== 'new' && !news && !query.isError;
  const { hasNextPage, isFetching, fetchNextPage } = query;
  // An address may be of news on a later page of the list.
  useEffect(() => {
    if (isSought && hasNextPage && !isFetching) void fetchNextPage();
  }, [isSought, hasNextPage, isFetching, fetchNextPage]);
  if (query.error instanceof GatewayError && query.error.code === 403) return <NoSuchPage />;
  if (isSought && (query.isPending || hasNextPage)) return <Skeleton shape="block" height="480px" />;
  if (newsId !== null && query.data && (news || newsId === 'new'))
    return (
      <div className="portal-news-admin">
        <LazyView load={loadForm} skeleton={<Skeleton shape="block" height="480px" />}>
          {({ NewsForm }) => <NewsForm key={newsId} news={news} />}
        </LazyView>
      </div>
    );
  if (isSought) return <NoSuchPage />;
  return (
    <div className="portal-news-admin">
      <Stack gap="large">
        <PageHeader
          title={t('newsAdmin.title')}
          actions={
            <Button variant="primary" icon={Plus} onClick={() => navigate('/admin/news/new')}>
              {t('newsAdmin.add')}
            </Button>
          }
        />
        <Card padding="none">
          <List
            label={t('newsAdmin.allNews')}
            items={all}
            status={query.isError ? 'error' : query.isPending ? 'loading' : 'ready'}
            loadingLabel={t('portal.loading')}
            empty={<EmptyState title={t('newsAdmin.empty')}>{t('newsAdmin.emptyHelp')}</EmptyState>}
            error={
              <ErrorState
                title={t('newsAdmin.failed')}
                retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }}
              />
            }
            renderItem={(item) => <WrittenRow news={item} />}
          />
        </Card>
        {query.hasNextPage ? (
          <Button isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('newsAdmin.more')}
          </Button>
        ) : null}
      </Stack>
    </div>
  );
}
