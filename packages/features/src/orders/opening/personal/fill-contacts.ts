import { newContacts } from '@songwai/core/orders/draft/known-contact';
import type { OrderFlow } from '@songwai/core/orders/order-state';

const followed = new WeakSet<OrderFlow>();

/** From now on, whoever is known at a chosen place is filled in at its stop. Once for an order, however often its search opens. */
export function fillContacts(flow: OrderFlow): void {
  if (followed.has(flow)) return;
  followed.add(flow);
  flow.store.subscribe(({ draft }, before) => {
    if (draft === before.draft) return;
    for (const { key, patch } of newContacts(before.draft, draft)) flow.patchStop(key, patch);
  });
}
