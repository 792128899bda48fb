import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEarlierDatabase, type EarlierDatabase } from '../../tests/harness/create-earlier-database.ts';

const idOf = (number: number) => `7f1c1c9e-6f0f-4b57-9d55-0d5d1f2a9c${number}`;
const [seeded, signedUp, thief, chooser, waiting, mailOnly] = [11, 12, 13, 14, 15, 16].map(idOf);

let database: EarlierDatabase;
const read = async (table: 'users' | 'email_claims') =>
  (await database.pool.query<Record<string, unknown>>(`select * from ${table}`)).rows;

/** A database of the version in which an unverified e-mail address could be used to sign in. */
beforeAll(async () => {
  database = await createEarlierDatabase();
  await database.run(0, 180);
  const { pool } = database;
  const add = (id: string | undefined, fields: Readonly<Record<string, unknown>>) => {
    const row = { id, user_type: 2, refer_code: id, created_at: new Date('2026-11-01T05:00:00Z'), ...fields };
    const names = Object.keys(row);
    return pool.query(
      `insert into users (${names.join(', ')}) values (${names.map((_name, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
  };
  const signUp = (id: string | undefined) =>
    pool.query(`insert into sign_ups (guid, user_id, channel, origin, created_at) values ($1::text, $2, 'web', '{}', now())`, [
      id,
      id,
    ]);
  await add(seeded, { email: 'demo@songwai.test', phone: '0812345678', contact_email: 'office@songwai.test' });
  await add(signedUp, { email: 'typed@example.com', phone: '0890000012', contact_email: 'typed@example.com' });
  await add(thief, { phone: '0890000013', contact_email: 'demo@songwai.test' });
  await add(chooser, { email: 'mine@example.com', phone: '0890000014', contact_email: 'chosen@example.com' });
  await add(waiting, { is_verified: false, contact_email: 'soon@example.com' });
  await add(mailOnly, { email: 'only@example.com', contact_email: 'only@example.com' });
  for (const id of [signedUp, thief, chooser, waiting]) await signUp(id);
  await pool.query(
    `insert into user_changes (user_id, changed_by, kind, detail, created_at)
     values ($1, $1, 'profileChanged', '{"fields": ["contact_email"]}', now())`,
    [chooser],
  );
  await pool.query(
    `insert into identity_claims (user_id, phone, email, is_free, code_sent_at, created_at)
     values ($1, '0890000015', 'soon@example.com', true, now(), now()), ($2, '0899999999', null, true, now(), now())`,
    [waiting, signedUp],
  );
  await database.run(181, 181);
});
afterAll(() => database.close());

describe('addresses of before', () => {
  it('that came with a sign-up are to be proven; the account signs in by its phone meanwhile', async () => {
    const claims = await read('email_claims');
    expect(claims.map(({ user_id, email, is_from_sign_up }) => [user_id, email, is_from_sign_up]).sort()).toEqual([
      [signedUp, 'typed@example.com', true],
      [chooser, 'mine@example.com', true],
      [waiting, 'soon@example.com', true],
    ]);
    const users = await read('users');
    expect(Object.fromEntries(users.map(({ id, email }) => [id, email]))).toEqual({
      [String(seeded)]: 'demo@songwai.test',
      [String(signedUp)]: null,
      [String(thief)]: null,
      [String(chooser)]: null,
      [String(waiting)]: null,
      [String(mailOnly)]: 'only@example.com',
    });
  });

  it('that a sign-up wrote down as a contact are gone; those that their users entered stay', async () => {
    const users = await read('users');
    expect(Object.fromEntries(users.map(({ id, contact_email }) => [id, contact_email]))).toEqual({
      [String(seeded)]: 'office@songwai.test',
      [String(signedUp)]: null,
      [String(thief)]: null,
      [String(chooser)]: 'chosen@example.com',
      [String(waiting)]: null,
      [String(mailOnly)]: 'only@example.com',
    });
  });

  it('and a new phone that was asked for without a proof is asked for again', async () => {
    const { rows } = await database.pool.query('select user_id from identity_claims');
    expect(rows).toEqual([{ user_id: waiting }]);
  });
});
