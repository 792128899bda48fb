import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { ReactNode } from 'react';
import { BookedView } from '../booked-view.tsx';
import { ContactsStep } from '../contacts/contacts-step.tsx';

export interface CheckoutViewProps {
  readonly flow: OrderFlow;
  readonly isBooked: boolean;
  readonly trackingHref: (trackingId: string) => string;
  readonly onTrack?: ((trackingId: string) => unknown) | undefined;
  /** Shown after the confirmation. */
  readonly afterBooking?: ReactNode;
  /** Shown after the contacts. */
  readonly details?: ReactNode;
}

/** Replaces the stops: the contacts, then the confirmation. */
export function CheckoutView({ flow, isBooked, details, ...booked }: CheckoutViewProps) {
  return isBooked ? <BookedView flow={flow} {...booked} /> : <ContactsStep flow={flow} details={details} />;
}
