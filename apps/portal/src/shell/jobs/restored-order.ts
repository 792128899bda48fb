import type { OrderFlow } from '@songwai/core/orders/order-state';

/** Resolves when the order that was begun before is here, if there is one. */
export const restoredOrder = ({ store }: OrderFlow): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!store.getState().isRestored) return;
      stopLooking();
      resolve();
    };
    const stopLooking = store.subscribe(look);
    look();
  });
