import type { Satang } from '@songwai/core/basics/money';
import type { HireFlow } from '@songwai/core/full-day/hire-state';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
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

/** What rooms above this one add to its page; the route table puts them together. */
export interface HireParts {
  /** The places on their line, moved by hand or by key. */
  readonly Stops: ComponentType<HireStopsProps>;
  /** Opens the map's strip to the whole screen. */
  readonly MapToggle: ComponentType<{ readonly isOpen: boolean; readonly onToggle: () => void }>;
  /** How it is paid, in the bar, with the sheet that changes it; shows its children until it is loaded. */
  readonly Payment: ComponentType<{
    readonly flow: HireFlow;
    readonly netSatang: Satang | null;
    /** The sheet is open. */
    readonly isPaying: boolean;
    readonly children: ReactNode;
  }>;
  /** The quotation, filling as one types. */
  readonly MonthPreview: ComponentType<{ readonly flow: HireFlow }>;
  readonly Quoting: ComponentType<{ readonly flow: HireFlow; readonly children: (quote: Quote) => ReactNode }>;
}
