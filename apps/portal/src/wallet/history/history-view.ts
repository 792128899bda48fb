import { addDays, bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { WalletHistoryQuestion } from '@songwai/core/wallet/history-calls';

/** What the history shows. */
export interface HistoryView {
  readonly direction: 'all' | 'in' | 'out';
  /** YYYY-MM-DD, both included; empty: open at that end. */
  readonly from: string;
  readonly until: string;
}

/** A day in Bangkok as YYYY-MM-DD. */
export const isoDay = (instant: Date): string => bangkokDate(instant).split('/').reverse().join('-');

/** The last 30 days, all movements. */
export const firstHistoryView = (now: Date): HistoryView => ({
  direction: 'all',
  from: isoDay(addDays(now, -29)),
  until: isoDay(now),
});

/** DD/MM/YYYY; empty for an open end. */
export const plainDay = (day: string): string => day.split('-').reverse().join('/');

export const historyQuestion = ({ direction, from, until }: HistoryView): Omit<WalletHistoryQuestion, 'page'> => ({
  ...(direction !== 'all' && { direction }),
  ...(from !== '' && { fromDate: plainDay(from) }),
  ...(until !== '' && { toDate: plainDay(until) }),
});
