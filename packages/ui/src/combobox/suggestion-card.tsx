import type { MouseEvent } from 'react';
import { Button } from '../button/button.tsx';
import { HighlightedText } from '../combobox-search/highlighted-text.tsx';
import { FloatingCard } from '../floating-card/floating-card.tsx';
import type { ListOption } from '../floating-card/option-list.tsx';
import { OptionList } from '../floating-card/option-list.tsx';
import { matchRanges } from '../lib/match-ranges.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import './combobox.css';
import type { ComboboxList } from './use-combobox-list.tsx';

/** The texts of the suggestions. */
export interface SuggestionTexts {
  readonly loading: string;
  /** Nothing was found: what to try instead. */
  readonly empty: (query: string) => string;
  /** The search failed: what to do. */
  readonly error: string;
  readonly retry: string;
  /** Announced when suggestions arrive ("3 found"). */
  readonly found: (count: number) => string;
}

export interface SuggestionCardProps<Option extends ListOption> {
  readonly label: string;
  readonly query: string;
  readonly list: ComboboxList<Option>;
  readonly isSelected: (option: Option) => boolean;
  readonly onChoose: (option: Option) => void;
  readonly texts: SuggestionTexts;
  readonly isMultiple?: boolean | undefined;
}

// A press on the card must not move the focus out of the field, which would close the card.
const preserveFocus = (event: MouseEvent) => event.preventDefault();

/** What a screen reader announces: how many suggestions there are, or why there are none. */
export function spokenOf<Option extends ListOption>(
  { isOpen, found }: ComboboxList<Option>,
  query: string,
  texts: SuggestionTexts,
) {
  if (!isOpen) return '';
  const spoken = { loading: '', full: texts.found(found.options.length), empty: texts.empty(query), error: texts.error };
  return spoken[found.status];
}

/** The suggestions below a combobox, in their four states. */
export function SuggestionCard<Option extends ListOption>(props: SuggestionCardProps<Option>) {
  const { label, query, list, isSelected, onChoose, texts, isMultiple } = props;
  const { found } = list;
  const isWaiting = found.status === 'loading' && found.options.length === 0;
  return (
    <FloatingCard place={list.place} title={label}>
      {isWaiting ? (
        <div className="sw-combobox__wait" role="status" aria-label={texts.loading}>
          {['62%', '48%', '55%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ) : null}
      {found.status === 'empty' ? <p className="sw-combobox__message">{texts.empty(query)}</p> : null}
      {found.status === 'error' ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the handler only prevents the focus from moving
        <div className="sw-combobox__message" onMouseDown={preserveFocus}>
          {texts.error}
          <Button variant="quiet" size="dense" onClick={found.retry}>
            {texts.retry}
          </Button>
        </div>
      ) : null}
      {found.options.length > 0 ? (
        <OptionList
          id={list.id}
          label={label}
          options={found.options}
          activeIndex={list.activeIndex}
          isSelected={isSelected}
          onHighlight={list.highlight}
          onChoose={onChoose}
          isMultiple={isMultiple}
          renderLabel={(option) => <HighlightedText text={option.label} matches={matchRanges(option.label, query)} />}
        />
      ) : null}
    </FloatingCard>
  );
}
