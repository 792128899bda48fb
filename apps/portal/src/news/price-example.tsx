import { formatBaht } from '@songwai/core/basics/money';
import type { NewsExample } from '@songwai/core/news/news';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';

/** What a code makes of the price of a ride: below its ticket. */
export function PriceExample({ example }: { readonly example: NewsExample }) {
  const t = useTranslate();
  const localName = useLocalName();
  return (
    <p className="sw-note sw-figures portal-article__example">
      {t('news.example', { vehicle: localName(example.vehicle), km: example.distanceKm.toFixed(2) })}{' '}
      <s>{formatBaht(example.normalSatang)}</s>{' '}
      <strong className="sw-strong">{t('news.exampleNet', { price: formatBaht(example.netSatang) })}</strong>
    </p>
  );
}
