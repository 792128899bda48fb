import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';

const selectRestored = ({ isRestored }: HireState) => isRestored;

/** Other pages lead to the monthly hire by the address, `?hours=month`. */
export function useHoursOfAddress(flow: HireFlow): void {
  const navigate = useLocalizedNavigate();
  const isRestored = useFlow(flow.store, selectRestored);
  const isMonth = new URLSearchParams(useSearch()).get('hours') === 'month';

  useEffect(() => {
    if (!isMonth || !isRestored) return;
    flow.patch({ hours: 3 });
    navigate('/fullday', { replace: true, from: '/fullday' });
  }, [isMonth, isRestored, flow, navigate]);
}
