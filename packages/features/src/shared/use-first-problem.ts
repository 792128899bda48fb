import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { type ReadableStore, useFlow } from './use-flow.ts';

/** A form that knows what is wrong with its fields, each named by its `data-field`. */
interface ProblemState {
  readonly problems: readonly { readonly path: string }[];
}

const selectProblems = ({ problems }: ProblemState) => problems;

/** Returns a function that moves the focus to the first field with a problem. */
export function useFirstProblem(root: RefObject<HTMLElement | null>, store: ReadableStore<ProblemState>): () => void {
  const problems = useFlow(store, selectProblems);
  const [request, setRequest] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a request moves the focus, not a problem that comes or goes while typing
  useEffect(() => {
    if (request === 0 || problems.length === 0) return;
    const paths = new Set(problems.map(({ path }) => path));
    const fields = [...(root.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const field = fields.find((candidate) => paths.has(candidate.dataset['field'] ?? ''));
    const control = field?.matches('button') ? field : field?.querySelector<HTMLElement>('button, input, select, textarea');
    control?.focus();
  }, [request]);

  return () => setRequest((count) => count + 1);
}
