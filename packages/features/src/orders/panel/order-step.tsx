import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { LazyView } from '../../shared/lazy-view.tsx';
import { loadOrderChoices } from '../order-loaders.ts';
import { StopsSection } from '../stops/stops-section.tsx';
import type { StopSearchProps } from '../stops/use-stop-search.ts';
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
  readonly StopSearch: ComponentType<StopSearchProps>;
}

/** The wizard's first step: stops, delivery type, vehicle and extras. */
export function OrderStep(props: OrderStepProps) {
  const { flow, isShort, catalogProblem, isSearchAlone } = props;
  // Not again with each search that opens or ends.
  const choices = useMemo(
    () => (
      <LazyView load={loadOrderChoices} skeleton={<ChoicesSkeleton />} isPatient>
        {({ OrderChoices }) => <OrderChoices {...{ flow, isShort, catalogProblem }} />}
      </LazyView>
    ),
    [flow, isShort, catalogProblem],
  );
  return (
    <>
      <StopsSection {...props} hasTools={!isSearchAlone} />
      {/* Also while the search is alone, where the page's sheet hides them: taking them away and back would delay both presses. */}
      {choices}
    </>
  );
}
