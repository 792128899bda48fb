import type { OrderState } from '@songwai/core/orders/order-state';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { openOrder } from '../shell/open-order.ts';
import { usePortal } from '../shell/portal-context.tsx';

const select = ({ isRestored, draft }: OrderState) => ({ isRestored, tab: draft.tab });

/** The tabs by their numbers (spec §2) and by name. Express, the first, is also what anything else opens. */
const tabs: ReadonlyMap<string, 2 | 3> = new Map([
  ['2', 2],
  ['fullday', 2],
  ['3', 3],
  ['nextday', 3],
]);

/** In place of the order's address, unless the visitor has left for another page meanwhile. */
const rewrite = { replace: true, from: '/neworder' };

/** Other pages lead to a tab by the address, `?tab=3`, which then says which one is open; full day is a page of its own. */
export function useTabOfAddress(): void {
  const order = usePortal().part(openOrder);
  const navigate = useLocalizedNavigate();
  const { isRestored, tab } = useFlow(order.store, select);
  const search = useSearch();
  /** What the address has asked for and got, or was set to. */
  const taken = useRef<string | null>(null);

  useEffect(() => {
    const params = new URLSearchParams(search);
    // A link to an order brings its tab with the rest, and then leaves the address.
    if (!isRestored || params.has('from') || params.has('to')) return;
    const asked = params.get('tab');
    const wanted = tabs.get(asked ?? '') ?? 1;
    if (wanted === 2) {
      navigate('/fullday', rewrite);
      return;
    }
    if (asked !== null && asked !== taken.current && wanted !== tab) {
      taken.current = asked;
      order.patch({ tab: wanted });
      return;
    }
    taken.current = tab === 3 ? '3' : null;
    if (asked === taken.current) return;
    if (taken.current === null) params.delete('tab');
    else params.set('tab', taken.current);
    // A tab is no page, so Back does not lead through tabs.
    navigate(`/neworder${params.size > 0 ? `?${params}` : ''}`, rewrite);
  }, [search, isRestored, tab, order, navigate]);
}
