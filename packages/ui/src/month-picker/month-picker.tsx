import { CalendarRange, ChevronDown } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { PeriodHead } from '../date-picker/period-head.tsx';
import { LimitNote, RefusalNote } from '../date-picker/refusal-note.tsx';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import { FloatingDialog } from '../floating-card/floating-card.tsx';
import { useFloatingCard } from '../floating-card/use-floating-card.tsx';
import { Icon } from '../icon/icon.tsx';
import { addMonths, clampTo } from '../lib/calendar.ts';
import type { CalendarLang } from '../lib/calendar-words.ts';
import { writeMonth, writeYear } from '../lib/calendar-words.ts';
import { classNames } from '../lib/class-names.ts';
import type { MonthRules } from './month-grid.tsx';
import { MonthGrid } from './month-grid.tsx';
import '../select/select.css';
import './month-picker.css';

/** The texts of a month picker. */
export interface MonthPickerTexts {
  /** Accessible name of the card with the months. */
  readonly open: string;
  readonly previousYear: string;
  readonly nextYear: string;
  /** A key would lead beyond the range: "The earliest month is March 2015". */
  readonly tooEarly: (min: string) => string;
  readonly tooLate: (max: string) => string;
}

export interface MonthPickerProps extends FieldTexts, MonthRules {
  /** `YYYY-MM`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The current month where the customer books, `YYYY-MM`. */
  readonly thisMonth: string;
  readonly lang: CalendarLang;
  /** Shown while no month is selected. */
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Name under which a surrounding form submits the value. */
  readonly name?: string | undefined;
  readonly texts: MonthPickerTexts;
}

/** A month, picked from the twelve of a year. */
export function MonthPicker(props: MonthPickerProps) {
  const { label, isLabelHidden, hint, error, isRequired, value, onChange, thisMonth, lang, placeholder, isDisabled } = props;
  const { name, min, max, whyNot, texts } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [cursor, setCursor] = useState(thisMonth);
  const close = () => setIsOpen(false);
  const place = useFloatingCard({ isOpen, onClose: close, roomPx: 340 });
  const [beyond, setBeyond] = useState<string>();
  const limitText = () => {
    if (beyond === undefined) return undefined;
    if (min !== undefined && beyond < min) return texts.tooEarly(writeMonth(min, lang));
    return max === undefined ? undefined : texts.tooLate(writeMonth(max, lang));
  };

  const written = value ? writeMonth(value, lang) : '';
  const year = cursor.slice(0, 4);

  const open = () => {
    setBeyond(undefined);
    setCursor(clampTo(value || thisMonth, min, max));
    setIsOpen(true);
  };

  const choose = (month: string) => {
    close();
    if (month !== value) onChange(month);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    open();
  };

  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired }}
      renderControl={({ required: _, 'aria-invalid': __, ...control }) => (
        <div ref={place.setField} className="sw-field__box sw-picker">
          <Icon icon={CalendarRange} />
          <button
            {...control}
            type="button"
            className={classNames('sw-field__input sw-picker__button', !written && 'sw-picker__button--empty')}
            aria-label={[label, written || placeholder].filter(Boolean).join(', ')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={isDisabled}
            onClick={() => (isOpen ? close() : open())}
            onKeyDown={handleKeyDown}
          >
            {written || placeholder}
          </button>
          <Icon icon={ChevronDown} size="small" />
          {name === undefined ? null : <input type="hidden" name={name} value={value} />}
          {isOpen ? (
            <FloatingDialog place={place} title={label} name={`${texts.open}, ${label}`} onClose={close}>
              <div className="sw-month-picker">
                <PeriodHead
                  title={writeYear(year, lang)}
                  previousLabel={texts.previousYear}
                  nextLabel={texts.nextYear}
                  hasPrevious={min === undefined || min.slice(0, 4) < year}
                  hasNext={max === undefined || max.slice(0, 4) > year}
                  onMove={(step) => setCursor(clampTo(addMonths(cursor, step * 12), min, max))}
                />
                <MonthGrid
                  {...{ lang, value, thisMonth, cursor, min, max, whyNot }}
                  label={writeYear(year, lang)}
                  onCursor={setCursor}
                  onChoose={choose}
                  onLimit={setBeyond}
                />
                <LimitNote reason={limitText()} />
                <RefusalNote reason={whyNot?.(cursor)} />
              </div>
            </FloatingDialog>
          ) : null}
        </div>
      )}
    />
  );
}
