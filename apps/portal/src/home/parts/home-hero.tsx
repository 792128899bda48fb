import type { PriceCheckFlow } from '@songwai/core/partners/price-check/price-check-state';
import type { HeroSearches } from '@songwai/features/partners/price-check/hero/hero-stops';
import { PriceHero } from '@songwai/features/partners/price-check/hero/price-hero';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Hero } from '@songwai/ui/site-parts/hero';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBookPrice } from '../../partners/use-book-price.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';

const loadMap = lazyPart(() => import('./hero-map.tsx'), ['map']);

/** The sentences of a title, between which a line breaks first. */
const sentences = /\S[^.]*\.?/g;

interface HomeHeroProps {
  readonly flow: PriceCheckFlow;
  readonly searches: HeroSearches;
}

/** The promise, and the price check that makes it good, over the map, which follows when all else is there. */
export function HomeHero({ flow, searches }: HomeHeroProps) {
  const t = useTranslate();
  const booking = useBookPrice(flow);
  const { data } = useQuery(startupQuery(usePortal()));
  const basePrices = useMemo(
    () => new Map((data?.catalog.vehicles ?? []).map(({ id, basePriceSatang }) => [id, basePriceSatang])),
    [data],
  );
  return (
    <Hero
      title={t('home.heroTitle')
        .match(sentences)
        ?.flatMap((sentence, index) => [
          index ? ' ' : '',
          <span key={sentence} className="sw-phrase">
            <Phrases text={sentence} />
          </span>,
        ])}
      lead={<Phrases text={t('home.heroLead')} />}
      backdrop={
        <LazyView load={loadMap} skeleton={null} isPatient isOptional>
          {({ HeroMap }) => <HeroMap flow={flow} />}
        </LazyView>
      }
    >
      <PriceHero {...{ flow, searches, booking, basePrices }} />
    </Hero>
  );
}
