import type { NewsItem } from '@songwai/core/news/news';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../routes/use-address.ts';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { QueryFrame } from '../shell/query-frame.tsx';
import { newsQuery, readerOf } from './news.queries.ts';
import { FeaturedCard, PromotionCard } from './news-cards.tsx';
import { NewsFailed, NewsSkeleton, NoNews } from './news-faces.tsx';
import { NewsRows } from './news-rows.tsx';
import './news.page.css';

type Shown = 'all' | 'promotions' | 'news';

const pathOf: Readonly<Record<Shown, string>> = { all: '/news', promotions: '/promotions', news: '/news?tab=news' };

/** A promotion with a code comes first: it is what most come for. */
const featuredOf = (promotions: readonly NewsItem[]): NewsItem | undefined =>
  promotions.find(({ promo }) => promo !== null) ?? promotions[0];

function NewsParts({ items, shown }: { readonly items: readonly NewsItem[]; readonly shown: Shown }) {
  const t = useTranslate();
  const promotions = shown === 'news' ? [] : items.filter(({ type }) => type === 'promotion');
  const news = items.filter(({ type }) => type === 'news');
  const featured = featuredOf(promotions);
  const others = promotions.filter((item) => item !== featured);
  if (!featured && news.length === 0) return <NoNews isNews={shown === 'news'} />;
  return (
    <div className="portal-news__parts">
      {featured ? <FeaturedCard item={featured} /> : null}
      {others.length > 0 ? (
        <section className="portal-news__part" aria-labelledby="news-now">
          <h2 className="sw-heading" id="news-now">
            {t('news.now')}
          </h2>
          <div className="portal-news__cards">
            {others.map((item) => (
              <PromotionCard key={item.id} item={item} />
            ))}
          </div>
        </section>
      ) : null}
      {news.length > 0 ? (
        <section className="portal-news__part" aria-labelledby="news-latest">
          <h2 className="sw-heading" id="news-latest">
            {t('news.latest')}
          </h2>
          <NewsRows items={news} />
        </section>
      ) : null}
    </div>
  );
}

function NewsList({ shown }: { readonly shown: Shown }) {
  const t = useTranslate();
  const navigate = useLocalizedNavigate();
  const { transport, session } = usePortal();
  const reader = useFlow(session.store, readerOf);
  const query = useQuery(newsQuery(transport, { reader, onlyPromotions: shown === 'promotions' }));
  return (
    <main id="main" className="portal-news">
      <div className="portal-news__top">
        <h1 className="sw-heading--lead">
          <Phrases text={t(shown === 'promotions' ? 'news.promotionsTitle' : 'news.title')} />
        </h1>
        <ChoiceChips<Shown>
          label={t('news.show')}
          value={shown}
          onChange={(next) => navigate(pathOf[next])}
          options={(['all', 'promotions', 'news'] as const).map((value) => ({ value, label: t(`news.${value}`) }))}
        />
      </div>
      <QueryFrame query={query} skeleton={<NewsSkeleton />} failed={(retry) => <NewsFailed onRetry={retry} />}>
        {(items) => <NewsParts {...{ items, shown }} />}
      </QueryFrame>
    </main>
  );
}

/** News and promotions (spec §2 "news"). */
export function NewsPage() {
  const { search } = useAddress();
  return <NewsList shown={new URLSearchParams(search).get('tab') === 'news' ? 'news' : 'all'} />;
}

/** Promotions alone (spec §2 "promotions"). */
export function PromotionsPage() {
  return <NewsList shown="promotions" />;
}
