import { startDefaults } from '@songwai/core/orders/draft/start-defaults';
import type { OrderState } from '@songwai/core/orders/order-state';
import type { OrderStart } from '@songwai/core/startup/order-start-calls';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { useUser } from '../../shell/session/use-user.ts';
import { orderStartQuery } from './order-start.queries.ts';

const selectGuid = ({ draft }: OrderState) => draft.guid;

/**
 * Fills a signed-in user's order in with the settings of the account, only where it is empty.
 *
 * @returns the settings; undefined for a visitor, and until they are loaded. Without them the order is filled in by hand.
 */
export function useOrderStart(): OrderStart | undefined {
  const { transport, part } = usePortal();
  const order = part(openOrder);
  const userId = useUser()?.userId ?? null;
  const guid = useFlow(order.store, selectGuid);
  const { data: start } = useQuery({
    ...orderStartQuery(transport, { userId: userId ?? '', guid }),
    enabled: userId !== null,
  });

  useEffect(() => {
    if (!start) return;
    const defaults = startDefaults(order.store.getState().draft, start);
    if (Object.keys(defaults).length > 0) order.patch(defaults);
  }, [start, order]);

  return start;
}
