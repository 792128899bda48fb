/** When a ride began and how fast its time runs. */
export interface RideTime {
  readonly startedAt: Date;
  /** Simulated seconds per second. */
  readonly speed: number;
}

/** The time at which a second of the ride is reached. */
export const momentOf = ({ startedAt, speed }: RideTime, second: number): Date =>
  new Date(startedAt.getTime() + Math.round((second * 1000) / speed));

/** The second of the ride that is reached at a time. */
export const secondAt = ({ startedAt, speed }: RideTime, moment: Date): number =>
  ((moment.getTime() - startedAt.getTime()) * speed) / 1000;
