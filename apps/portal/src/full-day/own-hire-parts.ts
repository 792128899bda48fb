import type { HireFlow } from '@songwai/core/full-day/hire-state';
import type { HireParts, Quote } from '@songwai/features/full-day/hire-parts';
import type { ComponentType, ReactNode } from 'react';

/** What rooms above this one add to the page of a hire; the route table puts them together. */
export interface OwnHireParts extends Pick<HireParts, 'Stops' | 'Payment'> {
  /** Opens the map's strip to the whole screen. */
  readonly MapToggle: ComponentType<{ readonly isOpen: boolean; readonly onToggle: () => void }>;
  /** The quotation, filling as one types. */
  readonly MonthPreview: ComponentType<{ readonly flow: HireFlow }>;
  readonly Quoting: ComponentType<{ readonly flow: HireFlow; readonly children: (quote: Quote) => ReactNode }>;
}
