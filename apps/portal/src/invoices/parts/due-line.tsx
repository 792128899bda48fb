import type { Invoice } from '@songwai/core/invoices/invoice';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { LineTrack, type TrackPoint } from '@songwai/ui/line-track/line-track';
import { dueDays } from './due-points.ts';
import { shortDate } from './month-name.ts';

/** The days of an invoice, lying: issued, today with the days left, due. Dots are days that have not gone. */
export function DueLine({ invoice }: { readonly invoice: Pick<Invoice, 'billDate' | 'dueDate'> }) {
  const t = useTranslate();
  const { today, left, todayAt, dueAt } = dueDays(invoice, useClock()());
  const issued: TrackPoint = {
    id: 'issued',
    at: 0,
    state: 'done',
    title: shortDate(invoice.billDate),
    detail: t('invoices.issued'),
  };
  const due: TrackPoint = {
    id: 'due',
    at: dueAt,
    state: left > 0 ? 'todo' : 'done',
    title: shortDate(invoice.dueDate),
    detail: t('invoices.due'),
  };
  const now: TrackPoint = {
    id: 'today',
    at: todayAt,
    state: 'focus',
    number: Math.abs(left),
    title: left > 0 ? t('invoices.dueLeft', { count: left }) : t('invoices.dueLate', { count: -left }),
    detail: t('invoices.today', { date: shortDate(today) }),
  };
  // On the first day and on the last one today and that day are one point.
  const points =
    left === 0
      ? [issued, { ...due, state: 'focus' as const, detail: t('invoices.dueToday') }]
      : todayAt === 0
        ? [{ ...now, detail: `${t('invoices.issued')} ${shortDate(today)}` }, due]
        : left > 0
          ? [issued, now, due]
          : [issued, due, now];
  return <LineTrack label={t('invoices.dueLine')} points={points} reached={todayAt} rest="dotted" />;
}
