import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { minuteMs } from '@songwai/core/basics/durations';
import { type LaterFacts, laterTimes } from '@songwai/core/jobs/search/later-times';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { dayText, momentTitle } from '../moment-text.ts';

/** The value of the card for a time of one's own. */
export const ownTime = 'own';

export interface PostponeTimesProps {
  readonly facts: LaterFacts;
  /** Milliseconds of a suggested time, `own`, or null before a choice. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** Three times that suit, and one's own. */
export function PostponeTimes({ facts, value, onChange }: PostponeTimesProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { now, booked } = facts;

  const detailOf = (moment: Date): string => {
    if (bangkokDate(moment) !== bangkokDate(now)) return dayText(moment, language);
    const minutes = Math.round((moment.getTime() - booked.from.getTime()) / minuteMs);
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return t('actions.laterMinutes', { count: minutes });
    return rest === 0 ? t('actions.laterHours', { count: hours }) : t('actions.laterBoth', { hours, minutes: rest });
  };

  return (
    <div className="portal-postpone__times">
      <RadioCards
        label={t('actions.chooseTime')}
        value={value}
        onChange={onChange}
        options={[
          ...laterTimes(facts).map((moment) => ({
            value: String(moment.getTime()),
            label: momentTitle(moment, { t, language, now }),
            detail: detailOf(moment),
          })),
          { value: ownTime, label: t('actions.otherTime'), detail: t('actions.otherTimeDetail') },
        ]}
      />
    </div>
  );
}
