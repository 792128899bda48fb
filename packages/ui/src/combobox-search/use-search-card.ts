import type { RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

/** What a search knows while it is open. */
export interface SearchCard {
  readonly id: string;
  readonly root: RefObject<HTMLFieldSetElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The result under the cursor; -1: none. */
  readonly activeIndex: number;
  readonly setActiveIndex: (index: number) => void;
  /** The list was closed by a key or a choice. */
  readonly isClosed: boolean;
  readonly setIsClosed: (isClosed: boolean) => void;
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
  const [activeIndex, setActiveIndex] = useState(-1);
  const [isClosed, setIsClosed] = useState(false);

  useEffect(() => {
    if (shouldFocus) input.current?.focus();
  }, [shouldFocus]);

  // New results highlight the first one, so that Enter takes the best match.
  useEffect(() => setActiveIndex(answers === '' ? -1 : 0), [answers]);

  return { id, root, input, activeIndex, setActiveIndex, isClosed, setIsClosed };
}
