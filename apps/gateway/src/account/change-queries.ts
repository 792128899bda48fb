import type { Db } from './queries.ts';

/** What was changed about an account. */
export interface UserChange {
  readonly userId: string;
  /** Null where a rule of the product changed it. */
  readonly changedBy: string | null;
  /** `suspended`, `passwordChanged`, … */
  readonly kind: string;
  /** What it was changed to, without secrets. */
  readonly detail: object;
  readonly at: Date;
}

/** Notes a change, in the transaction that makes it. */
export const recordChange = async (trx: Db, { userId, changedBy, kind, detail, at }: UserChange): Promise<void> => {
  await trx
    .insertInto('user_changes')
    .values({ user_id: userId, changed_by: changedBy, kind, detail: JSON.stringify(detail), created_at: at })
    .execute();
};
