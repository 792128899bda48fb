import { useTranslate } from '@songwai/features/shared/translate-context';
import { SearchField } from '@songwai/ui/search-field/search-field';
import { useEffect, useRef, useState } from 'react';
import type { ChangeView } from '../use-bookings-view.ts';

interface SearchBoxProps {
  /** The search in the address. */
  readonly search: string;
  readonly change: ChangeView;
  readonly isSearching: boolean;
  /** Number of jobs found; undefined while unknown. */
  readonly found: number | undefined;
}

/** A pause in typing after which the list is searched. */
const pauseMs = 350;

/** Searches while one types; the address follows without an entry in the history for each letter. */
export function SearchBox({ search, change, isSearching, found }: SearchBoxProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });

  // Back and Forward change the address, and with it the field.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);

  const send = (text: string) => {
    if (text === sent.current) return;
    sent.current = text;
    latest.current({ search: text }, { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause
  useEffect(() => {
    const timer = setTimeout(() => send(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const isFound = search !== '' && !isSearching && found !== undefined;
  return (
    <SearchField
      label={t('bookings.search')}
      placeholder={t('bookings.searchHint')}
      clearLabel={t('bookings.clearSearch')}
      value={typed}
      onChange={(text) => setTyped(text.slice(0, 100))}
      onSearch={send}
      loadingLabel={isSearching && search !== '' ? t('portal.loading') : undefined}
      resultText={isFound ? t('bookings.found', { count: found }) : ''}
    />
  );
}
