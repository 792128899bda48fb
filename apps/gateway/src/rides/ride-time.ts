/** When a ride began and how fast its time runs. */
export interface RideTime {
  readonly startedAt: Date;
  /** Simulated seconds per second. */
  readonly speed: number;
}

/** The moment at which so many seconds of the ride have passed. */
export const momentOf = ({ startedAt, speed }: RideTime, second: number): Date =>
  new Date(startedAt.getTime() + Math.round((second * 1000) / speed));

/** How many seconds of the ride have passed at a moment. */
export const secondAt = ({ startedAt, speed }: RideTime, moment: Date): number =>
  ((moment.getTime() - startedAt.getTime()) * speed) / 1000;
