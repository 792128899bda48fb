import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { recordChange } from '../change-queries.ts';
import { notifyOwner } from '../contacts/notify-owner.ts';
import type { EndSessions } from '../open-session.ts';
import type { UserRow } from '../queries.ts';
import { listAdministrators, lockAccount, lockAdministrators, setRole } from './administrator-queries.ts';
import { administratorTexts, appointedMail, appointedText, dismissedMail, dismissedText } from './administrator-texts.ts';

/** A decision to give or take the administrator role. */
export interface RoleDecision {
  readonly userId: string;
  /** Null: the operator, on the machine of the gateway. */
  readonly adminId: string | null;
  readonly reason: string;
}

/** Gives and takes the administrator role. */
export interface Administrators {
  list(): Promise<readonly UserRow[]>;
  /**
   * Ends the account's sessions, so that an open session never gains the role.
   *
   * @returns false where the account is an administrator already.
   * @throws {BusinessRefusal} 403 the caller is no longer an administrator, 404, 409 suspended or without a proven phone or
   * e-mail of its own.
   */
  make(decision: RoleDecision): Promise<boolean>;
  /**
   * The account's sessions continue as a customer's, from the next call on.
   *
   * @returns false where the account is no administrator.
   * @throws {BusinessRefusal} 403 the caller is no longer an administrator, 404, 409 the last administrator who can sign in.
   */
  unmake(decision: RoleDecision): Promise<boolean>;
}

interface AdministratorsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly endSessions: EndSessions;
  readonly publicUrl: string;
}

const refuse = (text: keyof typeof administratorTexts) => new BusinessRefusal({ code: 409, text: administratorTexts[text] });

/**
 * Locks the administrators for a decision about one of them.
 *
 * @throws {BusinessRefusal} 409 no other administrator could sign in.
 */
export async function requireAnother(trx: Db, userId: string): Promise<void> {
  const active = (await lockAdministrators(trx)).filter(({ status }) => status === 'active');
  if (active.length === 1 && active[0]?.id === userId) throw refuse('isLast');
}

/** Builds the service, for the calls of administrators and for the operator's command. */
export function createAdministrators({ db, clock, endSessions, publicUrl }: AdministratorsDeps): Administrators {
  const decide = (
    { userId, adminId, reason }: RoleDecision,
    { role, check }: { role: UserRow['role']; check: (trx: Db, user: UserRow) => Promise<void> },
  ): Promise<boolean> =>
    transact(db, async (trx) => {
      // Checked again with the rows locked: the deciding administrator may have lost the role a moment ago.
      const isActiveAdmin = (await lockAdministrators(trx)).some(({ id, status }) => id === adminId && status === 'active');
      if (adminId !== null && !isActiveAdmin) throw new BusinessRefusal({ code: 403, text: httpTexts.forbidden });
      const user = await lockAccount(trx, userId);
      if (user === undefined) throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
      if (user.role === role) return false;
      await check(trx, user);
      await setRole(trx, userId, role);
      const at = clock.now();
      const kind = role === 'admin' ? 'madeAdministrator' : 'unmadeAdministrator';
      const detail = { reason, ...(adminId === null && { by: 'operator' }) };
      await recordChange(trx, { userId, changedBy: adminId, kind, detail, at });
      if (role === 'admin') await endSessions(trx, { userId, now: at });
      const words =
        role === 'admin'
          ? { mail: appointedMail(publicUrl), text: appointedText(publicUrl) }
          : { mail: dismissedMail, text: dismissedText };
      await notifyOwner(trx, user, { purpose: 'role', at, ...words });
      return true;
    });

  return {
    list: () => listAdministrators(db),
    make: (decision) =>
      decide(decision, {
        role: 'admin',
        check: async (_trx, { status, is_verified, email, phone }) => {
          if (status !== 'active') throw refuse('isSuspended');
          // A partner's guest has neither. The partner vouches for its guests, so it could make itself an administrator.
          if (!is_verified || (email ?? phone) === null) throw refuse('isUnproven');
        },
      }),
    unmake: (decision) => decide(decision, { role: 'customer', check: (trx, { id }) => requireAnother(trx, id) }),
  };
}
