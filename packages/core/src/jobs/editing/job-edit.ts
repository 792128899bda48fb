import type { Satang } from '../../basics/money.ts';
import type { PriceLines } from '../../pricing/fares/fare.ts';
import type { JobStop } from '../booking/job-stop.ts';
import type { StopLock } from './stop-lock.ts';

/** How the difference of a change is paid, or comes back. */
export type DifferenceWay = 'none' | 'cash' | 'invoice' | 'wallet' | 'open' | 'card' | 'walletLater';

/** Why the gateway refuses a change of a job's stops. */
export type EditRefusal =
  | 'not_changeable'
  | 'stop_locked'
  | 'price_changed'
  | 'changed_meanwhile'
  | 'cash_taken'
  | 'wallet_short';

/** A stop of the job as it is now. */
export interface EditableStop {
  /** Why it stays as it is; null if it can change. */
  readonly lock: StopLock | null;
  /** It pays the driver in cash, so it cannot be removed. */
  readonly isPayer: boolean;
}

/** What a change of a job's stops costs, and which of them can change. */
export interface JobEdit extends PriceLines {
  readonly revision: number;
  readonly stops: readonly EditableStop[];
  /** First index at which a stop may be added; null if none may. */
  readonly addFrom: number | null;
  readonly beforeSatang: Satang;
  readonly netSatang: Satang;
  /** Below 0 if it becomes cheaper. */
  readonly differenceSatang: Satang;
  readonly way: DifferenceWay;
  /** What the wallet lacks. */
  readonly missingSatang: Satang;
  readonly distanceKm: number;
}

/** A stop as the customer wants it. */
export interface EditedStop {
  /** Stays the same while it is edited. */
  readonly key: string;
  /** Index among the booked stops; null for a new one. */
  readonly booked: number | null;
  /** Without a place yet: an empty name. */
  readonly stop: JobStop;
}
