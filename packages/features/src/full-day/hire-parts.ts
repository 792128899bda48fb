import type { Satang } from '@songwai/core/basics/money';
import type { HireFlow } from '@songwai/core/full-day/hire-state';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Payment } from '@songwai/core/payments/payment';
import type { Place } from '@songwai/core/places/place';
import type { SortableStopsProps } from '@songwai/ui/route-line/sortable-stops';
import type { SortableStop } from '@songwai/ui/route-line/use-sorting';
import type { ComponentType, ReactNode } from 'react';

/** Asking for the quotation of a monthly hire. */
export interface Quote {
  readonly isBusy: boolean;
  /** Why the last try failed. */
  readonly error: GatewayError | null;
  /** Asks, and leads to the quotation. */
  ask(): void;
}

/** A place of a hire on its line. */
export interface HireStopItem extends SortableStop {
  readonly index: number;
}

/** The order's stops with their handles, as far as a hire has the same. */
interface HireStopsProps extends Pick<SortableStopsProps<HireStopItem>, 'label' | 'stops' | 'renderStop' | 'last'> {
  readonly onMove: (fromIndex: number, toIndex: number) => void;
}

/** The search for one place. */
export interface HireSearchProps {
  readonly shouldFocus: boolean;
  /** Places near it come first. */
  readonly near: Place | null;
  readonly onChoose: (place: Place) => void;
  readonly onCancel: () => void;
  readonly onPin: () => void;
}

/** A booked hire that waits for its payment. */
export interface AwaitedHireProps {
  /** The first of its jobs. */
  readonly jobId: string;
  readonly payment: Payment;
  readonly amountSatang: Satang;
  readonly isNew: boolean;
  readonly onPaid: (payment: Payment | null) => void;
  readonly again: { readonly label: string; readonly onPress: () => void };
}

/** A booking that money stands in the way of. */
export interface RefusedHireProps {
  readonly error: GatewayError;
  readonly onOtherWay: () => void;
  readonly onBook: () => void;
}

/** What rooms above this one, and the shell, add to a hire: our own page, or a partner's element. */
export interface HireParts {
  /** The places on their line, moved by hand or by key. */
  readonly Stops: ComponentType<HireStopsProps>;
  readonly Search: ComponentType<HireSearchProps>;
  readonly Awaited: ComponentType<AwaitedHireProps>;
  readonly Refused: ComponentType<RefusedHireProps>;
  /** The way to one of the booked jobs, around its number; `trackingId` is of its public link, and empty if unknown. */
  readonly JobLink: ComponentType<{ readonly jobId: string; readonly trackingId: string; readonly children: ReactNode }>;
  /** The way on after a booking; it may be nothing where the links say it all. */
  readonly BookedNext: ComponentType<{ readonly jobIds: readonly string[] }>;
  /** How it is paid, in the bar, with the sheet that changes it; shows its children until it is loaded. */
  readonly Payment: ComponentType<{
    readonly flow: HireFlow;
    readonly netSatang: Satang | null;
    /** The sheet is open. */
    readonly isPaying: boolean;
    readonly children: ReactNode;
  }>;
  /** Asking for the quotation of a monthly hire; absent where there are none. */
  readonly Quoting?: ComponentType<{ readonly flow: HireFlow; readonly children: (quote: Quote) => ReactNode }>;
}
