import type { PriceCheckFlow } from '@songwai/core/partners/price-check/price-check-state';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { PriceCheckView } from '@songwai/features/partners/price-check/price-check-view';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Brand } from '../brand.tsx';
import '../styles/late-styles.css';
import './price-check-card.css';

interface PriceCheckCardProps {
  readonly flow: PriceCheckFlow;
  readonly search: PlaceSearch;
  readonly gatewayOrigin: string;
  readonly onBook: () => boolean;
}

/** The price check's content around the shared view. */
export function PriceCheckCard({ flow, search, gatewayOrigin, onBook }: PriceCheckCardProps) {
  const t = useTranslate();
  const orderForm = `${gatewayOrigin}${useLanguage() === 'en' ? '/en' : ''}/neworder`;
  return (
    <section className="sw-price-card" aria-label={t('prices.title')}>
      <PriceCheckView
        {...{ flow, search }}
        brand={<Brand />}
        booking={{ href: (query) => (query ? `${orderForm}?${query}` : orderForm), isNewWindow: true, onBook }}
      />
    </section>
  );
}
