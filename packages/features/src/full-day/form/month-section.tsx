import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { allWeekdays, weekdayName, weekdayShortName } from '@songwai/core/full-day/weekdays';
import { monthlyDaysLimits } from '@songwai/core/validation/orders/monthly-days';
import { WeekdayPicker } from '@songwai/ui/weekday-picker/weekday-picker';
import { useLanguage, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { useHireProblems } from '../use-hire-problems.ts';
import { DayPicker } from './moment/day-picker.tsx';
import { StartPicker } from './moment/start-picker.tsx';
import './hire-form.css';

const selectDraft = ({ draft }: HireState) => draft;

/** Working days of a monthly hire, its first day, and when each day begins. */
export function MonthSection({ flow }: { readonly flow: HireFlow }) {
  const t = useTranslate();
  const language = useLanguage();
  const problemOf = useHireProblems(flow);
  const { weekdays, startDate, dailyStart } = useFlow(flow.store, selectDraft);
  return (
    <div className="sw-hire__section">
      <div data-field="weekdays">
        <WeekdayPicker
          label={t('hire.weekdays')}
          hint={t('hire.weekdaysHint')}
          days={allWeekdays.map((day) => ({
            day,
            name: weekdayName(day, language),
            short: weekdayShortName(day, language),
          }))}
          value={weekdays}
          onChange={(next) => flow.patch({ weekdays: next })}
          max={monthlyDaysLimits.max}
          fullText={t('hire.weekdaysFull')}
          error={problemOf('weekdays')}
        />
      </div>
      <div className="sw-hire__pair">
        <div data-field="startDate">
          <DayPicker
            label={t('hire.firstDay')}
            value={startDate}
            onChange={(next) => flow.patch({ startDate: next })}
            isFromTomorrow
            error={problemOf('startDate')}
          />
        </div>
        <div data-field="dailyStart">
          <StartPicker
            label={t('hire.dailyStart')}
            value={dailyStart}
            onChange={(next) => flow.patch({ dailyStart: next })}
            error={problemOf('dailyStart')}
          />
        </div>
      </div>
    </div>
  );
}
