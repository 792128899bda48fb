import type { Translate } from '@songwai/core/i18n/translate';
import type { Stop } from '@songwai/core/orders/draft/draft';

/** What a stop is called: the pick-up, its number on the line, the way back; so that word, line and map agree. */
export function stopRole(stops: readonly Stop[], index: number, t: Translate): string {
  const stop = stops[index];
  if (stop?.isReturn) return t('stops.returnStop');
  return index === 0 ? t('stops.pickUp') : t('stops.number', { number: index + 1 });
}

/** The invitation on a stop that has no place yet. */
export function stopInvitation(index: number, t: Translate): string {
  return index === 0 ? t('stops.pickUpPlaceholder') : t('stops.dropOffPlaceholder');
}

/** The stop's place, or its role while it has none: what announcements call it. */
export function stopName(stops: readonly Stop[], index: number, t: Translate): string {
  return stops[index]?.place?.name ?? stopRole(stops, index, t);
}
