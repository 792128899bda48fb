import { type ComboboxSearchProps, renderSearchCard } from './render-search-card.tsx';
import { useSearchCard } from './use-search-card.ts';

/** A search field with its results below, in the same card. The focus stays in the field; arrow keys move through the results. */
export function ComboboxSearch(props: ComboboxSearchProps) {
  const { options, status, shouldFocus } = props;
  const answers = status === 'full' ? options.map((option) => option.id).join('\n') : '';
  return renderSearchCard(props, useSearchCard({ answers, shouldFocus }));
}
