import type { hireToDo } from '@songwai/core/rides/hire-contract';
import type { Static } from 'typebox';
import type { StoredFullDay } from '../../jobs/tables.ts';

/** A hire as its driver sees it: without the prices that the customer pays. */
export const toWireHire = (hire: StoredFullDay): Static<typeof hireToDo> => ({
  durationHours: hire.durationHours,
  days: hire.days,
  drivers: hire.drivers,
  driver: hire.driver,
  messengerGender: hire.messengerGender,
  options: hire.options.map(({ id, descTh, descEn }) => ({ id, descTh, descEn })),
});
