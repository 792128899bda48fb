import { formatBaht } from '@songwai/core/basics/money';
import { chosenVehicle, shownEstimate, shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import type { BreakdownLine } from '@songwai/ui/number-breakdown/number-breakdown';
import { NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';
import { X } from 'lucide';
import { useLocalName, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';

export interface PriceBreakdownProps {
  readonly flow: OrderFlow;
  readonly onClose: () => void;
}

const selectSum = (state: OrderState) => ({
  estimate: shownEstimate(state),
  netSatang: shownNetSatang(state),
  vehicle: chosenVehicle(state),
  extras: state.catalog?.extras ?? [],
});

/** The price line by line, as the gateway calculated it. */
export function PriceBreakdown({ flow, onClose }: PriceBreakdownProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const { estimate, netSatang, vehicle, extras } = useFlow(flow.store, selectSum);
  if (estimate === null || netSatang === null) return null;

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

  return (
    <NumberBreakdown
      title={t('order.breakdownTitle')}
      end={<IconButton icon={X} label={t('common.close')} onClick={onClose} />}
      lines={lines}
      total={{ label: t('order.lineTotal'), value: formatBaht(netSatang) }}
    />
  );
}
