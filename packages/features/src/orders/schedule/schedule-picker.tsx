import { expressTask, nextDayTask } from '@songwai/core/basics/wire-numbers';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { PickUpProblem } from '@songwai/core/jobs/booking/pick-up-window';
import type { Schedule } from '@songwai/core/orders/draft/draft';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { checkSchedule } from '@songwai/core/orders/rules/schedule-rule';
import { Icon } from '@songwai/ui/icon/icon';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { CalendarClock, CarFront, Clock, Sunrise } from 'lucide';
import type { ComponentType } from 'react';
import { useContext, useState } from 'react';
import { useClock } from '../../shared/clock-context.tsx';
import { Phrases } from '../../shared/phrases.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { PickerSheet } from '../panel/picker-sheet.tsx';
import { ShellPartsContext } from '../shell-parts-context.tsx';
import type { MomentFieldsProps } from './moment-fields.tsx';
import { MomentFields } from './moment-fields.tsx';
import { fromFieldDate, scheduleLimits, suggestSchedule } from './schedule-options.ts';

export interface SchedulePickerProps {
  readonly flow: OrderFlow;
  readonly onClose: () => void;
  /** Fields for day and time; by default the device's own. */
  readonly moment?: ComponentType<MomentFieldsProps> | undefined;
}

const selectSchedule = ({ draft }: OrderState) => ({ schedule: draft.schedule, tab: draft.tab });

/** Choice of the pick-up time: now, at a chosen time, or the next day within its window, which is a service of its own. A hire by the day, where the shell has it, begins here, too. */
export function SchedulePicker({ flow, onClose, moment: Fields = MomentFields }: SchedulePickerProps) {
  const t = useTranslate();
  const clock = useClock();
  const { schedule, tab } = useFlow(flow.store, selectSchedule);
  const { onFullDay } = useContext(ShellPartsContext);
  const [kind, setKind] = useState<Schedule['kind'] | 'nextDay' | 'fullDay'>(tab === nextDayTask ? 'nextDay' : schedule.kind);
  const [chosen, setChosen] = useState(() => suggestSchedule(schedule, tab, clock()));
  const [problem, setProblem] = useState<PickUpProblem | null>(null);
  const isNextDay = kind === 'nextDay';
  const chosenTab = isNextDay ? nextDayTask : expressTask;
  const limits = scheduleLimits(chosenTab, clock());

  const handleKind = (next: typeof kind) => {
    setKind(next);
    setProblem(null);
    // What was chosen for one of them is outside the window of the other.
    if (isNextDay || next === 'nextDay')
      setChosen(suggestSchedule({ kind: 'now' }, next === 'nextDay' ? nextDayTask : expressTask, clock()));
  };

  const handleDone = () => {
    if (kind === 'fullDay') {
      onClose();
      return onFullDay?.();
    }
    const requested: Schedule =
      kind === 'now' ? { kind } : { kind: 'later', date: fromFieldDate(chosen.date), time: chosen.time };
    const checked = checkSchedule({ tab: chosenTab, schedule: requested }, clock().getTime());
    setProblem(checked.ok ? null : checked.error);
    if (!checked.ok) return;
    // Another service resets the time, so the time follows.
    if (tab !== chosenTab) flow.patch({ tab: chosenTab });
    flow.patch({ schedule: requested });
    onClose();
  };

  const problemText = problem ? t(`errors.${problem.code}` as TextKey<'errors'>) : undefined;
  const isOfDate = problem?.field === 'jobDate';

  return (
    <PickerSheet title={t('order.whenTitle')} onDone={handleDone} onClose={onClose}>
      <RadioCards
        label={t('order.whenTitle')}
        layout="list"
        value={kind}
        onChange={handleKind}
        options={[
          { value: 'now', label: t('order.whenNow'), detail: t('order.whenNowDetail'), drawing: <Icon icon={Clock} /> },
          { value: 'later', label: t('order.whenLater'), drawing: <Icon icon={CalendarClock} /> },
          { value: 'nextDay', label: t('tabs.nextDay'), detail: t('tabs.detail'), drawing: <Icon icon={Sunrise} /> },
          ...(onFullDay
            ? [
                {
                  value: 'fullDay' as const,
                  label: t('tabs.fullDay'),
                  detail: t('order.fullDayDetail'),
                  drawing: <Icon icon={CarFront} />,
                },
              ]
            : []),
        ]}
      />
      {isNextDay ? (
        <p className="sw-soft">
          <Phrases text={t('tabs.rule')} />
        </p>
      ) : null}
      {kind === 'later' || isNextDay ? (
        <Fields
          value={chosen}
          onChange={setChosen}
          {...{ limits, isNextDay }}
          dateError={isOfDate ? problemText : undefined}
          timeError={isOfDate ? undefined : problemText}
        />
      ) : null}
    </PickerSheet>
  );
}
