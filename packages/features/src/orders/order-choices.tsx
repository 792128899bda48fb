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
  readonly catalogProblem: { readonly onRetry: () => void } | null;
}

const isOffered = ({ catalog }: OrderState): boolean => catalog !== null;

/** What follows the stops: what is sent, with which vehicle, and which extras. */
export function OrderChoices({ flow, catalogProblem }: OrderChoicesProps) {
  const t = useTranslate();
  const hasCatalog = useFlow(flow.store, isOffered);
  if (catalogProblem) {
    return (
      <ErrorState title={t('order.catalogFailed')} retry={{ label: t('common.retry'), onRetry: catalogProblem.onRetry }}>
        {t('order.catalogFailedHelp')}
      </ErrorState>
    );
  }
  // What can be booked changes the height of all that follows: it comes in one piece.
  if (!hasCatalog) return <ChoicesSkeleton />;
  return (
    <>
      <ServiceSection flow={flow} />
      <VehicleSection flow={flow} />
      <ExtrasSection flow={flow} />
    </>
  );
}
