import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { executePrepared } from '../platform/execute-prepared.ts';

/** The right of one gateway to look for due work. */
export interface LookoutLease {
  /** Takes or renews it. @returns whether this gateway has it. */
  hold(): Promise<boolean>;
  /** Lets another gateway have it at once. */
  giveUp(): Promise<void>;
}

/** A gateway that hangs or vanished is replaced after this time. */
const leaseSeconds = 10;
/** How long an answer of the database is relied on. */
const renewMs = 3_000;

/** The lease is kept by the database's clock, so that gateways whose clocks differ agree. */
export function createLookoutLease(db: Db): LookoutLease {
  const holder = randomUUID();
  let isMine = false;
  let askedAtMs = Number.NEGATIVE_INFINITY;

  return {
    hold: async () => {
      const nowMs = performance.now();
      if (nowMs - askedAtMs < renewMs) return isMine;
      const { rows } = await executePrepared(
        db,
        sql`
          insert into lookout_lease (id, holder, until)
          values (true, ${holder}::uuid, now() + make_interval(secs => ${sql.lit(leaseSeconds)}))
          on conflict (id) do update set holder = excluded.holder, until = excluded.until
          where lookout_lease.holder = excluded.holder or lookout_lease.until < now()
          returning holder`,
      );
      askedAtMs = nowMs;
      isMine = rows.length > 0;
      return isMine;
    },
    giveUp: async () => {
      if (!isMine) return;
      isMine = false;
      await db.deleteFrom('lookout_lease').where('holder', '=', holder).execute();
    },
  };
}
