import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { Translate } from '@songwai/core/i18n/translate';
import { shownEstimate, shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderState } from '@songwai/core/orders/order-state';

/** What the shorter of the two orders saves. */
export interface Saving {
  readonly fromKm: number;
  readonly toKm: number;
  /** Null before a vehicle is chosen. */
  readonly satang: Satang | null;
}

/** Null where there is no other order, or one of the two prices is on its way. */
export function savingOf(state: OrderState): Saving | null {
  const { shortest, estimate } = state;
  if (shortest?.status !== 'on' && shortest?.status !== 'offered') return null;
  const { other } = shortest;
  const shown = shownEstimate(state);
  if (!other || !shown || estimate.status !== 'ready') return null;
  const net = shownNetSatang(state);
  const [from, to] = shortest.status === 'on' ? [other, shown] : [shown, other];
  const saved = net === null || other.netSatang === null ? null : Math.abs(other.netSatang - net);
  return { fromKm: from.distanceKm, toKm: to.distanceKm, satang: saved };
}

const priceText = (satang: Satang | null, t: Translate): string =>
  satang === null ? '' : satang === 0 ? t('sorting.shortSamePrice') : t('sorting.shortSaves', { price: formatBaht(satang) });

/** "7.60 km shorter · saves ฿57" */
export const savingText = ({ fromKm, toKm, satang }: Saving, t: Translate): string =>
  [t('sorting.shortKm', { km: (fromKm - toKm).toFixed(2) }), priceText(satang, t)].filter(Boolean).join(' · ');

/** "31.20 → 23.60 km · saves ฿57" */
export const savedText = ({ fromKm, toKm, satang }: Saving, t: Translate): string =>
  [t('sorting.shortFrom', { from: fromKm.toFixed(2), to: toKm.toFixed(2) }), priceText(satang, t)].filter(Boolean).join(' · ');
