import type { Gateway } from '../builders/gateway.ts';
import type { makeSweeper } from '../builders/payments.ts';
import { openSession } from '../builders/sessions.ts';

/** What a sequence acts on: a customer, the driver of the customer's jobs and an administrator. */
export interface Actors {
  readonly gateway: Gateway;
  readonly sweeper: ReturnType<typeof makeSweeper>;
  readonly user: SignedIn;
  readonly driverId: number;
  /** Faults that an earlier sequence left in the same database, while a failure is narrowed down. */
  readonly known: readonly string[];
  readonly admin: SignedIn;
}

interface SignedIn {
  readonly userId: string;
  token: string;
}

/** Lets time pass; customer and administrator sign in again, as they would after a month. */
export async function passSeconds({ gateway, user, admin }: Actors, seconds: number): Promise<void> {
  gateway.clock.advanceSeconds(seconds);
  user.token = await openSession(gateway, user.userId);
  admin.token = await openSession(gateway, admin.userId);
}

export const nowOf = ({ gateway }: Pick<Actors, 'gateway'>): number => gateway.clock.now().getTime();
