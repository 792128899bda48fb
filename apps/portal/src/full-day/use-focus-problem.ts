import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { useFlow } from '@songwai/features/shared/use-flow';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

const selectProblems = ({ problems }: HireState) => problems;

/** Returns a function that moves the focus to the first field with a problem. */
export function useFocusProblem(root: RefObject<HTMLElement | null>, flow: HireFlow): () => void {
  const problems = useFlow(flow.store, selectProblems);
  const [request, setRequest] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a request moves the focus, not a problem that comes or goes while typing
  useEffect(() => {
    if (request === 0 || problems.length === 0) return;
    const paths = new Set(problems.map(({ path }) => path));
    const fields = [...(root.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const field = fields.find((candidate) => paths.has(candidate.dataset['field'] ?? ''));
    const control = field?.matches('button') ? field : field?.querySelector<HTMLElement>('input, button, select, textarea');
    control?.focus();
  }, [request]);

  return () => setRequest((count) => count + 1);
}
