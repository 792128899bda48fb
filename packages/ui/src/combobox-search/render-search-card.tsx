import type { KeyboardEvent } from 'react';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import type { ComboboxSearchProps } from './combobox-search.tsx';
import { SearchCardField } from './search-card-field.tsx';
import type { SearchOption } from './search-results.tsx';
import { optionId, SearchResults } from './search-results.tsx';
import type { SearchCard } from './use-search-card.ts';
import './combobox-search.css';

/**
 * Renders a search with its results. A function, not a component: where its code comes later, what it renders takes the place of the bare
 * `SearchCardField` without another field.
 */
export function renderSearchCard(props: ComboboxSearchProps, card: SearchCard) {
  const { label, value, onChange, options, status, onSelect, onHighlight, onCancel, onLeave } = props;
  const { onRetry, footer, children, placeholder, texts } = props;
  const { id, root, activeIndex, setActiveIndex, isClosed, setIsClosed } = card;
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

  const handleLeave = () => {
    onHighlight?.(null);
    onLeave?.();
  };

  return (
    <SearchCardField
      {...{ card, label, placeholder, value, onChange, isOpen }}
      clear={texts.clear}
      activeId={active ? optionId(id, activeIndex) : undefined}
      onKeyDown={handleKeyDown}
      onLeave={handleLeave}
    >
      {isOpen ? (
        <SearchResults {...{ id, options, status, activeIndex, texts, onRetry }} onHighlight={highlight} onChoose={choose} />
      ) : null}
      {children}
      {footer ? <div className="sw-search__footer">{footer}</div> : null}
      <LiveRegion message={isOpen && status === 'full' ? texts.found(options.length) : ''} />
    </SearchCardField>
  );
}
