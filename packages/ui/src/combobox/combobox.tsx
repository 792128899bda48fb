import { ChevronDown, X } from 'lucide';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import type { ListOption } from '../floating-card/option-list.tsx';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import type { SuggestionTexts } from './suggestion-card.tsx';
import { SuggestionCard, spokenOf } from './suggestion-card.tsx';
import { useComboboxList } from './use-combobox-list.tsx';
import type { SuggestionSource } from './use-suggestions.tsx';
import './combobox.css';

/** The texts of a combobox. */
export interface ComboboxTexts extends SuggestionTexts {
  readonly clear: string;
}

export interface ComboboxProps<Option extends ListOption> extends FieldTexts, SuggestionSource<Option> {
  /** The selected option itself, because its label must be shown even if the list does not contain it (yet). */
  readonly value: Option | null;
  readonly onChange: (option: Option | null) => void;
  /** Makes an option of typed text that matches none; without it only listed options are accepted. */
  readonly toOption?: ((text: string) => Option) | undefined;
  readonly placeholder?: string | undefined;
  readonly icon?: IconNode | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly texts: ComboboxTexts;
}

/** A field that suggests options for the typed text, from a given list or from a search function. */
export function Combobox<Option extends ListOption>(props: ComboboxProps<Option>) {
  const { label, isLabelHidden, hint, error, isRequired, value, onChange, toOption, placeholder, icon, isDisabled, texts } =
    props;
  const { options, filter, loadOptions, debounceMs } = props;
  const input = useRef<HTMLInputElement>(null);
  // The text being typed; null while the field shows the selected option.
  const [draft, setDraft] = useState<string | null>(null);
  const query = draft?.trim() ?? '';
  const isSelected = (option: Option) => option.value === value?.value;

  const choose = (option: Option | null) => {
    setDraft(null);
    list.close();
    if (option?.value !== value?.value || option?.label !== value?.label) onChange(option);
  };

  const list = useComboboxList({
    source: { options, filter, loadOptions, debounceMs },
    query,
    isSelected,
    onChoose: choose,
    isEager: toOption === undefined,
  });

  // On blur or Enter: a label typed in full counts as selected.
  const settle = () => {
    if (draft === null) return list.close();
    const same = list.found.options.find((option) => !option.isDisabled && option.label.toLowerCase() === query.toLowerCase());
    if (query === '') choose(null);
    else choose(same ?? toOption?.(query) ?? value);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const isClosing = event.key === 'Escape' && list.isOpen;
    if (list.takeKey(event)) {
      if (isClosing && toOption === undefined) setDraft(null);
    } else if (event.key === 'Enter' && draft !== null) settle();
  };

  const handleBlur = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Element && event.relatedTarget.closest('.sw-floating-card'))) settle();
  };

  const handleClear = () => {
    choose(null);
    input.current?.focus();
  };

  const text = draft ?? value?.label ?? '';
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired }}
      renderControl={(control) => (
        <div ref={list.place.setField} className="sw-field__box">
          {icon || value?.icon ? <Icon icon={value?.icon ?? icon ?? []} /> : null}
          <input
            {...control}
            {...list.inputProps}
            ref={input}
            className="sw-field__input"
            placeholder={placeholder}
            value={text}
            disabled={isDisabled}
            onChange={(event) => {
              setDraft(event.currentTarget.value);
              list.open();
            }}
            onClick={list.open}
            onKeyDown={handleKeyDown}
            onBlur={handleBlur}
          />
          {text === '' || isDisabled ? (
            <Icon icon={ChevronDown} size="small" />
          ) : (
            <IconButton icon={X} label={texts.clear} onClick={handleClear} />
          )}
          {list.isOpen ? <SuggestionCard {...{ label, query, list, isSelected, texts }} onChoose={choose} /> : null}
          <LiveRegion message={spokenOf(list, query, texts)} />
        </div>
      )}
    />
  );
}
