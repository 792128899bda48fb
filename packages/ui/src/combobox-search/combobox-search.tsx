import type { ReactNode } from 'react';
import { renderSearchCard } from './render-search-card.tsx';
import type { SearchOption, SearchStatus, SearchTexts } from './search-results.tsx';
import { useSearchCard } from './use-search-card.ts';

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

/** A search field with its results below, in the same card. The focus stays in the field; arrow keys move through the results. */
export function ComboboxSearch(props: ComboboxSearchProps) {
  const { options, status, shouldFocus } = props;
  const answers = status === 'full' ? options.map((option) => option.id).join('\n') : '';
  return renderSearchCard(props, useSearchCard({ answers, shouldFocus }));
}
