import type { ReactNode } from 'react';
import { Chip, ChipRow } from '../chip/chip.tsx';
import type { DatePickerTexts } from '../date-picker/date-picker.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { addDays } from '../lib/calendar.ts';
import type { CalendarLang } from '../lib/calendar-words.ts';
import type { TimePickerTexts } from '../time-picker/time-picker.tsx';
import { TimePicker } from '../time-picker/time-picker.tsx';
import type { PickedDay } from '../weekday-picker/weekday-picker.tsx';
import { WeekdayPicker } from '../weekday-picker/weekday-picker.tsx';
import './recurrence-editor.css';

/** When something repeats: weekdays, a time, and from when until when. */
export interface Recurrence<Day extends number> {
  /** In the order of the week. */
  readonly days: readonly Day[];
  /** `HH:MM`, or empty. */
  readonly time: string;
  /** The first day on which it may happen, `YYYY-MM-DD`, or empty. */
  readonly from: string;
  /** The last one; empty: without end. */
  readonly until: string;
}

/** Days that are chosen by one press: "every day". */
export interface WeekPreset<Day extends number> {
  readonly id: string;
  readonly label: string;
  readonly days: readonly Day[];
}

export interface RecurrenceTexts {
  readonly days: string;
  /** Beside it: "choose one or more". */
  readonly daysHint?: string | undefined;
  /** Names the row of presets. */
  readonly presets: string;
  readonly time: string;
  readonly timeSuffix?: string | undefined;
  readonly from: string;
  readonly until: string;
  /** Under an empty end: that it goes on until it is stopped. */
  readonly untilHint: string;
  readonly timePicker: TimePickerTexts;
  readonly datePicker: DatePickerTexts;
}

export interface RecurrenceEditorProps<Day extends number> {
  readonly value: Recurrence<Day>;
  readonly onChange: (recurrence: Recurrence<Day>) => void;
  readonly week: readonly PickedDay<Day>[];
  readonly presets?: readonly WeekPreset<Day>[] | undefined;
  /** The current date where the customer books, `YYYY-MM-DD`. */
  readonly today: string;
  readonly lang: CalendarLang;
  /** Earliest and latest day of beginning and end. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly minTime?: string | undefined;
  readonly maxTime?: string | undefined;
  readonly stepMinutes?: number | undefined;
  readonly errors?: Partial<Readonly<Record<keyof Recurrence<Day>, string | undefined>>> | undefined;
  /** Below the fields: a switch that skips holidays. */
  readonly children?: ReactNode;
  readonly texts: RecurrenceTexts;
}

/** Every day or on chosen weekdays, at a time, from a day on, perhaps until another. */
export function RecurrenceEditor<Day extends number>(props: RecurrenceEditorProps<Day>) {
  const { value, onChange, week, presets = [], today, lang, min, max, minTime, maxTime, stepMinutes } = props;
  const { errors = {}, children, texts } = props;

  const isChosen = ({ days }: WeekPreset<Day>) =>
    days.length === value.days.length && days.every((day) => value.days.includes(day));

  return (
    <div className="sw-recurrence">
      <WeekdayPicker
        label={texts.days}
        hint={texts.daysHint}
        days={week}
        value={value.days}
        onChange={(days) => onChange({ ...value, days })}
        // One more than there are: every day may be chosen, and that needs no reason why there are no others.
        max={week.length + 1}
        fullText=""
        error={errors.days}
      />
      {presets.length === 0 ? null : (
        <ChipRow label={texts.presets} layout="wrap">
          {presets.map((preset) => (
            <Chip
              key={preset.id}
              label={preset.label}
              isSelected={isChosen(preset)}
              // Pressed again it takes nothing off: the days themselves are there for that.
              onToggle={() => onChange({ ...value, days: preset.days })}
            />
          ))}
        </ChipRow>
      )}
      <div className="sw-recurrence__fields">
        <TimePicker
          label={texts.time}
          suffix={texts.timeSuffix}
          value={value.time}
          onChange={(time) => onChange({ ...value, time })}
          min={minTime}
          max={maxTime}
          stepMinutes={stepMinutes}
          error={errors.time}
          texts={texts.timePicker}
        />
        <DatePicker
          label={texts.from}
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
          {...{ today, lang, min, max }}
          error={errors.from}
          texts={texts.datePicker}
        />
        <DatePicker
          label={texts.until}
          hint={texts.untilHint}
          value={value.until}
          onChange={(until) => onChange({ ...value, until })}
          {...{ today, lang, max }}
          min={value.from === '' ? min : addDays(value.from, 1)}
          error={errors.until}
          texts={texts.datePicker}
        />
      </div>
      {children}
    </div>
  );
}
