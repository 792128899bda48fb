import type { Clock } from '../deps.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { httpTexts } from '../http/texts.ts';
import { findUsers, setStatus, setUserGroup, type UserCursor } from './admin-queries.ts';
import { recordChange } from './change-queries.ts';
import { readLoginName } from './login-name.ts';
import { endSessions } from './password-queries.ts';
import type { Db, UserRow } from './queries.ts';
import { accountTexts } from './texts.ts';

const pageSize = 50;

/** A page of users. */
export interface UserPage {
  readonly users: readonly UserRow[];
  /** Hands back the page after this one; undefined on the last. */
  readonly next: string | undefined;
}

/** What the office decides about an account, and why. */
export interface OfficeDecision {
  readonly adminId: string;
  readonly userId: string;
  readonly reason: string;
}

/** What the office does with accounts. */
export interface Administration {
  find(query: { search: string | undefined; after: string | undefined }): Promise<UserPage>;
  /** Ends its sessions; tokens answer 132 from then on. @throws {BusinessRefusal} 404, 409 the own account. */
  suspend(decision: OfficeDecision): Promise<void>;
  /** @throws {BusinessRefusal} 404. */
  unsuspend(decision: OfficeDecision): Promise<void>;
  /** Puts an account into a group, whose full-day packages it is offered. @throws {BusinessRefusal} 404. */
  setGroup(decision: Omit<OfficeDecision, 'reason'> & { readonly userGroup: string }): Promise<void>;
}

const writeCursor = ({ created_at, id }: UserRow): string => `${created_at.getTime()}_${id}`;

/** Whatever is no cursor of ours begins at the start. */
function readCursor(text: string | undefined): UserCursor | undefined {
  const [, time, id] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(text ?? '') ?? [];
  return time === undefined || id === undefined ? undefined : { createdAt: new Date(Number(time)), id };
}

/** Builds the service. */
export function createAdministration({ db, clock }: { readonly db: Db; readonly clock: Clock }): Administration {
  const decide = (status: 'active' | 'suspended', { adminId, userId, reason }: OfficeDecision): Promise<void> =>
    db.transaction().execute(async (trx) => {
      if (!(await setStatus(trx, userId, status))) throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
      const at = clock.now();
      if (status === 'suspended') await endSessions(trx, { userId, now: at });
      const kind = status === 'suspended' ? 'suspended' : 'unsuspended';
      await recordChange(trx, { userId, changedBy: adminId, kind, detail: { reason }, at });
    });

  return {
    find: async ({ search, after }) => {
      const text = search?.trim();
      const users = await findUsers(db, {
        search: text === undefined || text === '' ? undefined : { text, name: readLoginName(text) },
        after: readCursor(after),
        limit: pageSize + 1,
      });
      const page = users.slice(0, pageSize);
      const last = page.at(-1);
      return { users: page, next: users.length > pageSize && last !== undefined ? writeCursor(last) : undefined };
    },
    suspend: async (decision) => {
      if (decision.userId === decision.adminId) throw new BusinessRefusal({ code: 409, text: accountTexts.ownAccount });
      await decide('suspended', decision);
    },
    unsuspend: (decision) => decide('active', decision),
    setGroup: ({ adminId, userId, userGroup }) =>
      db.transaction().execute(async (trx) => {
        const before = await setUserGroup(trx, userId, userGroup);
        if (before === undefined) throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
        const detail = { from: before, to: userGroup };
        await recordChange(trx, { userId, changedBy: adminId, kind: 'userGroup', detail, at: clock.now() });
      }),
  };
}
