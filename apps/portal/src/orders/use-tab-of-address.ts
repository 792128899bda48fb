import type { OrderState } from '@songwai/core/orders/order-state';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { openOrder } from '../shell/open-order.ts';
import { usePortal } from '../shell/portal-context.tsx';

const selectRestored = ({ isRestored }: OrderState) => isRestored;

/** Other pages lead to a tab by the address: `?tab=express` or `nextday`; `fullday` is a page of its own. */
export function useTabOfAddress(): void {
  const order = usePortal().part(openOrder);
  const navigate = useLocalizedNavigate();
  const isRestored = useFlow(order.store, selectRestored);
  const tab = new URLSearchParams(useSearch()).get('tab');

  useEffect(() => {
    if (tab === null || !isRestored) return;
    if (tab !== 'fullday') order.patch({ tab: tab === 'nextday' ? 3 : 1 });
    navigate(tab === 'fullday' ? '/fullday' : '/neworder', { replace: true });
  }, [tab, isRestored, order, navigate]);
}
