import { bahtFromSatang, formatBaht } from '@songwai/core/basics/money';
import type { WeekOfSpend } from '@songwai/core/jobs/lists/summary-calls';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { BarChart } from '@songwai/ui/bar-chart/bar-chart';
import { writeDayRange } from '@songwai/ui/lib/calendar-words';

interface SpendChartProps {
  readonly weeks: readonly WeekOfSpend[];
  readonly onChoose: (week: WeekOfSpend) => void;
}

/** `1,500`, and `12.5K` where the whole sum would not fit beside the bars. */
const wholeSum = new Intl.NumberFormat('en');
const shortSum = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

const isoOf = (day: string) => day.split('/').reverse().join('-');
const shortOf = (day: string) => day.split('/').slice(0, 2).map(Number).join('/');

/** What jobs cost by week, from zero, this week in marigold; a bar shows the jobs of its week. */
export function SpendChart({ weeks, onChoose }: SpendChartProps) {
  const t = useTranslate();
  const language = useLanguage();
  const last = weeks.at(-1);
  return (
    <BarChart
      label={t('bookings.spendBars')}
      bars={weeks.map(({ fromDate, toDate, amountSatang }) => ({
        id: fromDate,
        label: fromDate === last?.fromDate ? t('bookings.spendThis') : shortOf(fromDate),
        name: writeDayRange(isoOf(fromDate), isoOf(toDate), language),
        value: bahtFromSatang(amountSatang),
      }))}
      format={(baht) => formatBaht(Math.round(baht * 100))}
      formatAxis={(baht) => (baht >= 10_000 ? shortSum : wholeSum).format(baht)}
      highlightedId={last?.fromDate}
      onChoose={(id) => {
        const week = weeks.find(({ fromDate }) => fromDate === id);
        if (week) onChoose(week);
      }}
      empty={<p className="sw-note sw-soft">{t('bookings.spendEmpty')}</p>}
      texts={{
        nameHeader: t('bookings.spendWeek'),
        valueHeader: t('bookings.spendValue'),
        showTable: t('bookings.spendTable'),
        instructions: t('bookings.spendKeys'),
        loading: t('portal.loading'),
      }}
    />
  );
}
