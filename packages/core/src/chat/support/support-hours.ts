import { addDays, addMinutes, startOfBangkokDay } from '../../basics/bangkok-time.ts';
import { supportFromHour } from '../chat-limits.ts';

/** When people answer in support rooms: every day from 06:00 until midnight in Bangkok (decisions). */
export interface SupportHours {
  readonly isOpen: boolean;
  /** Null while it is open; otherwise the next 06:00, which is on the same day, since it closes at midnight. */
  readonly opensAt: Date | null;
}

export const supportHoursAt = (now: Date): SupportHours => {
  const opensAt = addMinutes(startOfBangkokDay(now), supportFromHour * 60);
  const isOpen = now >= opensAt && now < addDays(startOfBangkokDay(now), 1);
  return { isOpen, opensAt: isOpen ? null : opensAt };
};
