import { MapPin } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** One search result. */
export interface SearchOption {
  readonly id: string;
  readonly title: string;
  /** Under the title, in a softer colour: the address. */
  readonly detail?: string | undefined;
  /** At the right: the distance. */
  readonly meta?: string | undefined;
  readonly icon?: IconNode | undefined;
  /** The title as it is shown: with what matches the query in bold (`HighlightedText`). */
  readonly marked?: ReactNode;
}

/** `idle` shows no list; `loading` leaves the last options if there are any, else shows skeleton rows. */
export type SearchStatus = 'idle' | 'loading' | 'empty' | 'error' | 'full';

/** The texts of a search. */
export interface SearchTexts {
  readonly clear: string;
  /** Accessible name of the list of results. */
  readonly list: string;
  readonly loading: string;
  /** Nothing was found: what to try instead. */
  readonly empty: string;
  /** The search failed: what to do. */
  readonly error: string;
  readonly retry: string;
  /** Announced when results arrive ("3 places found"). */
  readonly found: (count: number) => string;
}

export interface SearchResultsProps {
  readonly id: string;
  readonly options: readonly SearchOption[];
  readonly status: SearchStatus;
  readonly activeIndex: number;
  readonly texts: SearchTexts;
  readonly onRetry?: (() => void) | undefined;
  readonly onHighlight: (index: number) => void;
  readonly onChoose: (option: SearchOption) => void;
}

/** The id of the option at `index`, for aria-activedescendant. */
export const optionId = (id: string, index: number) => `${id}-option-${index}`;

// A press must not move the focus out of the field, or a phone would hide its keyboard and the list would close under the finger.
const preserveFocus = (event: MouseEvent) => event.preventDefault();

/** The list below a search field, in its four states. */
export function SearchResults(props: SearchResultsProps) {
  const { id, options, status, activeIndex, texts, onRetry, onHighlight, onChoose } = props;
  const isWaiting = status === 'loading' && options.length === 0;
  return (
    <div className="sw-search__results">
      {isWaiting ? <LoadingRows label={texts.loading} /> : null}
      {status === 'empty' ? (
        <p className="sw-search__message" role="status">
          {texts.empty}
        </p>
      ) : null}
      {status === 'error' ? (
        <div className="sw-search__message" role="alert">
          {texts.error}
          {onRetry ? (
            <button type="button" className="sw-search__retry" onClick={onRetry}>
              {texts.retry}
            </button>
          ) : null}
        </div>
      ) : null}
      <div id={`${id}-list`} role="listbox" aria-label={texts.list} aria-busy={status === 'loading' || undefined}>
        {status === 'full' || status === 'loading'
          ? options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and keeps the focus (ARIA combobox pattern)
              <div
                key={option.id}
                id={optionId(id, index)}
                data-index={index}
                role="option"
                tabIndex={-1}
                aria-selected={index === activeIndex}
                className="sw-search__option"
                onMouseDown={preserveFocus}
                onPointerMove={() => index === activeIndex || onHighlight(index)}
                onClick={() => onChoose(option)}
              >
                <Icon icon={option.icon ?? MapPin} />
                <span className="sw-search__text">
                  <span className="sw-search__title">{option.marked ?? option.title}</span>
                  {option.detail ? <span className="sw-note sw-clip">{option.detail}</span> : null}
                </span>
                {option.meta ? <span className="sw-note sw-figures">{option.meta}</span> : null}
              </div>
            ))
          : null}
      </div>
    </div>
  );
}

function LoadingRows({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label}>
      {['62%', '48%', '55%'].map((width) => (
        <div key={width} className="sw-search__option">
          <Skeleton shape="circle" width="20px" />
          <span className="sw-search__text">
            <Skeleton width={width} />
            <Skeleton width="34%" />
          </span>
        </div>
      ))}
    </div>
  );
}
