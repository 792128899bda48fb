/** Saturday, 21 November 2026, 12:00 in Bangkok: the time at which every test begins. */
export const noon = new Date('2026-11-21T05:00:00Z');

export const daySeconds = 86_400;

/** A clock that only the test advances. */
export function createFakeClock(start: Date = noon) {
  let now = start;
  return {
    now: () => now,
    advanceSeconds: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    set: (moment: Date) => {
      now = moment;
    },
  };
}
