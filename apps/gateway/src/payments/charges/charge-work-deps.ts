import type { DatabaseLog } from '../../database/database-log.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CardProvider } from '../providers/card-provider.ts';
import type { ChargeHandlers, Payments } from './payments.ts';

/** What the work behind charges needs. */
export interface ChargeWorkDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Undefined: there is none any more, and charges of an earlier one only end. */
  readonly provider: CardProvider | undefined;
  readonly charges: Pick<Payments, 'refresh'>;
  readonly handlers: () => ChargeHandlers;
  readonly log: DatabaseLog;
}
