import type { RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

/** What a search knows while it is open. */
export interface SearchCard {
  readonly id: string;
  readonly root: RefObject<HTMLFieldSetElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The result under the cursor, -1 for none; and what sets it. */
  readonly active: readonly [index: number, set: (index: number) => void];
  /** Whether the list was closed by a key or a choice. */
  readonly closed: readonly [isClosed: boolean, set: (isClosed: boolean) => void];
}

interface SearchCardOptions {
  /** The results' ids in their order, as one text, because a list may be a new one on every render; empty while there are none. */
  readonly answers: string;
  readonly shouldFocus?: boolean | undefined;
}

/** Remembers what a search knows, apart from the code that shows it, which may come later. */
export function useSearchCard({ answers, shouldFocus }: SearchCardOptions): SearchCard {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const active = useState(-1);
  const closed = useState(false);
  const [, setActiveIndex] = active;

  useEffect(() => {
    if (shouldFocus) input.current?.focus();
  }, [shouldFocus]);

  // New results highlight the first one, so that Enter takes the best match.
  useEffect(() => setActiveIndex(answers === '' ? -1 : 0), [answers]);

  return { id, root, input, active, closed };
}
