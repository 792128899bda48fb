import { ChevronDown } from 'lucide';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useId, useRef, useState } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import { FloatingCard } from '../floating-card/floating-card.tsx';
import type { ListOption } from '../floating-card/option-list.tsx';
import { listOptionId, OptionList } from '../floating-card/option-list.tsx';
import { useFloatingCard } from '../floating-card/use-floating-card.tsx';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import type { Typeahead } from '../lib/list-keys.ts';
import { findTyped, moveInList, typeCharacter } from '../lib/list-keys.ts';
import './select.css';

export interface SelectProps<Value extends string> extends FieldTexts {
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  readonly options: readonly ListOption<Value>[];
  /** Shown while nothing is selected. */
  readonly placeholder?: string | undefined;
  readonly icon?: IconNode | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Name under which a surrounding form submits the value. */
  readonly name?: string | undefined;
}

/**
 * A choice of one from a list, with optional groups, icons and a second line. The focus stays on the field; arrow keys, letters
 * and Enter choose.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden, hint, error, isRequired, value, onChange, options, placeholder, icon, isDisabled, name } = props;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const typed = useRef<Typeahead>({ characters: '', atMs: 0 });
  const close = () => setIsOpen(false);
  const place = useFloatingCard({ isOpen, onClose: close, roomPx: 260, isAsWideAsField: true });
  const chosenIndex = options.findIndex((option) => option.value === value);
  const chosen = options[chosenIndex];

  const open = (index = chosenIndex) => {
    setActiveIndex(Math.max(0, index));
    setIsOpen(true);
  };

  const choose = (option: ListOption<Value> | undefined) => {
    if (!option || option.isDisabled) return;
    close();
    if (option.value !== value) onChange(option.value);
  };

  const handleCharacter = (event: KeyboardEvent) => {
    typed.current = typeCharacter(typed.current, event.key, event.timeStamp);
    const labels = options.map((option) => option.label);
    const found = findTyped(labels, typed.current.characters, isOpen ? activeIndex : chosenIndex);
    if (!isOpen) open(found < 0 ? chosenIndex : found);
    else if (found >= 0) setActiveIndex(found);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key, altKey } = event;
    const isTyping = typed.current.characters !== '' && event.timeStamp - typed.current.atMs < 700;
    const isCharacter = key.length === 1 && !event.ctrlKey && !event.metaKey && !altKey && (key !== ' ' || isTyping);
    const target = moveInList(key, activeIndex, options.length);
    if (isCharacter) handleCharacter(event);
    else if (!isOpen && (key === 'Enter' || key === ' ' || key === 'ArrowDown' || key === 'ArrowUp')) open();
    else if (!isOpen && (key === 'Home' || key === 'End')) open(key === 'Home' ? 0 : options.length - 1);
    else if (!isOpen) return;
    else if (key === 'Enter' || key === ' ' || (altKey && key === 'ArrowUp')) choose(options[activeIndex]);
    else if (key === 'Tab') return choose(options[activeIndex]);
    else if (key === 'Escape') close();
    else if (target !== null) setActiveIndex(target);
    else return;
    event.preventDefault();
    // A key handled here must not reach a surrounding dialog.
    event.stopPropagation();
  };

  const handleBlur = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Element && event.relatedTarget.closest('.sw-floating-card'))) close();
  };

  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired }}
      renderControl={({ required, ...control }) => (
        <div ref={place.setField} className="sw-field__box sw-picker">
          {icon || chosen?.icon ? <Icon icon={chosen?.icon ?? icon ?? []} /> : null}
          <button
            {...control}
            type="button"
            role="combobox"
            className={classNames('sw-field__input sw-picker__button', !chosen && 'sw-picker__button--empty')}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen ? listOptionId(listId, activeIndex) : undefined}
            aria-required={required}
            disabled={isDisabled}
            onClick={() => (isOpen ? close() : open())}
            onKeyDown={handleKeyDown}
            onBlur={handleBlur}
          >
            {chosen ? chosen.label : placeholder}
          </button>
          <Icon icon={ChevronDown} size="small" />
          {name === undefined ? null : <input type="hidden" name={name} value={value} />}
          {isOpen ? (
            <FloatingCard place={place} title={label}>
              <OptionList
                id={listId}
                label={label}
                options={options}
                activeIndex={activeIndex}
                isSelected={(option) => option.value === value}
                onHighlight={setActiveIndex}
                onChoose={choose}
              />
            </FloatingCard>
          ) : null}
        </div>
      )}
    />
  );
}
