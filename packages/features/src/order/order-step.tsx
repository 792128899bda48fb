import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { useTranslate } from '../shared/translate-context.tsx';
import { ExtrasSection } from './extras-section.tsx';
import { ServiceSection } from './service-section.tsx';
import { StopsSection } from './stops-section.tsx';
import { VehicleSection } from './vehicle-section.tsx';

export interface OrderStepProps {
  readonly flow: OrderFlow;
  readonly search: PlaceSearch;
  readonly catalogProblem: { readonly onRetry: () => void } | null;
  /** The search has the narrow screen to itself. */
  readonly isSearchAlone: boolean;
  readonly isCompact: boolean;
  readonly pinKey: string | null;
  readonly onPin: (stopKey: string) => void;
  readonly onPreview: (place: Place | null) => void;
}

/** The wizard's first step: where, what, with which vehicle and which extras. */
export function OrderStep({ flow, search, catalogProblem, isSearchAlone, isCompact, pinKey, onPin, onPreview }: OrderStepProps) {
  const t = useTranslate();
  return (
    <>
      <StopsSection {...{ flow, search, pinKey, onPin, onPreview }} hasTools={!isSearchAlone} />
      {catalogProblem ? (
        <ErrorState title={t('order.catalogFailed')} retry={{ label: t('common.retry'), onRetry: catalogProblem.onRetry }}>
          {t('order.catalogFailedHelp')}
        </ErrorState>
      ) : isSearchAlone ? null : (
        <>
          <ServiceSection flow={flow} />
          <VehicleSection {...{ flow, isCompact }} />
          <ExtrasSection flow={flow} />
        </>
      )}
    </>
  );
}
