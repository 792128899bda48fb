import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { startDefaults } from '@songwai/core/orders/draft/start-defaults';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { fetchOrderStart, type OrderStart } from '@songwai/core/startup/order-start-calls';
import type { Portal } from '../portal.ts';

/**
 * Remembers what the user's order begins with; asked once for each order, because settings may have changed on another device. A
 * failed request is made again by the next call.
 */
const openStarts = ({ transport }: Portal) => {
  let asked: { readonly key: string; readonly start: Promise<OrderStart> } | null = null;

  return (userId: string, guid: string): Promise<OrderStart> => {
    const key = `${userId} ${guid}`;
    if (asked?.key === key) return asked.start;
    const request = { key, start: fetchOrderStart(transport, userId) };
    asked = request;
    request.start.catch(() => {
      if (asked === request) asked = null;
    });
    return request.start;
  };
};

type Host = Pick<Portal, 'session' | 'part'>;

const userIdOf = ({ session }: Host): string | null => {
  const state = session.store.getState();
  return state.status === 'signedIn' ? state.user.userId : null;
};

/**
 * Fills an order in with the settings of the account, only where it is empty.
 *
 * @returns the settings; null for a visitor
 * @throws GatewayError if they cannot be had
 */
export const startOrder = async (host: Host, order: OrderFlow): Promise<OrderStart | null> => {
  const { guid } = order.store.getState().draft;
  const userId = userIdOf(host);
  if (userId === null) return null;
  const start = await host.part(openStarts)(userId, guid);
  const { draft } = order.store.getState();
  // Unless another order, or another user, has come meanwhile.
  if (draft.guid === guid && userIdOf(host) === userId) {
    const defaults = startDefaults(draft, start);
    if (Object.keys(defaults).length > 0) order.patch(defaults);
  }
  return start;
};

/** Likewise; without the settings, the order is filled in by hand. */
export const fillInStart = async (host: Host, order: OrderFlow): Promise<void> => {
  try {
    await startOrder(host, order);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
  }
};
