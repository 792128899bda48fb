import { useEffect, useRef, useState } from 'react';
import type { ListOption } from '../floating-card/option-list.tsx';
import { matchRanges } from '../lib/match-ranges.ts';

/** Where the suggestions come from: a given list, or a search function. */
export interface SuggestionSource<Option extends ListOption> {
  /** All options, if they are known. */
  readonly options?: readonly Option[] | undefined;
  /** Filters the options by the query; by default those whose label contains its words. */
  readonly filter?: ((options: readonly Option[], query: string) => readonly Option[]) | undefined;
  /** Fetches options; rejects on failure. The signal aborts a query that is no longer needed. */
  readonly loadOptions?: ((query: string, signal: AbortSignal) => Promise<readonly Option[]>) | undefined;
  /** Pause in typing before `loadOptions` is called. */
  readonly debounceMs?: number | undefined;
}

/** The suggestions and their status: `loading` leaves the last options until new ones arrive. */
export interface Suggestions<Option extends ListOption> {
  readonly status: 'loading' | 'full' | 'empty' | 'error';
  readonly options: readonly Option[];
  readonly retry: () => void;
}

const containsWords = <Option extends ListOption>(options: readonly Option[], query: string): readonly Option[] =>
  query.trim() === '' ? options : options.filter((option) => matchRanges(option.label, query).length > 0);

interface Loaded<Option> {
  readonly status: 'loading' | 'full' | 'error';
  readonly options: readonly Option[];
}

/** The suggestions for a query, while the list is open. */
export function useSuggestions<Option extends ListOption>(
  source: SuggestionSource<Option>,
  query: string,
  isOpen: boolean,
): Suggestions<Option> {
  const { options = [], filter = containsWords, loadOptions, debounceMs = 250 } = source;
  const [loaded, setLoaded] = useState<Loaded<Option>>({ status: 'loading', options: [] });
  const [attempt, setAttempt] = useState(0);
  const isAsked = loadOptions !== undefined;
  // Calls the latest function, but a new function on every render must not trigger a new query.
  const load = useRef(loadOptions);
  useEffect(() => {
    load.current = loadOptions;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same query
  useEffect(() => {
    if (!isOpen || !isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    setLoaded((former) => ({ status: 'loading', options: former.options }));
    const ask = async () => {
      try {
        const answers = (await load.current?.(query, signal)) ?? [];
        if (!signal.aborted) setLoaded({ status: 'full', options: answers });
      } catch {
        // Whatever the error, all this hook can do is offer a retry; the owner of the promise handles the rest.
        if (!signal.aborted) setLoaded({ status: 'error', options: [] });
      }
    };
    const timer = setTimeout(ask, query === '' ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOpen, isAsked, query, debounceMs, attempt]);

  const found = isAsked ? loaded.options : filter(options, query);
  const isEmpty = found.length === 0 && (!isAsked || loaded.status === 'full');
  return {
    status: isEmpty ? 'empty' : isAsked ? loaded.status : 'full',
    options: found,
    retry: () => setAttempt((count) => count + 1),
  };
}
