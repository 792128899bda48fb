import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import type { ReactNode } from 'react';
import { LazyView } from '../../shared/lazy-view.tsx';
import { loadOrderChoices } from '../order-loaders.ts';
import { StopsSection } from '../stops/stops-section.tsx';
import { ChoicesSkeleton } from './order-skeleton.tsx';

export interface OrderStepProps {
  readonly flow: OrderFlow;
  readonly search: PlaceSearch;
  /** Asks for the vehicle alone: the page around the form knows the rest. */
  readonly isShort: boolean;
  readonly catalogProblem?: { readonly onRetry: () => void } | null | undefined;
  /** The search fills the narrow screen. */
  readonly isSearchAlone: boolean;
  readonly pinKey: string | null;
  readonly onPin: (stopKey: string) => void;
  readonly onPreview: (place: Place | null) => void;
  readonly tools?: ReactNode;
}

/** The wizard's first step: stops, delivery type, vehicle and extras. */
export function OrderStep(props: OrderStepProps) {
  return (
    <>
      <StopsSection {...props} hasTools={!props.isSearchAlone} />
      {/* Also while the search is alone, where the page's sheet hides them: taking them away and back would delay both presses. */}
      <LazyView load={loadOrderChoices} skeleton={<ChoicesSkeleton />} isPatient>
        {({ OrderChoices }) => <OrderChoices {...props} />}
      </LazyView>
    </>
  );
}
