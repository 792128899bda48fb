import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { sessionTexts } from '../../http/texts.ts';
import type { OpenedSession } from '../../identity/open-session.ts';
import { findUser } from '../../identity/queries.ts';
import type { PartnerRow } from '../queries.ts';

/** The session of a partner's user. */
export interface SignedOn extends OpenedSession {
  readonly partner: PartnerRow;
  /** A job of the guest that waits to be paid; undefined if there is none. */
  readonly awaitedJobId: string | undefined;
}

/** A partner vouches for a user's identity, but cannot reopen an account that the gateway has closed. */
export async function refuseClosedAccount(db: Kysely<Database>, userId: string): Promise<void> {
  const user = await findUser(db, userId);
  if (user?.status === 'removed') throw new BusinessRefusal({ code: 131, text: sessionTexts[131] });
  if (user?.status === 'suspended') throw new BusinessRefusal({ code: 132, text: sessionTexts[132] });
}
