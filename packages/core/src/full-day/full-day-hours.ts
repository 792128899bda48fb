/** Ids of the full-day hires on the wire (decisions): 1 is 4 hours, 2 is 9 hours, 3 is monthly. */
export type FullDayHoursId = 1 | 2 | 3;

/** The id for a number of hours: 4 is 1, 9 is 2, anything else 3 (spec §4 "Duplicate a job"). */
export function fullDayHoursId(durationHours: number): FullDayHoursId {
  if (durationHours === 4) return 1;
  return durationHours === 9 ? 2 : 3;
}
