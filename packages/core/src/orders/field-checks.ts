import { parseBangkok } from '../basics/bangkok-time.ts';
import type { Schedule } from './draft.ts';

/** Date and time must be later than now (spec §5). Null: nothing is wrong. */
export const checkSchedule = (schedule: Schedule, nowMs: number): string | null => {
  if (schedule.kind === 'now') return null;
  const moment = parseBangkok(schedule.date, schedule.time);
  if (moment === null) return 'scheduleMissing';
  return moment.getTime() > nowMs ? null : 'scheduleInPast';
};

const strip = (phone: string) => phone.replace(/[\s\-()]/g, '');

/** Mobile or landline, also with +66 (spec §5 "Contact phone"). */
export const checkContactPhone = (phone: string): string | null => {
  if (phone.trim() === '') return 'contactPhoneMissing';
  return /^(\+66|\+660|0)([689]\d{8}|[23457]\d{7})$/.test(strip(phone)) ? null : 'contactPhoneInvalid';
};

/** Must begin with 0: mobile 06, 08, 09 or landline 02 to 05, 07 (spec §5 "Confirm phone"). */
export const checkConfirmPhone = (phone: string): string | null => {
  if (phone.trim() === '') return 'confirmPhoneMissing';
  return /^0([689]\d{8}|[23457]\d{7})$/.test(strip(phone)) ? null : 'confirmPhoneInvalid';
};
