import type { Transport } from '@songwai/core/gateway/transport-types';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { ShellPartsContext } from '@songwai/features/orders/shell-parts-context';
import { useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { GuestPaying, GuestState } from '../guest-state.ts';

/** What the ways to pay need of their element. */
export interface PayingHost {
  readonly gatewayOrigin: string;
  /** The element itself, as it stands in the host's page. */
  readonly host: Element;
  readonly store: StoreApi<GuestState>;
  /** With the guest's session. */
  readonly transport: Transport;
  readonly flow: OrderFlow;
}

/** The element around a part; only parts that `offerPaying` has put into the form may ask. */
export const usePayingHost = (): PayingHost => (useContext(ShellPartsContext) as GuestPaying).own;
