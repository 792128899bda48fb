import type { HireFlow } from '@songwai/core/full-day/hire-state';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { ComponentType, ReactNode } from 'react';

/** Asking for the quotation of a monthly hire. */
export interface Quote {
  readonly isBusy: boolean;
  /** Why the last try failed. */
  readonly error: GatewayError | null;
  /** Asks, and leads to the quotation. */
  ask(): void;
}

/** What rooms above this one add to its page; the route table puts them together. */
export interface HireParts {
  /** The choice of payment, in a sheet. */
  readonly Payment: ComponentType<{
    readonly flow: HireFlow;
    readonly canPayByInvoice: boolean;
    readonly onClose: () => void;
  }>;
  /** The quotation, filling as one types. */
  readonly MonthPreview: ComponentType<{ readonly flow: HireFlow }>;
  readonly Quoting: ComponentType<{ readonly flow: HireFlow; readonly children: (quote: Quote) => ReactNode }>;
}
