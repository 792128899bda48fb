import { useId } from 'react';
import { ChoiceChips } from '../chip/choice-chips.tsx';
import type { DatePickerTexts } from '../date-picker/date-picker.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { daysBetween } from '../lib/calendar.ts';
import type { CalendarLang } from '../lib/calendar-words.ts';
import { writeDay, writeDayRange } from '../lib/calendar-words.ts';
import './date-range-picker.css';

/** Two days, `YYYY-MM-DD`, both included; empty where that end is open. */
export interface DateRange {
  readonly from: string;
  readonly until: string;
}

/** A range that is chosen by one press: "this week". */
export interface DateRangePreset extends DateRange {
  readonly id: string;
  readonly label: string;
}

export interface DateRangePickerTexts extends DatePickerTexts {
  readonly from: string;
  readonly until: string;
  /** Names the row of presets. */
  readonly presets: string;
  /** The chip for days of one's own. */
  readonly ownDays: string;
  /** "3 days", after the range written out. */
  readonly dayCount: (count: number) => string;
}

export interface DateRangePickerProps {
  /** Names the group of both fields. */
  readonly label: string;
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly presets?: readonly DateRangePreset[] | undefined;
  /** The current date where the customer books, `YYYY-MM-DD`. */
  readonly today: string;
  readonly lang: CalendarLang;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly texts: DateRangePickerTexts;
}

const own = 'own';

/** Two days, by a preset, typed or picked; written out below as a range. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onChange, presets = [], today, lang, min, max, isDisabled, texts } = props;
  const writtenId = useId();
  const { from, until } = value;
  const preset = presets.find((candidate) => candidate.from === from && candidate.until === until);
  const isTurned = from !== '' && until !== '' && until < from;
  const isWhole = from !== '' && until !== '' && !isTurned;

  const choosePreset = (id: string) => {
    const chosen = presets.find((candidate) => candidate.id === id);
    if (chosen) onChange({ from: chosen.from, until: chosen.until });
  };

  return (
    <fieldset className="sw-date-range" aria-describedby={writtenId} disabled={isDisabled}>
      <legend className="sw-note sw-field__label">{label}</legend>
      {presets.length === 0 ? null : (
        <ChoiceChips
          label={texts.presets}
          value={preset?.id ?? own}
          onChange={choosePreset}
          options={[
            ...presets.map(({ id, label: text }) => ({ value: id, label: text, isDisabled })),
            // Days of one's own are chosen in the fields, so this chip only shows that they were.
            ...(preset ? [] : [{ value: own, label: texts.ownDays, isDisabled }]),
          ]}
        />
      )}
      <div className="sw-date-range__ends">
        <DatePicker
          label={texts.from}
          value={from}
          onChange={(day) => onChange({ from: day, until })}
          {...{ today, lang, min, max, isDisabled, texts }}
        />
        <DatePicker
          label={texts.until}
          value={until}
          onChange={(day) => onChange({ from, until: day })}
          {...{ today, lang, max, isDisabled, texts }}
          min={from || min}
          error={isTurned ? texts.tooEarly(writeDay(from, lang)) : undefined}
        />
      </div>
      <p id={writtenId} className="sw-date-range__written sw-soft" aria-live="polite">
        {isWhole ? `${writeDayRange(from, until, lang)} · ${texts.dayCount(daysBetween(from, until) + 1)}` : null}
      </p>
    </fieldset>
  );
}
