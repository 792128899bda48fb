import type { FocusEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { RemovableChip } from '../chip/removable-chip.tsx';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import type { ListOption } from '../floating-card/option-list.tsx';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import type { SuggestionTexts } from './suggestion-card.tsx';
import { SuggestionCard, spokenOf } from './suggestion-card.tsx';
import { useComboboxList } from './use-combobox-list.tsx';
import type { SuggestionSource } from './use-suggestions.tsx';
import './combobox.css';

/** The texts of a combobox with several values. */
export interface MultiComboboxTexts extends SuggestionTexts {
  /** Names the button that removes an option ("Remove Watthana"). */
  readonly remove: (label: string) => string;
  /** Announced when an option was removed. */
  readonly removed: (label: string) => string;
  /** Names the list of selected options. */
  readonly chosen: string;
}

export interface MultiComboboxProps<Option extends ListOption> extends FieldTexts, SuggestionSource<Option> {
  readonly value: readonly Option[];
  readonly onChange: (options: readonly Option[]) => void;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly texts: MultiComboboxTexts;
}

/** A combobox for several options: the selected ones are chips in the field, and the list stays open for the next one. */
export function MultiCombobox<Option extends ListOption>(props: MultiComboboxProps<Option>) {
  const { label, isLabelHidden, hint, error, isRequired, value, onChange, placeholder, isDisabled, texts } = props;
  const { options, filter, loadOptions, debounceMs } = props;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [removed, setRemoved] = useState('');
  const query = text.trim();
  const isSelected = (option: Option) => value.some((chosen) => chosen.value === option.value);

  const remove = (option: Option) => {
    onChange(value.filter((chosen) => chosen.value !== option.value));
    setRemoved(texts.removed(option.label));
    input.current?.focus();
  };

  const toggle = (option: Option) => {
    setText('');
    if (isSelected(option)) return remove(option);
    setRemoved('');
    onChange([...value, option]);
  };

  const list = useComboboxList({
    source: { options, filter, loadOptions, debounceMs },
    query,
    isSelected: () => false,
    onChoose: toggle,
    isEager: true,
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (list.takeKey(event)) return;
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last) remove(last);
    else if (event.key === 'Enter' && query !== '') event.preventDefault();
  };

  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Element && event.relatedTarget.closest('.sw-floating-card')) return;
    setText('');
    list.close();
  };

  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired }}
      renderControl={({ required, ...control }) => (
        <div ref={list.place.setField} className="sw-field__box sw-combobox__many">
          {value.length > 0 ? (
            <ul className="sw-combobox__chosen" aria-label={texts.chosen}>
              {value.map((option) => (
                <li key={option.value} className="sw-combobox__item">
                  <RemovableChip
                    label={option.label}
                    removeLabel={texts.remove(option.label)}
                    isDisabled={isDisabled}
                    onRemove={() => remove(option)}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          <input
            {...control}
            {...list.inputProps}
            ref={input}
            className="sw-field__input sw-combobox__input"
            aria-required={required}
            placeholder={value.length === 0 ? placeholder : undefined}
            value={text}
            disabled={isDisabled}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setRemoved('');
              list.open();
            }}
            onClick={list.open}
            onKeyDown={handleKeyDown}
            onBlur={handleBlur}
          />
          {list.isOpen ? <SuggestionCard {...{ label, query, list, isSelected, texts }} onChoose={toggle} isMultiple /> : null}
          <LiveRegion message={removed || spokenOf(list, query, texts)} />
        </div>
      )}
    />
  );
}
