import { describe, expect, it } from 'vitest';
import { readSql } from './platform/read-sql.ts';

const tables = new Set(['jobs', 'job_stops', 'users', 'drivers']);
const read = (code: string) => {
  const { touches, hidden } = readSql(code, (name) => tables.has(name));
  const of = (wanted: string) => [...new Set(touches.filter(({ how }) => how === wanted).map(({ table }) => table))].sort();
  return { reads: of('read'), writes: of('write'), locks: of('lock'), hidden: hidden.length };
};
const nothing = { reads: [], writes: [], locks: [], hidden: 0 };

describe('what a source file does with tables', () => {
  it.each([
    [`db.selectFrom('jobs')`],
    [`db.selectFrom('jobs as j')`],
    ['db.selectFrom(`public.jobs`)'],
    [`db\n  .selectFrom(\n    'jobs',\n  )`],
    [`db.selectFrom(isOld ? 'jobs' : 'other')`],
    [`db.selectFrom('other').innerJoin('jobs as j', 'j.id', 'other.id')`],
    [`db.selectFrom('other').leftJoin((eb) => eb.selectFrom('jobs').selectAll().as('j'), 'j.id', 'other.id')`],
    [`db.selectFrom('other').leftJoinLateral((eb) => eb.selectFrom('jobs').as('j'), (on) => on.onTrue())`],
    [`db.selectFrom('other').where((eb) => eb.exists(eb.selectFrom('jobs').select('id')))`],
    [`db.with('one', (q) => q.selectFrom('jobs').selectAll()).selectFrom('one')`],
    [`db.updateTable('other').from('jobs')`],
    [`db.deleteFrom('other').using('jobs')`],
    [`db.mergeInto('other').using('jobs', 'a', 'b')`],
    ['sql`SELECT 1 FROM jobs`'],
    ['sql<{ id: string }>`select j.id from other, Jobs j where x = 1`'],
    ['sql`select 1 from other LEFT JOIN "jobs" on true`'],
    ['sql`select 1 from public.jobs`'],
    [`sql.table('jobs')`],
    [`client.query('select 1 from jobs')`],
  ])('reads in %s', (code) => {
    expect(read(code)).toEqual({ ...nothing, reads: ['jobs'] });
  });

  it('reads every table of a list', () => {
    expect(read(`db.selectFrom(['jobs', 'users as u'])`).reads).toEqual(['jobs', 'users']);
  });

  it.each([
    [`db.insertInto('jobs')`],
    [`db.updateTable('jobs as j')`],
    [`db.deleteFrom('jobs')`],
    [`db.mergeInto('jobs')`],
    ['sql`INSERT INTO jobs values (1)`'],
    ['sql`update only jobs set a = 1`'],
    ['sql`Delete From "jobs"`'],
    ['sql`truncate jobs`'],
  ])('writes in %s', (code) => {
    expect(read(code).writes).toEqual(['jobs']);
  });

  it.each([
    [`db.selectFrom('jobs').select('id').forUpdate()`, ['jobs']],
    [`db.selectFrom('jobs').innerJoin('users', 'a', 'b').forNoKeyUpdate()`, ['jobs', 'users']],
    [`db.selectFrom('jobs as j').innerJoin('users as u', 'a', 'b').forShare('u')`, ['users']],
    [`db.selectFrom('jobs').innerJoin('users', 'a', 'b').forKeyShare(['jobs', 'users'])`, ['jobs', 'users']],
    [`function f() { let query = db.selectFrom('jobs'); return query.forUpdate(); }`, ['jobs']],
    [`const f = () => db.selectFrom('jobs').$if(true, (query) => query.forUpdate())`, ['jobs']],
    ['sql`select 1 from jobs FOR NO KEY UPDATE skip locked`', ['jobs']],
    ['sql`select 1 from jobs where exists (select from users) for update of jobs skip locked`', ['jobs']],
  ])('locks in %s', (code, locks) => {
    expect(read(code).locks).toEqual(locks);
  });

  it.each([
    [`db.selectFrom('jobs').select('id').forUpdate().skipLocked()`, true],
    ['sql`select 1 from jobs FOR  UPDATE skip locked`', true],
    [`db.selectFrom('jobs').select('id').forNoKeyUpdate()`, false],
    ['sql`select 1 from jobs for no key update`', false],
  ])('sees how strong the lock is in %s', (code, isForUpdate) => {
    expect(readSql(code, (name) => tables.has(name)).touches.filter(({ how }) => how === 'lock')).toMatchObject([
      { isForUpdate },
    ]);
  });

  it.each([
    ['db.selectFrom(table)'],
    [`db.selectFrom(\`\${table} as t\`)`],
    ['db.insertInto(names[0])'],
    ['sql.table(entry.table)'],
    ['sql.raw(text)'],
    [`sql.ref(\`\${table}.id\`)`],
    ['CompiledQuery.raw(text)'],
    ['db.dynamic.table(name)'],
  ])('hides its table in %s', (code) => {
    expect(read(code).hidden).toBeGreaterThan(0);
  });

  it.each([
    [`Array.from('jobs')`],
    ['// db.selectFrom(1)'],
    ['sql`select other.jobs from other`'],
    [`sql\`select 'jobs' from other\``],
    [`const text = 'select from jobs'`],
  ])('finds nothing in %s', (code) => {
    expect(read(code)).toEqual(nothing);
  });
});
