import type { DriverDb } from './queries.ts';

/**
 * A driver's work, provided by the rooms of dispatch. Each method runs in the caller's transaction, which has locked the driver's
 * row.
 */
export interface DriverWork {
  /**
   * Takes a driver off a job before its pick-up.
   *
   * @returns false, without any change, where the driver has the goods.
   */
  letGo(trx: DriverDb, driverId: number): Promise<boolean>;
  isOnJob(trx: DriverDb, driverId: number): Promise<boolean>;
  /** Withdraws the driver's open offers. */
  withdrawOffers(trx: DriverDb, driverId: number): Promise<void>;
}
