import { CalendarDays } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import { FloatingDialog } from '../floating-card/floating-card.tsx';
import { useFloatingCard } from '../floating-card/use-floating-card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { addMonths, clampTo, monthOf, moveByMonths } from '../lib/calendar.ts';
import type { CalendarLang } from '../lib/calendar-words.ts';
import { writeDay, writeLongDay, writeMonth } from '../lib/calendar-words.ts';
import { readTypedDay, setSlashes, showTypedDay } from '../lib/typed-moment.ts';
import { useTypedValue } from '../lib/use-typed-value.ts';
import type { DayRules } from './calendar-grid.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { PeriodHead } from './period-head.tsx';
import './date-picker.css';

/** The texts of a date picker. Dates are written out in its language. */
export interface DatePickerTexts {
  /** Accessible name of the calendar's button and card. */
  readonly open: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly today: string;
  /** The typed text is no date: which form is expected. */
  readonly unreadable: string;
  readonly tooEarly: (min: string) => string;
  readonly tooLate: (max: string) => string;
}

export interface DatePickerProps extends FieldTexts, DayRules {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The current date where the customer books, `YYYY-MM-DD`. */
  readonly today: string;
  readonly lang: CalendarLang;
  readonly isDisabled?: boolean | undefined;
  /** Name under which a surrounding form submits the value. */
  readonly name?: string | undefined;
  readonly texts: DatePickerTexts;
}

/** A date, typed as DD/MM/YYYY (Gregorian or Buddhist year) or picked from a calendar, and written out under the field. */
export function DatePicker(props: DatePickerProps) {
  const { label, isLabelHidden, hint, error, isRequired, value, onChange, today, lang, isDisabled, name, texts } = props;
  const { min, max, whyNot } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [cursor, setCursor] = useState(today);
  const close = () => setIsOpen(false);
  const place = useFloatingCard({ isOpen, onClose: close, roomPx: 410 });

  const problemOf = (day: string) => {
    if (min !== undefined && day < min) return texts.tooEarly(writeDay(min, lang));
    return max !== undefined && day > max ? texts.tooLate(writeDay(max, lang)) : whyNot?.(day);
  };

  const typed = useTypedValue({
    value,
    onChange,
    show: showTypedDay,
    read: readTypedDay,
    unreadable: texts.unreadable,
    problemOf,
  });

  const open = () => {
    setCursor(clampTo(typed.pending ?? today, min, max));
    setIsOpen(true);
  };

  const choose = (day: string) => {
    typed.forget();
    close();
    if (day !== value) onChange(day);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') typed.settle();
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };

  const month = monthOf(cursor);
  const isTodayOpen = today === clampTo(today, min, max) && whyNot?.(today) === undefined;
  const written = typed.pending ? writeLongDay(typed.pending, lang) : '';

  return (
    <Field
      {...{ label, isLabelHidden, isRequired }}
      error={typed.problem ?? error}
      hint={written || hint}
      renderControl={(control) => (
        <div ref={place.setField} className="sw-field__box">
          <input
            {...control}
            className="sw-field__input sw-figures"
            inputMode="numeric"
            autoComplete="off"
            placeholder={lang === 'th' ? 'วว/ดด/ปปปป' : 'DD/MM/YYYY'}
            value={typed.text}
            disabled={isDisabled}
            onChange={(event) => typed.setText(setSlashes(typed.text, event.currentTarget.value))}
            onKeyDown={handleKeyDown}
            onBlur={typed.settle}
          />
          <IconButton
            ref={opener}
            className="sw-date-picker__opener"
            icon={CalendarDays}
            label={written ? `${texts.open}, ${written}` : texts.open}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            isDisabled={isDisabled}
            onClick={() => (isOpen ? close() : open())}
          />
          {name === undefined ? null : <input type="hidden" name={name} value={value} />}
          {isOpen ? (
            <FloatingDialog place={place} title={label} name={`${texts.open}, ${label}`} onClose={close} opener={opener}>
              <div className="sw-date-picker">
                <PeriodHead
                  title={writeMonth(month, lang)}
                  previousLabel={texts.previousMonth}
                  nextLabel={texts.nextMonth}
                  hasPrevious={min === undefined || addMonths(month, -1) >= monthOf(min)}
                  hasNext={max === undefined || addMonths(month, 1) <= monthOf(max)}
                  onMove={(step) => setCursor(clampTo(moveByMonths(cursor, step), min, max))}
                />
                <CalendarGrid
                  {...{ lang, today, cursor, min, max, whyNot }}
                  value={value}
                  onCursor={setCursor}
                  onChoose={choose}
                  limitText={problemOf}
                  shouldFocus
                />
                {isTodayOpen ? (
                  <Button variant="quiet" size="dense" onClick={() => choose(today)}>
                    {texts.today}
                  </Button>
                ) : null}
              </div>
            </FloatingDialog>
          ) : null}
        </div>
      )}
    />
  );
}
