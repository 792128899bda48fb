import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { NewsArticle } from '@songwai/core/news/news';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { Icon } from '@songwai/ui/icon/icon';
import { ProseHtml } from '@songwai/ui/prose/prose-html';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { longDate } from '../legal/long-date.ts';
import type { PageProps } from '../routes/route-entry.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { LocalLink } from '../shell/local-link.tsx';
import { usePortal } from '../shell/portal-context.tsx';
import { QueryFrame } from '../shell/query-frame.tsx';
import { StructuredData } from '../site/structured-data.tsx';
import { articleQuery, type NewsReaderId, readerOf } from './news.queries.ts';
import { NewsCover } from './news-cover.tsx';
import { NewsFailed } from './news-faces.tsx';
import { PriceExample } from './price-example.tsx';
import { PromoTicket } from './promo-ticket.tsx';
import { useArticleTitle } from './use-article-title.ts';
import { useReadMark } from './use-read-mark.ts';
import './article.page.css';

function ArticleSkeleton() {
  return (
    <SkeletonGroup label={useTranslate()('news.loading')}>
      <div className="portal-article__text">
        <Skeleton width="70%" height="34px" />
        <Skeleton width="40%" />
        <Skeleton shape="block" height="280px" />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
    </SkeletonGroup>
  );
}

/** There is none, or it is for others. */
function NoArticle() {
  const t = useTranslate();
  return (
    <Card>
      <EmptyState
        title={t('news.gone')}
        headingLevel={1}
        action={
          <LocalLink kind="standalone" to="/news">
            {t('news.back')}
          </LocalLink>
        }
      >
        <Phrases text={t('news.goneHelp')} />
      </EmptyState>
    </Card>
  );
}

function Article({ article, reader }: { readonly article: NewsArticle; readonly reader: NewsReaderId }) {
  const t = useTranslate();
  const language = useLanguage();
  const { title, summary, publishedAt, until, promo, html, audience, topic } = article;
  useReadMark(article, reader);
  useArticleTitle(title[language]);
  const facts = [
    audience === 'all' ? null : t(`news.audience.${audience}`),
    topic && t(`news.topic.${topic}`),
    longDate(publishedAt, language),
    // The end is the first moment of the next day, or one within a day.
    until && t('news.until', { date: longDate(new Date(until.getTime() - 1), language) }),
  ].filter(Boolean);
  const data = {
    '@type': 'NewsArticle',
    headline: title[language],
    description: summary[language],
    datePublished: publishedAt.toISOString(),
  };
  return (
    <article className="portal-article__columns">
      <div className="portal-article__top">
        <h1 className="sw-heading--lead">
          <Phrases text={title[language]} />
        </h1>
        <p className="sw-soft">{facts.join(' · ')}</p>
        <NewsCover item={article} size="large" />
      </div>
      {promo ? (
        <div className="portal-article__ticket">
          <PromoTicket promo={promo} />
          {article.example ? <PriceExample example={article.example} /> : null}
        </div>
      ) : null}
      <div className="portal-article__text">
        <p className="sw-lead">
          <Phrases text={summary[language]} />
        </p>
        <ProseHtml html={html[language]} />
      </div>
      <StructuredData data={data} />
    </article>
  );
}

/** An article, of a promotion with its code (spec §2 "news, promotions"). */
export function ArticlePage({ params }: PageProps) {
  const t = useTranslate();
  const { transport, session } = usePortal();
  const reader = useFlow(session.store, readerOf);
  const query = useQuery(articleQuery(transport, { reader, id: params['newsId'] ?? '' }));
  const isGone = query.error instanceof GatewayError && [400, 404].includes(query.error.code);
  return (
    <main id="main" className="portal-article">
      <nav className="portal-article__back" aria-label={t('news.back')}>
        <LocalLink kind="standalone" to="/news">
          <Icon icon={ArrowLeft} size="small" /> {t('news.back')}
        </LocalLink>
      </nav>
      {isGone ? (
        <NoArticle />
      ) : (
        <QueryFrame query={query} skeleton={<ArticleSkeleton />} failed={(retry) => <NewsFailed onRetry={retry} />}>
          {(article) => <Article {...{ article, reader }} />}
        </QueryFrame>
      )}
    </main>
  );
}
