import type { Translate } from '@songwai/core/i18n/translate';
import type { Stop } from '@songwai/core/orders/draft/draft';

/** The stop's name: pick-up, its number on the line, or back to pick-up, as on the line and the map. */
export function stopRole(stops: readonly Stop[], index: number, t: Translate): string {
  const stop = stops[index];
  if (stop?.isReturn) return t('stops.returnStop');
  return index === 0 ? t('stops.pickUp') : t('stops.number', { number: index + 1 });
}

/** The prompt on a stop without a place. */
export function stopInvitation(index: number, t: Translate): string {
  return index === 0 ? t('stops.pickUpPlaceholder') : t('stops.dropOffPlaceholder');
}

/** The stop's place, or its name without one; used by announcements. */
export function stopName(stops: readonly Stop[], index: number, t: Translate): string {
  return stops[index]?.place?.name ?? stopRole(stops, index, t);
}
