import { describeCharge } from '@songwai/core/jobs/fees/charge-text';
import type { LocalText } from '../../http/language.ts';
import type { DueKind } from '../charges/tables.ts';

const price: LocalText = { th: 'ค่าส่งส่วนที่ยังไม่ได้จ่าย', en: 'The part of the price that is not paid' };

/** What an open amount is for. */
export const describeDue = (kind: DueKind): LocalText =>
  kind === 'price' ? price : describeCharge({ kind, stop: null, minutes: null });
