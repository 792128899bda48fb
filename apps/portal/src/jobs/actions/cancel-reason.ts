import type { TextKey } from '@songwai/core/i18n/text-keys';

/** What a customer may say about a cancellation; optional. */
export type CancelReason = 'notReady' | 'wrongAddress' | 'tooSlow' | 'changedMind' | 'other';

export const cancelReasons: readonly { readonly value: CancelReason; readonly text: TextKey<'actions'> }[] = [
  { value: 'notReady', text: 'actions.reasonNotReady' },
  { value: 'wrongAddress', text: 'actions.reasonWrongAddress' },
  { value: 'tooSlow', text: 'actions.reasonTooSlow' },
  { value: 'changedMind', text: 'actions.reasonChangedMind' },
  { value: 'other', text: 'actions.reasonOther' },
];

/** In English in any language, because administrators and partners read it. */
const wireReasons: Readonly<Record<CancelReason, string>> = {
  notReady: 'goods not ready',
  wrongAddress: 'wrong address',
  tooSlow: 'waited too long',
  changedMind: 'changed mind',
  other: 'other',
};

/** `cancelReason` on the wire: 'customer cancel' (spec §4), with the reason if one was chosen. */
export const wireReason = (reason: CancelReason | ''): string =>
  reason === '' ? 'customer cancel' : `customer cancel: ${wireReasons[reason]}`;
