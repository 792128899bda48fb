import { randomInt } from 'node:crypto';

/** An order of the shop. */
export interface ShopOrder {
  /** The shop's own number, the `reference` of the delivery. */
  readonly number: string;
  readonly guestId: string;
  /** Once the order is placed. */
  readonly placed: { readonly email: string; readonly message: string; readonly trackingId: string } | null;
}

/** How many orders are remembered; a shop would store them in its database. */
const mostOrders = 10_000;

/** The orders of the shop, in memory. */
export const createShopOrders = () => {
  const orders = new Map<string, ShopOrder>();
  const store = (order: ShopOrder): ShopOrder => {
    orders.set(order.number, order);
    const [oldest] = orders.keys();
    if (orders.size > mostOrders && oldest !== undefined) orders.delete(oldest);
    return order;
  };
  const newNumber = (): string => {
    const number = `CC-${randomInt(100_000, 1_000_000)}`;
    return orders.has(number) ? newNumber() : number;
  };
  return {
    /** The guest's order that is not placed yet; a new one if there is none. */
    openFor: (guestId: string): ShopOrder =>
      [...orders.values()].find((order) => order.guestId === guestId && order.placed === null) ??
      store({ number: newNumber(), guestId, placed: null }),
    /** @returns undefined for an order of somebody else, too */
    find: (number: string, guestId: string): ShopOrder | undefined => {
      const order = orders.get(number);
      return order?.guestId === guestId ? order : undefined;
    },
    place: (order: ShopOrder, placed: NonNullable<ShopOrder['placed']>): ShopOrder => store({ ...order, placed }),
  };
};
