import { formatBaht } from '@songwai/core/basics/money';
import { chosenVehicle, shownEstimate } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import type { BreakdownLine } from '@songwai/ui/number-breakdown/number-breakdown';
import { useLocalName, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';

const selectSum = (state: OrderState) => ({
  estimate: shownEstimate(state),
  vehicle: chosenVehicle(state),
  extras: state.catalog?.extras ?? [],
});

/** What an order's price consists of, as the gateway calculated it; empty without a price. */
export function usePriceLines(flow: OrderFlow): readonly BreakdownLine[] {
  const t = useTranslate();
  const nameOf = useLocalName();
  const { estimate, vehicle, extras } = useFlow(flow.store, selectSum);
  if (estimate === null) return [];

  const distance = t('common.distanceKm', { km: estimate.distanceKm.toFixed(2) });
  const lines: BreakdownLine[] = [
    {
      id: 'distance',
      label: t('order.lineDistance'),
      detail: vehicle ? `${nameOf(vehicle.name)} ${distance}` : distance,
      value: formatBaht(estimate.distanceFareSatang),
    },
  ];
  if (estimate.extraStops > 0) {
    lines.push({
      id: 'stops',
      label: t('order.lineExtraStops', { count: estimate.extraStops }),
      value: formatBaht(estimate.extraStopFeeSatang),
    });
  }
  for (const { id, feeSatang } of estimate.extras) {
    const extra = extras.find((candidate) => candidate.id === id);
    const value = feeSatang === 0 ? t('order.free') : formatBaht(feeSatang);
    if (extra) lines.push({ id: `extra-${id}`, label: nameOf(extra.name), value });
  }
  if (estimate.discountSatang > 0) {
    lines.push({
      id: 'discount',
      label: t('order.lineDiscount'),
      detail: nameOf(estimate.promoDescription) || estimate.promoCode,
      value: `−${formatBaht(estimate.discountSatang)}`,
      tone: 'saving',
    });
  }
  if (estimate.freeCreditSatang > 0) {
    lines.push({
      id: 'credit',
      label: t('order.lineFreeCredit'),
      value: `−${formatBaht(estimate.freeCreditSatang)}`,
      tone: 'saving',
    });
  }
  return lines;
}
