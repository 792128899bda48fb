import { formatBaht } from '@songwai/core/basics/money';
import { extrasForVehicle } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import type { ExtraService } from '@songwai/core/pricing/catalog';
import { Chip, ChipRow } from '@songwai/ui/chip/chip';
import { useLocalName, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { OrderSection } from '../panel/order-section.tsx';

const selectExtras = (state: OrderState) => ({
  extras: state.catalog ? extrasForVehicle(state.catalog, state.draft.vehicleId) : [],
  chosenIds: state.draft.extraIds,
});

/**
 * Extras as chips with their fees, in baht or as a share of the fare. A chip's text stays the same when chosen, so that it never
 * changes its size under the finger; the sum is in the price breakdown.
 */
export function ExtrasSection({ flow }: { readonly flow: OrderFlow }) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const { extras, chosenIds } = useFlow(flow.store, selectExtras);
  if (extras.length === 0) return null;

  const feeOf = (extra: ExtraService) => {
    if (extra.kind !== 'fixed') return `+${extra.percent}%`;
    return extra.feeSatang === 0 ? t('order.free') : formatBaht(extra.feeSatang);
  };

  return (
    <OrderSection title={t('order.extrasTitle')}>
      <ChipRow label={t('order.extrasTitle')}>
        {extras.map((extra) => (
          <Chip
            key={extra.id}
            label={nameOf(extra.name)}
            detail={feeOf(extra)}
            isSelected={chosenIds.includes(extra.id)}
            onToggle={() => flow.toggleExtra(extra.id)}
          />
        ))}
      </ChipRow>
    </OrderSection>
  );
}
