import type { DriverDb } from './queries.ts';

/** What a driver is on; the room that dispatches hands it in. Each is called in the caller's transaction, which has locked the driver's row. */
export interface DriverWork {
  /**
   * Takes a driver off a job before its pick-up.
   *
   * @returns false where the driver has the goods: nothing is changed then.
   */
  letGo(trx: DriverDb, driverId: number): Promise<boolean>;
  isOnJob(trx: DriverDb, driverId: number): Promise<boolean>;
  /** Takes back what the driver is offered and has not answered. */
  withdrawOffers(trx: DriverDb, driverId: number): Promise<void>;
}
