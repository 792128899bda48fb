import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { WalletHistoryQuestion } from '@songwai/core/wallet/history-calls';
import { addDays } from '@songwai/ui/lib/calendar';

/** What the history shows. */
export interface HistoryView {
  readonly direction: 'all' | 'in' | 'out';
  /** YYYY-MM-DD, both included; empty: open at that end. */
  readonly from: string;
  readonly until: string;
}

export const isoToday = (now: Date): string => bangkokDate(now).split('/').reverse().join('-');

/** The last 30 days, all movements. */
export const firstHistoryView = (now: Date): HistoryView => {
  const until = isoToday(now);
  return { direction: 'all', from: addDays(until, -29), until };
};

const wireDay = (day: string): string | undefined => (day === '' ? undefined : day.split('-').reverse().join('/'));

export const historyQuestion = ({ direction, from, until }: HistoryView): Omit<WalletHistoryQuestion, 'page'> => ({
  ...(direction !== 'all' && { direction }),
  fromDate: wireDay(from),
  toDate: wireDay(until),
});
