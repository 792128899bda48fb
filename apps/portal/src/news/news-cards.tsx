import type { NewsItem } from '@songwai/core/news/news';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { NewDot } from '@songwai/ui/badge/new-dot';
import '@songwai/ui/card/card.css';
import '@songwai/ui/card/link-card.css';
import { Icon } from '@songwai/ui/icon/icon';
import { linkClass } from '@songwai/ui/link/link';
import { TicketCode } from '@songwai/ui/ticket/ticket';
import { ArrowRight } from 'lucide';
import { longDate } from '../legal/long-date.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { useLocalTarget } from '../shell/local-target.ts';
import { NewsCover } from './news-cover.tsx';
import { newsPath } from './news-path.ts';

interface NewsCardProps {
  readonly item: NewsItem;
}

/** The title as the link that the whole card is. */
function CardTitle({ item }: NewsCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  return (
    <>
      <a className="sw-link-card__link" {...target(newsPath(item))}>
        <Phrases text={item.title[language]} />
      </a>
      {item.isRead ? null : <NewDot label={t('news.unread')} />}
    </>
  );
}

/** The promotion on top, with its code. */
export function FeaturedCard({ item }: NewsCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { promo, audience } = item;
  return (
    <article className="sw-card sw-link-card portal-news__featured">
      <NewsCover item={item} size="large" />
      <div className="portal-news__lead">
        {audience === 'all' ? null : <Badge tone="bonus">{t(`news.audience.${audience}`)}</Badge>}
        <h2 className="sw-heading--page">
          <CardTitle item={item} />
        </h2>
        <p className="sw-lead">
          <Phrases text={item.summary[language]} />
        </p>
        {promo ? <TicketCode code={promo.code} /> : null}
        <span className={linkClass({ kind: 'standalone' })} aria-hidden="true">
          <span className="sw-link__text">{t(promo ? 'news.readAndUse' : 'news.read')}</span>
          <Icon icon={ArrowRight} size="small" />
        </span>
      </div>
    </article>
  );
}

/** One promotion among others. */
export function PromotionCard({ item }: NewsCardProps) {
  const language = useLanguage();
  return (
    <article className="sw-card sw-link-card portal-news__card">
      <NewsCover item={item} size="medium" />
      <div className="portal-news__card-text">
        <h3 className="sw-heading--small">
          <CardTitle item={item} />
        </h3>
        <p className="sw-soft">
          <Phrases text={item.summary[language]} />
        </p>
        <p className="sw-note portal-news__card-date">{longDate(item.publishedAt, language)}</p>
      </div>
    </article>
  );
}
