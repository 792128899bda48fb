import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useFlow } from '../shared/use-flow.ts';

const selectProblems = (state: OrderState) => state.problems;

/** Returns a function that moves the focus to the first field with a problem. */
export function useFirstProblem(root: RefObject<HTMLElement | null>, flow: OrderFlow): () => void {
  const problems = useFlow(flow.store, selectProblems);
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
