import type { DriverSession, Session } from '../http/callers/session.ts';
import { type JobScope, scopeOf } from '../jobs/job-scope.ts';

/** A user: a customer in the own rooms, and an admin in support rooms too. */
export interface UserCaller {
  readonly kind: 'user';
  readonly userId: string;
  readonly scope: JobScope;
  readonly isAdmin: boolean;
}

/** The app of a driver; also the simulator's drivers, who have none. */
export interface DriverCaller {
  readonly kind: 'driver';
  readonly driverId: number;
}

/** Whoever reads or writes in rooms. */
export type ChatCaller = UserCaller | DriverCaller;

/** All who answer in support rooms are one member: what one of them has read, the next need not read again. */
export const supportMember = 'support';

export const driverMember = (driverId: number): string => `driver-${driverId}`;

export const userCaller = (session: Session): UserCaller => ({
  kind: 'user',
  userId: session.userId,
  scope: scopeOf(session),
  isAdmin: session.role === 'admin',
});

export const driverCaller = ({ driverId }: DriverSession): DriverCaller => ({ kind: 'driver', driverId });
