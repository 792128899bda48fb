import { Check } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { scrollWithin } from '../lib/scroll-within.ts';
import './item.css';
import './option-list.css';

/** One option of a list. */
export interface ListOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Under the label, in a softer colour; for a disabled option, the reason. */
  readonly detail?: string | undefined;
  /** At the right: a price, a distance. */
  readonly meta?: string | undefined;
  readonly icon?: IconNode | undefined;
  /** The option's group; options of one group must be adjacent. */
  readonly group?: string | undefined;
  /** Cannot be selected, but can be reached and read. */
  readonly isDisabled?: boolean | undefined;
}

export interface OptionListProps<Option extends ListOption> {
  /** The list's id; the ids of its options derive from it. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly activeIndex: number;
  readonly isSelected: (option: Option) => boolean;
  readonly onHighlight: (index: number) => void;
  readonly onChoose: (option: Option) => void;
  readonly renderLabel?: ((option: Option) => ReactNode) | undefined;
  readonly isMultiple?: boolean | undefined;
}

/** The id of the option at `index`, for aria-activedescendant. */
export const listOptionId = (id: string, index: number) => `${id}-${index}`;

// A press must not move the focus out of the field, or a phone would hide its keyboard and the list would close under the finger.
const preserveFocus = (event: MouseEvent) => event.preventDefault();

interface Group<Option> {
  readonly name: string | undefined;
  readonly options: readonly { readonly option: Option; readonly index: number }[];
}

function groupsOf<Option extends ListOption>(options: readonly Option[]): readonly Group<Option>[] {
  const groups: { name: string | undefined; options: { option: Option; index: number }[] }[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push({ option, index });
    else groups.push({ name: option.group, options: [{ option, index }] });
  }
  return groups;
}

/** The options of a field that keeps the focus: the field handles keys, the list renders and handles presses. */
export function OptionList<Option extends ListOption>(props: OptionListProps<Option>) {
  const { id, label, options, activeIndex, isSelected, onHighlight, onChoose, renderLabel, isMultiple } = props;
  const list = useRef<HTMLDivElement>(null);
  const isOpening = useRef(true);

  // Opening centres the selected option; afterwards the list scrolls only as far as needed.
  useLayoutEffect(() => {
    const active = list.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`);
    if (list.current && active) scrollWithin(list.current, active, isOpening.current ? 'middle' : 'nearest');
    isOpening.current = false;
  }, [activeIndex]);

  const renderOption = (option: Option, index: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and keeps the focus (ARIA combobox pattern)
    <div
      key={option.value}
      id={listOptionId(id, index)}
      data-index={index}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected(option)}
      aria-disabled={option.isDisabled || undefined}
      className={classNames('sw-item sw-options__option', index === activeIndex && 'sw-options__option--active')}
      onPointerMove={() => index === activeIndex || onHighlight(index)}
      onClick={() => option.isDisabled || onChoose(option)}
    >
      {option.icon ? <Icon icon={option.icon} /> : null}
      <span className="sw-options__text sw-grow">
        <span className="sw-options__label">{renderLabel ? renderLabel(option) : option.label}</span>
        {option.detail ? <span className="sw-options__detail sw-note">{option.detail}</span> : null}
      </span>
      {option.meta ? <span className="sw-note sw-figures">{option.meta}</span> : null}
      {isSelected(option) ? <Icon icon={Check} size="small" className="sw-options__check" /> : null}
    </div>
  );

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={isMultiple}
      className="sw-options"
      onMouseDown={preserveFocus}
    >
      {groupsOf(options).map(({ name, options: members }) =>
        name === undefined ? (
          members.map(({ option, index }) => renderOption(option, index))
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may contain options and groups, but no fieldset
          <div key={name} role="group" aria-label={name}>
            <div className="sw-options__head sw-note" aria-hidden="true">
              {name}
            </div>
            {members.map(({ option, index }) => renderOption(option, index))}
          </div>
        ),
      )}
    </div>
  );
}
