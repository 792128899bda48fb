import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { DateField, TimeField } from '@songwai/ui/date-field/date-field';
import { Icon } from '@songwai/ui/icon/icon';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { CalendarClock, Clock } from 'lucide';
import { useState } from 'react';
import { useClock } from '../shared/clock-context.tsx';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { PickerSheet } from './picker-sheet.tsx';
import type { ScheduleFault } from './schedule-options.ts';
import { checkSchedule, fromFieldDate, scheduleLimits, suggestSchedule } from './schedule-options.ts';

export interface SchedulePickerProps {
  readonly flow: OrderFlow;
  readonly onClose: () => void;
}

const selectSchedule = ({ draft }: OrderState) => ({ schedule: draft.schedule, tab: draft.tab });

/** When the driver comes: at once or at a time of the customer's own; next day within its tour. */
export function SchedulePicker({ flow, onClose }: SchedulePickerProps) {
  const t = useTranslate();
  const clock = useClock();
  const { schedule, tab } = useFlow(flow.store, selectSchedule);
  const isNextDay = tab === 3;
  const [kind, setKind] = useState<'now' | 'later'>(isNextDay ? 'later' : schedule.kind);
  const [chosen, setChosen] = useState(() => suggestSchedule(schedule, tab, clock()));
  const [fault, setFault] = useState<ScheduleFault | null>(null);
  const limits = scheduleLimits(tab, clock());

  const handleDone = () => {
    if (kind === 'now') flow.setSchedule({ kind: 'now' });
    else {
      const found = checkSchedule(chosen, tab, clock());
      setFault(found);
      if (found) return;
      flow.setSchedule({ kind: 'later', date: fromFieldDate(chosen.date), time: chosen.time });
    }
    onClose();
  };

  const faultTexts: Readonly<Record<ScheduleFault, string>> = {
    missing: t('order.whenMissing'),
    past: t('order.whenPast'),
    closedDay: t('order.whenClosedDay'),
    closedHour: t('order.whenClosedHour'),
  };
  const isTimeFault = fault === 'closedHour' || fault === 'past';

  return (
    <PickerSheet title={t('order.whenTitle')} onDone={handleDone} onClose={onClose}>
      {isNextDay ? (
        <p className="sw-order__picker-note">{t('order.whenNextDayRule')}</p>
      ) : (
        <RadioCards
          label={t('order.whenTitle')}
          layout="list"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'now', label: t('order.whenNow'), detail: t('order.whenNowDetail'), drawing: <Icon icon={Clock} /> },
            { value: 'later', label: t('order.whenLater'), drawing: <Icon icon={CalendarClock} /> },
          ]}
        />
      )}
      {kind === 'later' ? (
        <div className="sw-order__moment">
          <DateField
            label={t('order.whenDate')}
            value={chosen.date}
            min={limits.minDate}
            max={limits.maxDate}
            onChange={(date) => setChosen({ ...chosen, date })}
            error={fault && !isTimeFault ? faultTexts[fault] : undefined}
          />
          <TimeField
            label={t('order.whenTime')}
            value={chosen.time}
            min={limits.minTime}
            max={limits.maxTime}
            onChange={(time) => setChosen({ ...chosen, time })}
            error={fault && isTimeFault ? faultTexts[fault] : undefined}
          />
        </div>
      ) : null}
    </PickerSheet>
  );
}
