import { useEffect } from 'react';
import { openOrder } from '../shell/open-order.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { useTabOfAddress } from './use-tab-of-address.ts';

/** Keeps the order and the page's address in step: its tab is in the address, and an open payment is left with the page. Renders nothing. */
export function OrderAddress() {
  useTabOfAddress();
  const order = usePortal().part(openOrder);
  useEffect(
    () => () => {
      if (order.store.getState().mode.kind === 'payment') order.leaveMode();
    },
    [order],
  );
  return null;
}
