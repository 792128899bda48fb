import { createOwnPriceCheck } from '@songwai/core/partners/price-check/own-price-check';
import type { PriceCheckFlow } from '@songwai/core/partners/price-check/price-check-state';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { HeroSearches } from '@songwai/features/partners/price-check/hero/hero-stops';
import { useEffect, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';

/** The price check of the page, as long as it is open. */
export const usePriceCheck = (): { readonly flow: PriceCheckFlow; readonly searches: HeroSearches } => {
  const { transport } = usePortal();
  const [check] = useState(() => {
    const searches: HeroSearches = [createPlaceSearch({ transport }), createPlaceSearch({ transport })];
    return { flow: createOwnPriceCheck({ transport }), searches };
  });
  useEffect(() => {
    check.flow.begin();
    return () => {
      check.flow.dispose();
      for (const search of check.searches) search.dispose();
    };
  }, [check]);
  return check;
};
