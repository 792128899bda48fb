import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { ChoicesSkeleton } from './panel/order-skeleton.tsx';
import { ExtrasSection } from './service/extras-section.tsx';
import { ServiceSection } from './service/service-section.tsx';
import { VehicleSection } from './service/vehicle-section.tsx';

export interface OrderChoicesProps {
  readonly flow: OrderFlow;
  /** The vehicle alone. */
  readonly isShort: boolean;
  readonly catalogProblem?: { readonly onRetry: () => void } | null | undefined;
}

const isOffered = ({ catalog }: OrderState): boolean => catalog !== null;

/** The choices after the stops: delivery type, vehicle and extras. */
export function OrderChoices({ flow, isShort, catalogProblem }: OrderChoicesProps) {
  const t = useTranslate();
  const hasCatalog = useFlow(flow.store, isOffered);
  if (catalogProblem) {
    return (
      <ErrorState title={t('order.catalogFailed')} retry={{ label: t('common.retry'), onRetry: catalogProblem.onRetry }}>
        {t('order.catalogFailedHelp')}
      </ErrorState>
    );
  }
  // The catalogue changes the height of everything below it, so all of it appears at once.
  if (!hasCatalog) return <ChoicesSkeleton />;
  return (
    <>
      {isShort ? null : <ServiceSection flow={flow} />}
      <VehicleSection flow={flow} />
      {isShort ? null : <ExtrasSection flow={flow} />}
    </>
  );
}
