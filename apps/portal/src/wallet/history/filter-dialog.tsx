import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { DateRangePicker } from '@songwai/ui/date-range-picker/date-range-picker';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Stack } from '@songwai/ui/layout/stack';
import { addDays, addMonths, monthOf } from '@songwai/ui/lib/calendar';
import { type ReactNode, useState } from 'react';
import { firstHistoryView, type HistoryView, isoDay } from './history-view.ts';

interface FilterDialogProps {
  readonly view: HistoryView;
  readonly onChange: (view: HistoryView) => void;
  readonly onClose: () => void;
  /** On a phone: money in, out or both. */
  readonly children: ReactNode;
}

/** Chooses the days of the history. */
export function FilterDialog({ view, onChange, onClose, children }: FilterDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const now = useClock()();
  const today = isoDay(now);
  const [range, setRange] = useState({ from: view.from, until: view.until });
  const firstOfMonth = `${monthOf(today)}-01`;
  const { from, until } = firstHistoryView(now);
  const presets = [
    { id: 'last30', label: t('wallet.last30Days'), from, until },
    { id: 'month', label: t('wallet.thisMonth'), from: firstOfMonth, until: today },
    {
      id: 'lastMonth',
      label: t('wallet.lastMonth'),
      from: `${addMonths(monthOf(today), -1)}-01`,
      until: addDays(firstOfMonth, -1),
    },
    { id: 'all', label: t('wallet.allDays'), from: '', until: '' },
  ];
  const isTurned = range.from !== '' && range.until !== '' && range.until < range.from;
  const apply = () => {
    onChange({ ...view, ...range });
    onClose();
  };

  return (
    <Dialog
      isOpen
      presentation="sheet"
      title={t('wallet.filter')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" isDisabled={isTurned} onClick={apply}>
          {t('wallet.filterApply')}
        </Button>
      }
    >
      <Stack>
        {children}
        <DateRangePicker
          label={t('wallet.days')}
          value={range}
          onChange={setRange}
          presets={presets}
          today={today}
          lang={language}
          max={today}
          texts={{
            from: t('wallet.from'),
            until: t('wallet.until'),
            presets: t('wallet.days'),
            ownDays: t('wallet.ownDays'),
            dayCount: (count) => t('wallet.dayCount', { count }),
            open: t('forms.dateOpen'),
            previousMonth: t('forms.previousMonth'),
            nextMonth: t('forms.nextMonth'),
            today: t('forms.today'),
            unreadable: t('forms.dateInvalid'),
            tooEarly: (day) => t('wallet.tooEarly', { day }),
            tooLate: (day) => t('wallet.tooLate', { day }),
          }}
        />
      </Stack>
    </Dialog>
  );
}
