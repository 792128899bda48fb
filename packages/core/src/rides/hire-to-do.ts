import type { Static } from 'typebox';
import type { DriverGender } from '../full-day/full-day.ts';
import type { LocalName } from '../pricing/catalog.ts';
import type { hireToDo } from './hire-contract.ts';

/** What a driver who is hired by the day has to know. */
export interface HireToDo {
  /** Of each day. */
  readonly durationHours: number;
  /** In a row, from the day of the job on. */
  readonly days: number;
  /** How many were hired together, and which of them this one is, from 1. */
  readonly drivers: number;
  readonly driver: number;
  readonly driverGender: DriverGender;
  readonly options: readonly { readonly id: number; readonly text: LocalName }[];
}

/** Null for a job that is no hire. */
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
