import { useEffect, useRef, useState } from 'react';
import type { ListOption } from '../floating-card/option-list.tsx';
import { matchRanges } from '../lib/match-ranges.ts';

/** Where the answers come from: a list at hand, or someone who is asked. */
export interface SuggestionSource<Option extends ListOption> {
  /** All there are, where they are at hand. */
  readonly options?: readonly Option[] | undefined;
  /** What of them answers the query; by itself those whose label holds its words. */
  readonly filter?: ((options: readonly Option[], query: string) => readonly Option[]) | undefined;
  /** Asks elsewhere; rejects where there is no answer. The signal ends what is no longer wanted. */
  readonly loadOptions?: ((query: string, signal: AbortSignal) => Promise<readonly Option[]>) | undefined;
  /** How long the typist has to pause before someone is asked. */
  readonly debounceMs?: number | undefined;
}

/** The answers and how they stand: `loading` keeps the former ones until the new ones come. */
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

/** The answers to a query, while the list is open. */
export function useSuggestions<Option extends ListOption>(
  source: SuggestionSource<Option>,
  query: string,
  isOpen: boolean,
): Suggestions<Option> {
  const { options = [], filter = containsWords, loadOptions, debounceMs = 250 } = source;
  const [loaded, setLoaded] = useState<Loaded<Option>>({ status: 'loading', options: [] });
  const [attempt, setAttempt] = useState(0);
  const isAsked = loadOptions !== undefined;
  // The latest one is asked, but a new one on every render is no reason to ask again.
  const load = useRef(loadOptions);
  useEffect(() => {
    load.current = loadOptions;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks the same again
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
        // Whatever it was, all that can be done here is to offer another attempt; the owner of the promise knows more.
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
