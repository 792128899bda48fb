import type { Transport } from '@songwai/core/gateway/transport-types';
import type { Stop } from '@songwai/core/orders/draft/draft';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { type ComponentType, createContext, useContext } from 'react';

/** Whose places an order may suggest. */
export interface PersonalSource {
  /** With the session of the owner. */
  readonly transport: Transport;
  /** The user's id. */
  readonly owner: string;
  /** Suggests people for a contact; loaded by the shell, because others never need it. */
  readonly ContactPeople: ComponentType<ContactPeopleProps>;
}

export interface ContactPeopleProps {
  readonly flow: OrderFlow;
  readonly stop: Stop;
}

/** Set by a shell whose customer is signed in; without it an order suggests nobody's places. */
export const PersonalContext = createContext<PersonalSource | null>(null);

/** Whose places may be suggested; null for a visitor. */
export const usePersonalSource = (): PersonalSource | null => useContext(PersonalContext);
