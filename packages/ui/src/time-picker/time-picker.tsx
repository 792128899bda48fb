import { Clock } from 'lucide';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import { FloatingCard } from '../floating-card/floating-card.tsx';
import { listOptionId, OptionList } from '../floating-card/option-list.tsx';
import { useFloatingCard } from '../floating-card/use-floating-card.tsx';
import { Icon } from '../icon/icon.tsx';
import { moveInList } from '../lib/list-keys.ts';
import { readTypedTime, setColon, timesByStep } from '../lib/typed-moment.ts';
import { useTypedValue } from '../lib/use-typed-value.ts';

/** The texts of a time picker. */
export interface TimePickerTexts {
  /** The typed text is no time: which form is expected. */
  readonly unreadable: string;
  readonly tooEarly: (min: string) => string;
  readonly tooLate: (max: string) => string;
}

export interface TimePickerProps extends FieldTexts {
  /** `HH:MM`, 24 hours, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Earliest and latest time, `HH:MM`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Minutes between the times of the list; times between them can still be typed. */
  readonly stepMinutes?: number | undefined;
  /** Why a time in the range is not available, as a sentence, shown beside it in the list; undefined if it is. */
  readonly whyNot?: ((time: string) => string | undefined) | undefined;
  /** After the time ("น."). */
  readonly suffix?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Name under which a surrounding form submits the value. */
  readonly name?: string | undefined;
  readonly texts: TimePickerTexts;
}

const same = (text: string) => text;

/** A time of day, typed in any usual form (`9:5`, `930`, `2.30 pm`) or picked from a list of steps. */
export function TimePicker(props: TimePickerProps) {
  const { label, isLabelHidden, hint, error, isRequired, value, onChange, min, max, stepMinutes = 15, whyNot } = props;
  const { suffix, placeholder, isDisabled, name, texts } = props;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  // Enter takes the highlighted time only after the user has moved the highlight; until then it takes the typed text.
  const [isMoved, setIsMoved] = useState(false);
  const close = () => setIsOpen(false);
  const place = useFloatingCard({ isOpen, onClose: close, roomPx: 0, isAsWideAsField: true });

  const typed = useTypedValue({
    value,
    onChange,
    show: same,
    read: readTypedTime,
    unreadable: texts.unreadable,
    problemOf: (time) => {
      if (min !== undefined && time < min) return texts.tooEarly(min);
      return max !== undefined && time > max ? texts.tooLate(max) : whyNot?.(time);
    },
  });

  const times = timesByStep(stepMinutes, min, max);
  const options = times.map((time) => {
    const reason = whyNot?.(time);
    return { value: time, label: time, meta: reason, isDisabled: reason !== undefined };
  });
  const nearest = (time: string | null) => {
    const from = time === null ? options.findIndex((option) => !option.isDisabled) : times.findIndex((one) => one >= time);
    return from < 0 ? times.length - 1 : from;
  };

  const open = (time: string | null) => {
    setActiveIndex(nearest(time));
    setIsMoved(false);
    setIsOpen(true);
  };

  const choose = (option: (typeof options)[number] | undefined) => {
    if (!option || option.isDisabled) return;
    typed.forget();
    close();
    if (option.value !== value) onChange(option.value);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    const isMove = key === 'ArrowDown' || key === 'ArrowUp' || key === 'PageDown' || key === 'PageUp';
    if (isMove && !isOpen) open(typed.pending);
    else if (isMove && altKey) close();
    else if (isMove) {
      setActiveIndex(moveInList(key, activeIndex, times.length) ?? -1);
      setIsMoved(true);
    } else if (key === 'Escape' && isOpen) close();
    else if (key === 'Enter' && isOpen && isMoved) choose(options[activeIndex]);
    else {
      if (key === 'Enter') {
        close();
        typed.settle();
      }
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Element && event.relatedTarget.closest('.sw-floating-card')) return;
    close();
    typed.settle();
  };

  const handleType = (after: string) => {
    const text = setColon(typed.text, after);
    typed.setText(text);
    open(readTypedTime(text));
  };

  const hasList = isOpen && times.length > 0;
  return (
    <Field
      {...{ label, isLabelHidden, hint, isRequired }}
      error={typed.problem ?? error}
      renderControl={(control) => (
        <div ref={place.setField} className="sw-field__box">
          <Icon icon={Clock} />
          <input
            {...control}
            role="combobox"
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-autocomplete="none"
            aria-activedescendant={hasList ? listOptionId(listId, activeIndex) : undefined}
            className="sw-field__input sw-figures"
            autoComplete="off"
            placeholder={placeholder}
            value={typed.text}
            disabled={isDisabled}
            onChange={(event) => handleType(event.currentTarget.value)}
            onClick={() => open(typed.pending)}
            onKeyDown={handleKeyDown}
            onBlur={handleBlur}
          />
          {suffix === undefined ? null : <span className="sw-field__affix">{suffix}</span>}
          {name === undefined ? null : <input type="hidden" name={name} value={value} />}
          {hasList ? (
            <FloatingCard place={place} title={label}>
              <OptionList
                id={listId}
                label={label}
                options={options}
                activeIndex={activeIndex}
                isSelected={(option) => option.value === value}
                onHighlight={(index) => {
                  setActiveIndex(index);
                  setIsMoved(true);
                }}
                onChoose={choose}
              />
            </FloatingCard>
          ) : null}
        </div>
      )}
    />
  );
}
