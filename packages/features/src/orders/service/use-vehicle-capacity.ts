import type { Vehicle } from '@songwai/core/pricing/catalog';
import { useLocalName, useTranslate } from '../../shared/translate-context.tsx';

/** The vehicle's capacity in one line: "up to 20 kg · 50 × 50 × 80 cm". */
export function useVehicleCapacity(): (vehicle: Vehicle) => string {
  const t = useTranslate();
  const nameOf = useLocalName();
  return ({ maxWeightKg, maxSizeCm, note }) => {
    const weight = t('order.maxWeight', { kg: maxWeightKg.toLocaleString('en') });
    const size = maxSizeCm.length > 0 ? t('order.maxSize', { size: maxSizeCm.join(' × ') }) : nameOf(note);
    return [weight, size].filter(Boolean).join(' · ');
  };
}
