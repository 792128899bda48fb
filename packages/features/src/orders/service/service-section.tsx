import type { DeliveryType } from '@songwai/core/orders/draft/draft';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { Chip, ChipRow } from '@songwai/ui/chip/chip';
import { useLocalName, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { problemTexts } from '../order-problems.ts';
import { FieldProblem } from '../panel/field-problem.tsx';
import { OrderSection } from '../panel/order-section.tsx';

const selectServices = ({ catalog, draft, problems }: OrderState) => ({
  services: catalog?.services ?? [],
  chosen: draft.service,
  problems,
});

const isDeliveryType = (id: number): id is DeliveryType => id === 1 || id === 2 || id === 3;

/** What is sent: a document, a parcel, food. */
export function ServiceSection({ flow }: { readonly flow: OrderFlow }) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const { services, chosen, problems } = useFlow(flow.store, selectServices);
  return (
    <OrderSection title={t('order.serviceTitle')} field="service">
      <ChipRow label={t('order.serviceTitle')} layout="wrap">
        {services.map(({ id, name }) => (
          <Chip
            key={id}
            label={nameOf(name)}
            isSelected={id === chosen}
            onToggle={() => isDeliveryType(id) && flow.patch({ service: id })}
          />
        ))}
      </ChipRow>
      <FieldProblem text={problemTexts(problems, t)('service')} />
    </OrderSection>
  );
}
