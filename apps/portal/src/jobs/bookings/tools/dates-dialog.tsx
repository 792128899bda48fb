import { bangkokDate, bangkokYear } from '@songwai/core/basics/bangkok-time';
import { yearChoices } from '@songwai/core/jobs/booking/year-choices';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import type { DateRange } from '@songwai/ui/date-range-picker/date-range-picker';
import { DateRangePicker } from '@songwai/ui/date-range-picker/date-range-picker';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Stack } from '@songwai/ui/layout/stack';
import { addDays, addMonths, monthOf } from '@songwai/ui/lib/calendar';
import { writeYear } from '@songwai/ui/lib/calendar-words';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { useState } from 'react';
import type { BookingsView } from '../bookings-view.ts';
import type { ChangeView } from '../use-bookings-view.ts';

interface DatesDialogProps {
  readonly view: BookingsView;
  readonly change: ChangeView;
  readonly onClose: () => void;
}

const isoDay = (now: Date) => bangkokDate(now).split('/').reverse().join('-');

/** Chooses the days of the list: today, all, a range, or a whole year since 2015 (spec §9). */
export function DatesDialog({ view, change, onClose }: DatesDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const now = useClock()();
  const today = isoDay(now);
  const [range, setRange] = useState<DateRange>(
    view.mode === 'range' ? { from: view.from, until: view.until } : { from: today, until: today },
  );
  const firstOfMonth = `${monthOf(today)}-01`;
  const firstOfLast = `${addMonths(monthOf(today), -1)}-01`;
  const presets = [
    { id: 'today', label: t('bookings.today'), from: today, until: today },
    { id: 'week', label: t('bookings.lastWeek'), from: addDays(today, -6), until: today },
    {
      id: 'month',
      label: t('bookings.month'),
      from: firstOfMonth,
      until: addDays(`${addMonths(monthOf(today), 1)}-01`, -1),
    },
    { id: 'lastMonth', label: t('bookings.previousMonth'), from: firstOfLast, until: addDays(firstOfMonth, -1) },
  ];
  const years = yearChoices(now).toReversed();
  const year = years.find((one) => range.from === `${one}-01-01` && range.until === `${one}-12-31`);
  const isTurned = range.from !== '' && range.until !== '' && range.until < range.from;

  const apply = () => {
    const isToday = range.from === today && range.until === today;
    const isOpen = range.from === '' && range.until === '';
    change(isToday ? { mode: 'today', from: '', until: '' } : { mode: isOpen ? 'all' : 'range', ...range });
    onClose();
  };
  const showAll = () => {
    change({ mode: 'all', from: '', until: '' });
    onClose();
  };

  return (
    <Dialog
      isOpen
      presentation="sheet"
      title={t('bookings.dates')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={showAll}>{t('bookings.showAllDays')}</Button>
          <Button variant="primary" isDisabled={isTurned} onClick={apply}>
            {t('bookings.applyDates')}
          </Button>
        </>
      }
    >
      <Stack>
        <DateRangePicker
          label={t('bookings.dates')}
          value={range}
          onChange={setRange}
          presets={presets}
          today={today}
          lang={language}
          min="2015-01-01"
          max={`${bangkokYear(now) + 1}-12-31`}
          texts={{
            from: t('bookings.from'),
            until: t('bookings.until'),
            presets: t('bookings.ranges'),
            ownDays: t('bookings.ownDays'),
            dayCount: (count) => t('bookings.dayCount', { count }),
            open: t('bookings.chooseDate'),
            previousMonth: t('bookings.previousMonth'),
            nextMonth: t('bookings.nextMonth'),
            today: t('bookings.today'),
            unreadable: t('bookings.unreadable'),
            tooEarly: (day) => t('bookings.tooEarly', { day }),
            tooLate: (day) => t('bookings.tooLate', { day }),
          }}
        />
        <SelectField
          label={t('bookings.year')}
          value={year === undefined ? '' : String(year)}
          placeholder={t('bookings.ownDays')}
          onChange={(chosen) => setRange({ from: `${chosen}-01-01`, until: `${chosen}-12-31` })}
          options={years.map((one) => ({
            value: String(one),
            label: t('bookings.yearAll', { year: writeYear(String(one), language) }),
          }))}
        />
      </Stack>
    </Dialog>
  );
}
