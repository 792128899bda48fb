import { formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { DriverGender } from '@songwai/core/full-day/full-day';
import { fullDayDaysLimits } from '@songwai/core/full-day/full-day-rules';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { Card } from '@songwai/ui/card/card';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { addDays, moveByMonths } from '@songwai/ui/lib/calendar';
import { NumberStepper } from '@songwai/ui/number-stepper/number-stepper';
import { useLanguage, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { fromFieldDate, toFieldDate } from './moment/field-date.ts';
import './hire-form.css';

const selectDraft = ({ draft }: HireState) => draft;

const mostDrivers = 20;
const mostMonths = 24;

/** How many drivers, for how many days or months, and of which gender. */
export function CountsSection({ flow }: { readonly flow: HireFlow }) {
  const t = useTranslate();
  const language = useLanguage();
  const draft = useFlow(flow.store, selectDraft);
  const isMonthly = draft.hours === 3;
  const firstDay = toFieldDate(draft.startDate);
  const lastDay = parseBangkok(draft.startDate) && parseBangkok(fromFieldDate(addDays(moveByMonths(firstDay, draft.months), -1)));
  const steps = (name: string) => ({ increase: t('hire.more', { name }), decrease: t('hire.fewer', { name }) });

  const drivers = (
    <div data-field="driverCount">
      <NumberStepper
        label={t('hire.drivers')}
        detail={t(isMonthly ? 'hire.driversMonth' : 'hire.driversHelp')}
        value={draft.driverCount}
        min={1}
        max={mostDrivers}
        onChange={(driverCount) => flow.patch({ driverCount })}
        texts={steps(t('hire.drivers'))}
      />
    </div>
  );
  return (
    <Card className="sw-hire__counts">
      {isMonthly ? (
        <NumberStepper
          label={t('hire.months')}
          detail={lastDay ? t('hire.monthsUntil', { date: formatLongDate(lastDay, language) }) : undefined}
          value={draft.months}
          min={1}
          max={mostMonths}
          onChange={(months) => flow.patch({ months })}
          texts={steps(t('hire.months'))}
        />
      ) : null}
      {drivers}
      {isMonthly ? null : (
        <div data-field="days">
          <NumberStepper
            label={t('hire.days')}
            detail={t('hire.daysHelp')}
            value={draft.days}
            min={fullDayDaysLimits.min}
            max={fullDayDaysLimits.max}
            onChange={(days) => flow.patch({ days })}
            texts={steps(t('hire.days'))}
          />
        </div>
      )}
      <div>
        <p className="sw-hire__label">{t('hire.gender')}</p>
        <ChoiceChips<DriverGender>
          label={t('hire.gender')}
          value={draft.driverGender}
          onChange={(driverGender) => flow.patch({ driverGender })}
          options={[
            { value: 'N', label: t('hire.genderN') },
            { value: 'M', label: t('hire.genderM') },
            { value: 'F', label: t('hire.genderF') },
          ]}
        />
      </div>
    </Card>
  );
}
