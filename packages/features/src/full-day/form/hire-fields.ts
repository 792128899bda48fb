import type { HireFlow } from '@songwai/core/full-day/hire-state';
import type { ComponentType } from 'react';
import type { LazyPart } from '../../shared/lazy-part.ts';

type Section = ComponentType<{ readonly flow: HireFlow }>;

/** The parts of the form that shells have in different ways. They are large, and come after what is chosen first. */
export interface HireFields {
  readonly loadMoment: LazyPart<{ readonly MomentSection: Section }>;
  /** Of a hire by the month; absent where there are none. */
  readonly monthly?: {
    readonly loadMonth: LazyPart<{ readonly MonthSection: Section }>;
    readonly loadAddressee: LazyPart<{ readonly AddresseeSection: Section }>;
  };
}
