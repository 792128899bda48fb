import type { NewsItem } from '@songwai/core/news/news';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { NewDot } from '@songwai/ui/badge/new-dot';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { List } from '@songwai/ui/list/list';
import '@songwai/ui/list/list-row.css';
import { ChevronRight } from 'lucide';
import { longDate } from '../legal/long-date.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { useLocalTarget } from '../shell/local-target.ts';
import { newsPath } from './news-path.ts';

/** A row that has its date before the title where there is room, and below it on a phone. */
function NewsRow({ item }: { readonly item: NewsItem }) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  return (
    <a className="sw-list-row__main sw-list-row__main--target portal-news__row" {...target(newsPath(item))}>
      <span className="portal-news__row-title sw-strong">
        <span>
          <Phrases text={item.title[language]} />
        </span>
        {item.isRead ? null : <NewDot label={t('news.unread')} />}
      </span>
      <span className="portal-news__row-date sw-note">{longDate(item.publishedAt, language)}</span>
      <span className="portal-news__row-topic">{item.topic ? <Badge>{t(`news.topic.${item.topic}`)}</Badge> : null}</span>
      <Icon icon={ChevronRight} size="small" className="sw-list-row__chevron" />
    </a>
  );
}

/** News as a plain list. */
export function NewsRows({ items }: { readonly items: readonly NewsItem[] }) {
  const t = useTranslate();
  return (
    <Card padding="none">
      <List
        label={t('news.latest')}
        items={items}
        loadingLabel={t('news.loading')}
        empty={null}
        renderItem={(item) => <NewsRow item={item} />}
      />
    </Card>
  );
}
