import { addDays, bangkokDate, bangkokTime, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import { type HireDraft, hireEnd } from '@songwai/core/full-day/hire-draft';
import { chosenOffer, offersOf } from '@songwai/core/full-day/hire-offer';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { nineHourCutoff } from '@songwai/core/validation/orders/nine-hour-cutoff';
import { Button } from '@songwai/ui/button/button';
import { DayLine } from '@songwai/ui/day-line/day-line';
import type { ComponentType } from 'react';
import { useClock } from '../../../shared/clock-context.tsx';
import { useTranslate } from '../../../shared/translate-context.tsx';
import { useFlow } from '../../../shared/use-flow.ts';
import { useHireProblems } from '../../use-hire-problems.ts';
import { HireSection } from '../hire-section.tsx';

const select = ({ draft, catalogue }: HireState) => ({ draft, catalogue });

const noon = '12:00';
const morning = '09:00';
const longestDayHours = 12;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

interface FieldProps {
  readonly label: string;
  /** As the draft has it: DD/MM/YYYY, or HH:MM. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export interface MomentFormProps {
  readonly flow: HireFlow;
  readonly DayField: ComponentType<FieldProps>;
  readonly StartField: ComponentType<FieldProps>;
}

/** Day and start of a hire by the hour, and the working day as a line; two ways out where 9 hours would begin too late. */
export function MomentForm({ flow, DayField, StartField }: MomentFormProps) {
  const t = useTranslate();
  const problemOf = useHireProblems(flow);
  const { draft } = useFlow(flow.store, select);
  const { date, startTime, hours } = draft;
  const durationHours = hours === 2 ? 9 : 4;
  const end = hireEnd(draft, durationHours);
  const isTooLate = hours === 2 && end !== null && !nineHourCutoff(startTime).ok;

  return (
    <HireSection title={t('hire.whenTitle')} hint={hours === 2 ? t('hire.nineHourRule') : undefined}>
      <div className="sw-hire__pair">
        <div data-field="date">
          <DayField
            label={t('hire.date')}
            value={date}
            onChange={(next) => flow.patch({ date: next })}
            error={problemOf('date')}
          />
        </div>
        <div data-field="startTime">
          <StartField
            label={t('hire.time')}
            value={startTime}
            onChange={(next) => flow.patch({ startTime: next })}
            error={isTooLate ? t('hire.nineHourTooLate') : problemOf('startTime')}
          />
        </div>
      </div>
      {isTooLate ? <WaysOut flow={flow} draft={draft} /> : null}
      {end && !isTooLate ? (
        <DayLine
          label={t('hire.dayLine')}
          from={minutesOf(startTime) / (24 * 60)}
          length={durationHours / longestDayHours}
          start={t('hire.start', { time: startTime })}
          end={t('hire.end', { time: bangkokTime(end) })}
          pause={hours === 2 ? t('hire.break') : undefined}
        />
      ) : null}
    </HireSection>
  );
}

/** An earlier start, or fewer hours with the same vehicle. */
function WaysOut({ flow, draft }: { readonly flow: HireFlow; readonly draft: HireDraft }) {
  const t = useTranslate();
  const clock = useClock();
  const { catalogue } = useFlow(flow.store, select);
  const start = parseBangkok(draft.date, noon);
  const isNoonAhead = start !== null && start > clock();
  const vehicle = chosenOffer(catalogue, draft)?.vehicle;
  const short = catalogue && offersOf(catalogue, 1).find((offer) => offer.vehicle === vehicle);
  return (
    <div className="sw-hire__ways">
      <Button
        onClick={() =>
          flow.patch(isNoonAhead ? { startTime: noon } : { date: bangkokDate(addDays(clock(), 1)), startTime: morning })
        }
      >
        {t(isNoonAhead ? 'hire.startAtNoon' : 'hire.startTomorrow')}
      </Button>
      <Button onClick={() => flow.patch({ hours: 1 })}>
        {short ? t('hire.useFourHours', { price: formatBaht(short.package.feeSatang) }) : t('hire.hours', { hours: 4 })}
      </Button>
    </div>
  );
}
