import type { Translate } from '@songwai/core/i18n/translate';
import type { Stop } from '@songwai/core/orders/draft';

/** What a stop is on its way: the pick-up, the only drop-off, the third stop, the way back. */
export function stopRole(stops: readonly Stop[], index: number, t: Translate): string {
  const stop = stops[index];
  if (stop?.isReturn) return t('stops.returnStop');
  if (index === 0) return t('stops.pickUp');
  const dropOffs = stops.filter((other, place) => place > 0 && !other.isReturn).length;
  return dropOffs > 1 ? t('stops.dropOffNumber', { number: index + 1 }) : t('stops.dropOff');
}

/** The invitation on a stop that has no place yet. */
export function stopInvitation(index: number, t: Translate): string {
  return index === 0 ? t('stops.pickUpPlaceholder') : t('stops.dropOffPlaceholder');
}

/** The stop's place, or its role while it has none: what announcements call it. */
export function stopName(stops: readonly Stop[], index: number, t: Translate): string {
  return stops[index]?.place?.name ?? stopRole(stops, index, t);
}
