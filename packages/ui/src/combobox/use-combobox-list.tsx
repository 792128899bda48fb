import type { KeyboardEvent } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ListOption } from '../floating-card/option-list.tsx';
import { listOptionId } from '../floating-card/option-list.tsx';
import type { FloatingCardPlace } from '../floating-card/use-floating-card.tsx';
import { useFloatingCard } from '../floating-card/use-floating-card.tsx';
import { moveInList } from '../lib/list-keys.ts';
import type { SuggestionSource, Suggestions } from './use-suggestions.tsx';
import { useSuggestions } from './use-suggestions.tsx';

export interface ComboboxListOptions<Option extends ListOption> {
  readonly source: SuggestionSource<Option>;
  readonly query: string;
  readonly isSelected: (option: Option) => boolean;
  readonly onChoose: (option: Option) => void;
  /** Highlights the best suggestion at once, so that Enter takes it. */
  readonly isEager: boolean;
}

/** The list of a combobox: whether it is open, which option is highlighted, and its keyboard handling. */
export interface ComboboxList<Option extends ListOption> {
  readonly id: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly activeIndex: number;
  readonly highlight: (index: number) => void;
  readonly found: Suggestions<Option>;
  readonly place: FloatingCardPlace;
  /** Handles a key of the list; returns true if it was one. */
  readonly takeKey: (event: KeyboardEvent) => boolean;
  /** Props for the input. */
  readonly inputProps: {
    readonly role: 'combobox';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    readonly 'aria-autocomplete': 'list';
    readonly 'aria-activedescendant': string | undefined;
    readonly autoComplete: 'off';
    readonly autoCorrect: 'off';
    readonly spellCheck: false;
  };
}

export function useComboboxList<Option extends ListOption>(options: ComboboxListOptions<Option>): ComboboxList<Option> {
  const { source, query, isSelected, onChoose, isEager } = options;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const startIndex = useRef(-1);
  const close = () => setIsOpen(false);
  // A phone's keyboard covers the bottom edge, so the list stays at the field and never becomes a bottom sheet.
  const place = useFloatingCard({ isOpen, onClose: close, roomPx: 0, isAsWideAsField: true });
  const found = useSuggestions(source, query, isOpen);
  const { options: answers } = found;
  const active = isOpen ? answers[activeIndex] : undefined;
  const hasList = isOpen && answers.length > 0;

  // New suggestions reset the highlight, at once: a key pressed as they appear would otherwise be lost. Compared by value, because the
  // array may be new on every render.
  const values = answers.map((option) => option.value).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the highlight changes only when the suggestions do
  useLayoutEffect(() => {
    if (isOpen) setActiveIndex(isEager && query !== '' ? 0 : Math.max(answers.findIndex(isSelected), startIndex.current));
  }, [isOpen, values]);

  const open = (start = -1) => {
    startIndex.current = start;
    setIsOpen(true);
  };

  const takeKey = (event: KeyboardEvent): boolean => {
    const { key, altKey } = event;
    if (event.nativeEvent.isComposing) return false;
    const isMove = key === 'ArrowDown' || key === 'ArrowUp' || key === 'PageDown' || key === 'PageUp';
    if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) open(altKey ? -1 : 0);
    else if (!isOpen) return false;
    else if (key === 'Escape' || (altKey && key === 'ArrowUp')) close();
    else if (isMove) setActiveIndex(moveInList(key, activeIndex, answers.length) ?? -1);
    else if (key === 'Enter' && found.status === 'error') found.retry();
    else if (key === 'Enter' && active) {
      if (!active.isDisabled) onChoose(active);
    } else return false;
    event.preventDefault();
    // A key handled here must not reach a surrounding dialog.
    event.stopPropagation();
    return true;
  };

  return {
    id,
    isOpen,
    open: () => open(),
    close,
    activeIndex,
    highlight: setActiveIndex,
    found,
    place,
    takeKey,
    inputProps: {
      role: 'combobox',
      'aria-expanded': hasList,
      'aria-controls': hasList ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active ? listOptionId(id, activeIndex) : undefined,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
    },
  };
}
