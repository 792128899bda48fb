import { randomBytes, randomUUID } from 'node:crypto';
import type { CompanyRight } from '@songwai/core/gateway/endpoint';
import type { Insertable } from 'kysely';
import type { UsersTable } from '../../src/identity/tables.ts';
import type { Clock } from '../../src/platform/deps.ts';
import { grantFreeCredit, type NewGrant } from '../../src/pricing/credit/free-credit-queries.ts';
import { insertConsents, readTermsVersion } from '../../src/terms/consent-queries.ts';
import type { Gateway } from './gateway.ts';
import { type Caller, openSession } from './sessions.ts';

type Stored = Pick<Gateway, 'db'> & { readonly clock: Clock };
type UserFields = Partial<Insertable<UsersTable>> & { readonly freeCreditSatang?: number };

/** Records that a user accepted our terms, as the dialog does. */
async function acceptTermsOf({ db, clock }: Stored, userId: string): Promise<void> {
  const terms_version = await readTermsVersion(db);
  const row = { user_id: userId, kind: 'terms', is_given: true, terms_version, channel: 'web', created_at: clock.now() } as const;
  await insertConsents(db, [row]);
}

/** Adds a signed-in customer with the demo's password, who has accepted our terms. */
export async function addCustomer(gateway: Stored, { freeCreditSatang = 0, ...fields }: UserFields = {}): Promise<Caller> {
  const { db, clock } = gateway;
  const demo = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', 'demo@songwai.test')
    .executeTakeFirstOrThrow();
  const userId = randomUUID();
  const required = { id: userId, user_type: 2, refer_code: randomBytes(8).toString('hex'), created_at: clock.now() };
  await db
    .insertInto('users')
    .values({ ...required, ...demo, ...fields } as Insertable<UsersTable>)
    .execute();
  await acceptTermsOf(gateway, userId);
  if (freeCreditSatang > 0) await addFreeCredit(gateway, { userId, amountSatang: freeCreditSatang });
  return { userId, token: await openSession(gateway, userId) };
}

/** Adds a company and returns its owner. */
export const addCompany = (gateway: Stored, fields: UserFields = {}): Promise<Caller> =>
  addCustomer(gateway, { user_type: 1, ...fields });

/** Adds a department to a company and returns its id. */
export async function addDepartment({ db, clock }: Stored, company: Pick<Caller, 'userId'>, name: string): Promise<string> {
  const id = randomUUID();
  await db.insertInto('departments').values({ id, company_user_id: company.userId, name, created_at: clock.now() }).execute();
  return id;
}

interface Membership {
  readonly rights: readonly CompanyRight[];
  readonly departmentId?: string | null;
}

/** Adds a customer who is a member of a company. */
export async function addMember(
  gateway: Stored,
  company: Pick<Caller, 'userId'>,
  { rights, departmentId = null }: Membership,
): Promise<Caller> {
  const member = await addCustomer(gateway);
  await gateway.db
    .insertInto('company_members')
    .values({
      user_id: member.userId,
      company_user_id: company.userId,
      department_id: departmentId,
      can_order: rights.includes('order'),
      can_view: rights.includes('view'),
      can_pay: rights.includes('pay'),
      can_manage: rights.includes('manage'),
      created_at: gateway.clock.now(),
    })
    .execute();
  return member;
}

/** Sets the status of the account with this e-mail address. */
export async function setStatus(
  { db }: Pick<Gateway, 'db'>,
  email: string,
  status: 'active' | 'suspended' | 'removed',
): Promise<void> {
  await db.updateTable('users').set({ status }).where('email', '=', email).execute();
}

/** Grants a customer free credit that does not expire. */
export async function addFreeCredit(
  { db, clock }: Stored,
  grant: Pick<NewGrant, 'userId' | 'amountSatang'> & Partial<NewGrant>,
): Promise<void> {
  const reason = { th: 'ของขวัญจากการทดสอบ', en: 'A present of the test' };
  const row = { reason, expiresAt: null, grantedBy: null, guid: randomUUID(), at: clock.now(), ...grant };
  await db.transaction().execute((trx) => grantFreeCredit(trx, row));
}
