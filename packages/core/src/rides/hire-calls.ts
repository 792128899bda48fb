import type { Static } from 'typebox';
import type { DriverGender } from '../full-day/full-day.ts';
import type { LocalName } from '../pricing/catalog.ts';
import type { hireToDo } from './hire-contract.ts';

/** A driver's view of a hire by the day. */
export interface HireToDo {
  /** Per day. */
  readonly durationHours: number;
  /** Consecutive days from the job's date. */
  readonly days: number;
  /** How many drivers were hired together, and the number of this one, from 1. */
  readonly drivers: number;
  readonly driver: number;
  readonly driverGender: DriverGender;
  readonly options: readonly { readonly id: number; readonly text: LocalName }[];
}

/** Null unless the job is a hire. */
export const hireFromWire = (wire: Static<typeof hireToDo> | undefined): HireToDo | null =>
  wire === undefined
    ? null
    : {
        durationHours: wire.durationHours,
        days: wire.days,
        drivers: wire.drivers,
        driver: wire.driver,
        driverGender: wire.messengerGender,
        options: wire.options.map(({ id, descTh, descEn }) => ({ id, text: { th: descTh, en: descEn } })),
      };
