import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { Chip } from './chip.tsx';
import type { ChoiceChip } from './choice-chips.tsx';

export interface FilterChipsProps<Value extends string> {
  /** Names the row. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly onChange: (values: readonly Value[]) => void;
  readonly options: readonly Omit<ChoiceChip<Value>, 'icon'>[];
  /** `scroll` is one line that touch scrolls and that fades out at its end; with a mouse it wraps, as `wrap` always does. */
  readonly layout?: 'scroll' | 'wrap' | undefined;
}

/** Filters of which any number can be on. One tab stop for the whole row; arrow keys move, Space switches. */
export function FilterChips<Value extends string>({
  label,
  values,
  onChange,
  options,
  layout = 'scroll',
}: FilterChipsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const stop = options[tabStop]?.isDisabled
    ? options.findIndex((option) => !option.isDisabled)
    : Math.min(tabStop, options.length - 1);

  const handleKeyDown = (event: KeyboardEvent) => {
    const open = options.flatMap((option, index) => (option.isDisabled ? [] : [index]));
    const here = open.indexOf(stop);
    const steps: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: open.length - 1 };
    const target = steps[event.key];
    const next = target === undefined ? undefined : open[(target + open.length) % open.length];
    if (next === undefined) return;
    event.preventDefault();
    setTabStop(next);
    row.current?.querySelectorAll<HTMLElement>('.sw-chip')[next]?.focus();
  };

  const handleToggle = (option: { readonly value: Value }, isSelected: boolean, index: number) => {
    setTabStop(index);
    onChange(isSelected ? [...values, option.value] : values.filter((value) => value !== option.value));
  };

  return (
    <div ref={row} role="toolbar" aria-label={label} className={`sw-chip-row sw-chip-row--${layout}`} onKeyDown={handleKeyDown}>
      {options.map((option, index) => (
        <Chip
          key={option.value}
          label={option.label}
          detail={option.detail}
          isSelected={values.includes(option.value)}
          isDisabled={option.isDisabled}
          tabIndex={index === stop ? 0 : -1}
          onToggle={(isSelected) => handleToggle(option, isSelected, index)}
        />
      ))}
    </div>
  );
}
