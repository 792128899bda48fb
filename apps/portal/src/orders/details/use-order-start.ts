import type { OrderState } from '@songwai/core/orders/order-state';
import type { OrderStart } from '@songwai/core/startup/order-start-calls';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useQuery } from '@tanstack/react-query';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { useUser } from '../../shell/session/use-user.ts';

const selectGuid = ({ draft }: OrderState) => draft.guid;

/**
 * Fills a signed-in user's order in with the settings of the account, only where it is empty.
 *
 * @returns the settings; undefined for a visitor, and until they are loaded. Without them the order is filled in by hand.
 */
export function useOrderStart(): OrderStart | undefined {
  const portal = usePortal();
  const order = portal.part(openOrder);
  const userId = useUser()?.userId ?? null;
  const guid = useFlow(order.store, selectGuid);
  const { data: start } = useQuery({
    queryKey: ['order-start', userId, guid],
    queryFn: async () => (await import('../../shell/session/order-start.ts')).startOrder(portal, order),
    enabled: userId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

  return start ?? undefined;
}
