import type { FullDaySelection } from './full-day.ts';

/** The chosen package, in the wire's names. */
export const selectionToWire = ({ packageId, optionIds, driverCount, driverGender }: FullDaySelection) => ({
  fullday_pkg_id: packageId,
  options: optionIds,
  skNumber: driverCount,
  messengerGender: driverGender,
});
