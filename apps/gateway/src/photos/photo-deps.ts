import type { Db } from '../platform/db.ts';
import type { Clock, Random } from '../platform/deps.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** The dependencies of the photo services. */
export interface PhotoDeps {
  readonly db: Db;
  readonly store: ObjectStore;
  readonly isProduction: boolean;
  readonly clock: Clock;
  readonly random: Random;
}
