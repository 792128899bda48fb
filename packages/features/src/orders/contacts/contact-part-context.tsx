import type { Stop } from '@songwai/core/orders/draft/draft';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { type ComponentType, createContext } from 'react';

export interface ContactPartProps {
  readonly flow: OrderFlow;
  readonly stop: Stop;
}

/** Asks more of a drop-off than whom the driver meets there; set by our own page. */
export const ContactPartContext = createContext<ComponentType<ContactPartProps> | null>(null);
