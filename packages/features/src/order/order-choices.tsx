import type { OrderFlow } from '@songwai/core/orders/order-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { useTranslate } from '../shared/translate-context.tsx';
import { ExtrasSection } from './extras-section.tsx';
import { ServiceSection } from './service-section.tsx';
import { VehicleSection } from './vehicle-section.tsx';

export interface OrderChoicesProps {
  readonly flow: OrderFlow;
  readonly catalogProblem: { readonly onRetry: () => void } | null;
}

/** What follows the stops: what is sent, with which vehicle, and which extras. */
export function OrderChoices({ flow, catalogProblem }: OrderChoicesProps) {
  const t = useTranslate();
  if (catalogProblem) {
    return (
      <ErrorState title={t('order.catalogFailed')} retry={{ label: t('common.retry'), onRetry: catalogProblem.onRetry }}>
        {t('order.catalogFailedHelp')}
      </ErrorState>
    );
  }
  return (
    <>
      <ServiceSection flow={flow} />
      <VehicleSection flow={flow} />
      <ExtrasSection flow={flow} />
    </>
  );
}
