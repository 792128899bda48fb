import { randomBytes, randomUUID } from 'node:crypto';
import type { CompanyRight, Endpoint, ReplyOf } from '@songwai/core/gateway/endpoint';
import { fillPath } from '@songwai/core/gateway/transport-options';
import { createJob, getJobDetail } from '@songwai/core/jobs/contract';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { UsersTable } from '../../src/identity/tables.ts';
import { changeStatus, giveBack } from '../../src/jobs/status-queries.ts';
import type { JobsTable } from '../../src/jobs/tables.ts';
import { acceptTermsOf } from '../app/accept-terms.ts';
import { createAppFixture } from '../app/app-fixture.ts';
import { openSession } from '../app/open-session.ts';
import { plainOrder } from '../builders/order.ts';

/** A signed-in user. */
export interface Caller {
  readonly userId: string;
  readonly token: string;
}

/** All fields required: a refusal lacks most of them, and each test checks the ones that it expects. */
type Complete<T> = T extends readonly unknown[] | string | number | boolean
  ? T extends readonly (infer Element)[]
    ? Complete<Element>[]
    : T
  : { [Name in keyof T]-?: Complete<NonNullable<T[Name]>> };

export interface Replied<E extends Endpoint> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Complete<ReplyOf<E>>;
}

/** The whole gateway, with helpers to add customers, companies and jobs in any status. */
export async function createJobsFixture(env: Readonly<Record<string, string>> = {}) {
  const fixture = await createAppFixture({ env });
  const { db, clock } = fixture;

  const addUser = async (fields: Partial<Insertable<UsersTable>> = {}): Promise<Caller> => {
    const userId = randomUUID();
    const required = { id: userId, user_type: 2, refer_code: randomBytes(8).toString('hex'), created_at: clock.now() };
    await db
      .insertInto('users')
      .values({ ...required, ...fields } as Insertable<UsersTable>)
      .execute();
    await acceptTermsOf(fixture, userId);
    return { userId, token: await openSession(fixture, userId) };
  };

  /** Adds a company and returns its owner. */
  const addCompany = (fields: Partial<Insertable<UsersTable>> = {}) => addUser({ user_type: 1, ...fields });

  const addDepartment = async (company: Caller, name: string): Promise<string> => {
    const id = randomUUID();
    await db.insertInto('departments').values({ id, company_user_id: company.userId, name, created_at: clock.now() }).execute();
    return id;
  };

  const addMember = async (
    company: Caller,
    { rights, departmentId = null }: { readonly rights: readonly CompanyRight[]; readonly departmentId?: string | null },
  ): Promise<Caller> => {
    const member = await addUser();
    await db
      .insertInto('company_members')
      .values({
        user_id: member.userId,
        company_user_id: company.userId,
        department_id: departmentId,
        can_order: rights.includes('order'),
        can_view: rights.includes('view'),
        can_pay: rights.includes('pay'),
        created_at: clock.now(),
      })
      .execute();
    return member;
  };

  /** Makes a call of the contract: fields that its path names go into the path, the others into the body or the query. */
  const call = async <E extends Endpoint>(endpoint: E, fields: object = {}, caller?: Caller): Promise<Replied<E>> => {
    const inPath = new Set(Object.keys(endpoint.params?.properties ?? {}));
    const given = Object.entries(fields);
    const path = fillPath(endpoint.path, Object.fromEntries(given.filter(([name]) => inPath.has(name))));
    const body = Object.fromEntries(given.filter(([name]) => !inPath.has(name)));
    const asked = { token: caller?.token };
    const answer = await (endpoint.method === 'GET' ? fixture.get(path, body, asked) : fixture.post(path, body, asked));
    return answer as Replied<E>;
  };

  /** Books and returns the job's id. */
  const book = async (caller: Caller, change: object = {}): Promise<string> => {
    const { body } = await call(createJob, { ...plainOrder(), ...change }, caller);
    if (body.responseCode !== 200) throw new Error(`not booked: ${JSON.stringify(body)}`);
    return body.jobId;
  };

  const setJob = (jobId: string, fields: Updateable<JobsTable>) =>
    db.updateTable('jobs').set(fields).where('id', '=', jobId).execute();

  /** Changes a job's status as dispatch does. */
  const move = (jobId: string, status: JobStatus, stop: number | null = null): Promise<void> =>
    db.transaction().execute((trx) => changeStatus(trx, { jobId, status, stop, at: clock.now() }));

  /** Ends the search for a driver now, as dispatch does when it finds none. */
  const expire = (jobId: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await trx.updateTable('jobs').set({ search_until: clock.now() }).where('id', '=', jobId).execute();
      await changeStatus(trx, { jobId, status: 'expired', stop: null, at: clock.now() });
      await giveBack(trx, jobId, clock.now());
    });

  const readJob = (jobId: string): Promise<Selectable<JobsTable>> =>
    db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  const detail = async (jobId: string, caller: Caller) => (await call(getJobDetail, { jobId }, caller)).body.jobDetail;

  /** Kinds of a job's events in the outbox, in order. */
  const readEvents = async (jobId: string): Promise<string[]> => {
    const rows = await db.selectFrom('outbox').select('kind').where('subject', '=', jobId).orderBy('id').execute();
    return rows.map(({ kind }) => kind);
  };

  return {
    ...fixture,
    addUser,
    addCompany,
    addDepartment,
    addMember,
    call,
    book,
    setJob,
    move,
    expire,
    readJob,
    detail,
    readEvents,
  };
}
