import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { Page } from '../../platform/paging/page.ts';
import { transact } from '../../platform/transact.ts';
import { readSupportLine } from '../../settings/support-line-queries.ts';
import { type ChangeQuery, type ChangeRow, listChanges, recordChange } from '../change-queries.ts';
import { notifyOwner } from '../contacts/notify-owner.ts';
import { readLoginName } from '../login-name.ts';
import type { EndSessions } from '../open-session.ts';
import type { UserRow } from '../queries.ts';
import { accountTexts } from '../texts.ts';
import { lockAccount } from './administrator-queries.ts';
import { requireAnother } from './administrators.ts';
import { reinstatedMail, reinstatedText, suspendedMail, suspendedText } from './suspension-mails.ts';
import { findUsers, setStatus, setUserGroup, type UserQuery } from './user-admin-queries.ts';

const pageSize = 50;

/** A decision of an administrator about an account, with its reason. */
export interface AdminDecision {
  readonly adminId: string;
  readonly userId: string;
  readonly reason: string;
}

/** What administrators may do with accounts. */
export interface UserAdmin {
  find(query: Pick<UserQuery, 'role' | 'cursor'> & { search: string | undefined }): Promise<Page<UserRow>>;
  /** Changes of accounts with their authors, newest first. */
  listChanges(query: Omit<ChangeQuery, 'size'>): Promise<Page<ChangeRow>>;
  /**
   * Ends the account's sessions; its tokens answer 132 from then on. The owner gets the reason and the contacts of support.
   *
   * @throws {BusinessRefusal} 404, 409 the own account, or the last administrator.
   */
  suspend(decision: AdminDecision): Promise<void>;
  /** Notifies the owner. @throws {BusinessRefusal} 404. */
  unsuspend(decision: AdminDecision): Promise<void>;
  /** Moves an account into a group, which decides the full-day packages offered to it. @throws {BusinessRefusal} 404. */
  setGroup(decision: Omit<AdminDecision, 'reason'> & { readonly userGroup: string }): Promise<void>;
}

interface UserAdminDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly endSessions: EndSessions;
  /** Mail address of support; absent: customers call. */
  readonly supportMail: string | undefined;
}

/** Builds the service. */
export function createUserAdmin({ db, clock, endSessions, supportMail }: UserAdminDeps): UserAdmin {
  const notify = async (trx: Db, user: UserRow, { reason, isSuspended }: { reason: string; isSuspended: boolean }) => {
    const words = { reason, line: await readSupportLine(trx), supportMail };
    const notice = isSuspended
      ? { mail: suspendedMail(words), text: suspendedText(words) }
      : { mail: reinstatedMail(words), text: reinstatedText(words) };
    await notifyOwner(trx, user, { purpose: isSuspended ? 'suspended' : 'unsuspended', at: clock.now(), ...notice });
  };

  const decide = (status: 'active' | 'suspended', { adminId, userId, reason }: AdminDecision): Promise<void> =>
    transact(db, async (trx) => {
      const isSuspended = status === 'suspended';
      if (isSuspended) await requireAnother(trx, userId);
      const user = await lockAccount(trx, userId);
      if (user === undefined) throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
      // A repeated decision is recorded and sent only once.
      if (user.status === status) return;
      await setStatus(trx, userId, status);
      const at = clock.now();
      if (isSuspended) await endSessions(trx, { userId, now: at });
      const kind = isSuspended ? 'suspended' : 'unsuspended';
      await recordChange(trx, { userId, changedBy: adminId, kind, detail: { reason }, at });
      await notify(trx, user, { reason, isSuspended });
    });

  return {
    find: async ({ search, role, cursor }) => {
      const text = search?.trim();
      return findUsers(db, {
        search: text === undefined || text === '' ? undefined : { text, name: readLoginName(text) },
        role,
        cursor,
        size: pageSize,
      });
    },
    listChanges: (wanted) => listChanges(db, { ...wanted, size: pageSize }),
    suspend: async (decision) => {
      if (decision.userId === decision.adminId) throw new BusinessRefusal({ code: 409, text: accountTexts.ownAccount });
      await decide('suspended', decision);
    },
    unsuspend: (decision) => decide('active', decision),
    setGroup: ({ adminId, userId, userGroup }) =>
      transact(db, async (trx) => {
        const before = await setUserGroup(trx, userId, userGroup);
        if (before === undefined) throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
        const detail = { from: before, to: userGroup };
        await recordChange(trx, { userId, changedBy: adminId, kind: 'userGroup', detail, at: clock.now() });
      }),
  };
}
