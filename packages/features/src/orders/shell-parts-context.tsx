import type { Transport } from '@songwai/core/gateway/transport-types';
import type { Stop } from '@songwai/core/orders/draft/draft';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { type ComponentType, createContext, type ReactNode } from 'react';

/** Of a part in the card of a stop's contact. */
export interface ContactPartProps {
  readonly flow: OrderFlow;
  readonly stop: Stop;
}

/** Of the part for the ways to pay. */
export interface PayTermPartProps {
  readonly flow: OrderFlow;
  readonly children: ReactNode;
}

/** Of the ways to pay among the contacts. */
export type PaySectionPartProps = Pick<PayTermPartProps, 'flow'>;

/** Whose places an order may suggest. */
export interface PersonalSource {
  /** With the session of the owner. */
  readonly transport: Transport;
  /** The user's id. */
  readonly owner: string;
}

/** What a shell adds to the order form; our own page adds all of it, a partner's nothing. */
export interface ShellParts {
  /** Whose places and people are suggested; null or absent: nobody's. */
  readonly personal?: PersonalSource | null;
  /** Opens the page for hires by the day, which is a tab of the order there. */
  readonly onFullDay?: () => void;
  /** Rows among the ways to a place when a stop's search opens. */
  readonly searchWays?: ReactNode;
  /** Below a contact's name and phone: whom to fill in, what to collect. */
  readonly ContactPart?: ComponentType<ContactPartProps>;
  /** How the order is paid, in the bar, where there are more ways than cash; shows its children until it is loaded. */
  readonly PayTerm?: ComponentType<PayTermPartProps>;
  /** The ways to pay, among the contacts of a shell whose last step they are; in place of the question who pays cash. */
  readonly PaySection?: ComponentType<PaySectionPartProps>;
}

export const ShellPartsContext = createContext<ShellParts>({});
