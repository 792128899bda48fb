import { sql } from 'kysely';
import { type WalletKind, walletKinds } from '../../ledger/accounts.ts';
import type { MovementKind } from '../../ledger/tables.ts';
import type { Db } from '../../platform/db.ts';

/** Movements that put a job's money aside, and return it. What comes up later is paid apart. */
const holding = [
  'booked',
  'bookingPaid',
  'priceAdded',
  'routeChanged',
  'released',
  'captured',
] as const satisfies readonly MovementKind[];

/** What a job has put aside, and where it came from; all in satang, above or equal to 0. */
export interface SumsAside {
  readonly holdSatang: number;
  readonly promotionSatang: number;
  readonly creditSatang: number;
  /** Through the card provider. */
  readonly providerSatang: number;
  readonly wallet: readonly { readonly kind: WalletKind; readonly amountSatang: number }[];
}

/**
 * Adds up a job's movements by account, since everything was given back last: a job whose search goes on is paid anew, perhaps in
 * another way.
 */
export async function readSumsAside(db: Db, jobId: string): Promise<SumsAside> {
  const rows = await db
    .selectFrom('ledger_movements')
    .innerJoin('ledger_entries', 'ledger_entries.movement_id', 'ledger_movements.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select('ledger_accounts.kind')
    .select(sql<number>`sum(ledger_entries.amount_satang)::bigint`.as('satang'))
    .where('ledger_movements.job_id', '=', jobId)
    .where('ledger_movements.kind', 'in', holding)
    .where('ledger_movements.id', '>', (from) =>
      from
        .selectFrom('ledger_movements as earlier')
        .select((eb) => eb.fn.coalesce(eb.fn.max('earlier.id'), sql<number>`0`).as('id'))
        .where('earlier.job_id', '=', jobId)
        .where('earlier.kind', '=', 'released'),
    )
    // What the bank held and gave at the end has not been put aside.
    .where('ledger_movements.key', 'not like', 'captured:%')
    .groupBy('ledger_accounts.kind')
    .execute();
  const of = (kind: string): number => Number(rows.find((row) => row.kind === kind)?.satang ?? 0);
  // A part of what came through the provider may have gone back, to the card or into the wallet, when the job became cheaper.
  const returned = walletKinds.reduce((sum, kind) => sum + Math.max(0, of(kind)), 0) + of('refundDue');
  return {
    holdSatang: of('jobHold'),
    promotionSatang: of('promotion'),
    creditSatang: -of('freeCredit'),
    providerSatang: -of('cardProvider') - returned,
    wallet: walletKinds.map((kind) => ({ kind, amountSatang: Math.max(0, -of(kind)) })),
  };
}

/** How often a job's money was put aside or returned so far: makes the next movement's key. */
export async function countRounds(db: Db, jobId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_movements')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('job_id', '=', jobId)
    .where('kind', 'in', holding)
    .executeTakeFirstOrThrow();
  return row.count;
}
