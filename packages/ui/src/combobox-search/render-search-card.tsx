import { Search, X } from 'lucide';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../lib/class-names.ts';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import type { SearchOption, SearchStatus, SearchTexts } from './search-results.tsx';
import { optionId, SearchResults } from './search-results.tsx';
import type { SearchCard } from './use-search-card.ts';
import './search-card.css';
import './combobox-search.css';

export interface ComboboxSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SearchOption[];
  readonly status: SearchStatus;
  readonly onSelect: (option: SearchOption) => void;
  /** Called with the highlighted option (by pointer or arrow keys), for a preview elsewhere; null if there is none. */
  readonly onHighlight?: ((option: SearchOption | null) => void) | undefined;
  /** Escape was pressed with the list already closed. */
  readonly onCancel?: (() => void) | undefined;
  /** The focus left the field, its list and its footer. */
  readonly onLeave?: (() => void) | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Buttons that are always the last row: pick on the map, saved addresses. */
  readonly footer?: ReactNode;
  /** Between the field and the footer, in place of results: what to choose from before anything is typed. */
  readonly children?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly shouldFocus?: boolean | undefined;
  readonly texts: SearchTexts;
}

/**
 * Renders a search with its results. A function, not a component: where its code comes later, its elements take the place of those of the early
 * field, and the browser keeps the one that is typed into.
 */
export function renderSearchCard(props: ComboboxSearchProps, card: SearchCard) {
  const { label, value, onChange, options, status, onSelect, onHighlight, onCancel, onLeave } = props;
  const { onRetry, footer, children, placeholder, texts } = props;
  const { id, root, input, active: cursor, closed } = card;
  const [activeIndex, setActiveIndex] = cursor;
  const [isClosed, setIsClosed] = closed;
  const isOpen = status !== 'idle' && !isClosed;
  const active = isOpen ? options[activeIndex] : undefined;

  const highlight = (index: number) => {
    setActiveIndex(index);
    onHighlight?.(options[index] ?? null);
    root.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' });
  };

  const choose = (option: SearchOption) => {
    setIsClosed(true);
    onSelect(option);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = options.length - 1;
    const isHome = event.key === 'Home' && isOpen && activeIndex > 0;
    const isEnd = event.key === 'End' && isOpen && activeIndex >= 0 && activeIndex < last;
    if (event.key === 'Enter' && event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      setIsClosed(false);
      highlight(activeIndex >= last ? 0 : activeIndex + 1);
    } else if (event.key === 'ArrowUp') highlight(activeIndex <= 0 ? last : activeIndex - 1);
    else if (isHome) highlight(0);
    else if (isEnd) highlight(last);
    else if (event.key === 'Enter' && active) choose(active);
    else if (event.key === 'Escape') {
      if (isOpen) setIsClosed(true);
      else onCancel?.();
    } else return;
    event.preventDefault();
  };

  const handleChange = (typed: string) => {
    setIsClosed(false);
    onChange(typed);
  };

  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && root.current?.contains(event.relatedTarget)) return;
    onHighlight?.(null);
    onLeave?.();
  };

  return (
    <fieldset ref={root} className={classNames('sw-search', isOpen && 'sw-search--open')} onBlur={handleBlur}>
      <div className="sw-search__field">
        <Icon icon={Search} />
        <input
          ref={input}
          className="sw-search__input"
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(id, activeIndex) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          value={value}
          onChange={(event) => handleChange(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          onClick={() => setIsClosed(false)}
        />
        {value === '' ? null : (
          <IconButton
            icon={X}
            label={texts.clear}
            onClick={() => {
              handleChange('');
              input.current?.focus();
            }}
          />
        )}
      </div>
      {isOpen ? (
        <SearchResults {...{ id, options, status, activeIndex, texts, onRetry }} onHighlight={highlight} onChoose={choose} />
      ) : null}
      {children}
      {footer ? <div className="sw-search__footer">{footer}</div> : null}
      <LiveRegion message={isOpen && status === 'full' ? texts.found(options.length) : ''} />
    </fieldset>
  );
}
