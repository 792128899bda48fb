import { startTimer } from '@songwai/core/basics/start-timer';
import { fetchEventFailures, retryEventFailure } from '@songwai/core/events/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { signInAdmin } from '../../tests/builders/sessions.ts';
import { connectClient } from '../../tests/harness/connect-client.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { readEventsCommand, runEventsCommand } from './admin/failure-command.ts';
import type { EventHandler } from './event-handler.ts';
import { createEventPublisher } from './publisher.ts';
import { recordEvent } from './queries.ts';

let gateway: Gateway;
/** Events, as `<kind> <subject>`, on which the webhooks' handler fails. */
let broken: Set<string>;
beforeAll(async () => {
  gateway = await createGateway();
  await sql`create table followed (id serial primary key, what text not null)`.execute(gateway.db);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  broken = new Set();
  await sql`truncate followed, outbox, event_failures`.execute(gateway.db);
});

const follow = (trx: Parameters<EventHandler['handle']>[0], what: string) =>
  sql`insert into followed (what) values (${what})`.execute(trx);
const mails: EventHandler = {
  name: 'letters',
  handle: async (trx, events) => {
    for (const { kind, subject } of events) await follow(trx, `letters ${kind} ${subject}`);
  },
};
const webhooks: EventHandler = {
  name: 'webhooks',
  handle: async (trx, events) => {
    for (const { kind, subject } of events) {
      await follow(trx, `webhooks ${kind} ${subject}`);
      // Fails after it has written, by a database error, which aborts the transaction.
      if (broken.has(`${kind} ${subject}`)) await sql`select 1 / 0 as "of 0812345678"`.execute(trx);
    }
  },
};

const makePublisher = () => {
  const { db, clock } = gateway;
  return createEventPublisher({ db, clock, startTimer, log: silentLog, handlers: [webhooks, mails] });
};
const publish = () => makePublisher().publish();
const happen = async (...events: readonly (readonly [string, string])[]): Promise<void> => {
  for (const [kind, subject] of events) await recordEvent(gateway.db, { kind, subject, payload: {}, at: gateway.clock.now() });
};
/** What was handled since the last call, in order. */
const followed = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: number; what: string }>`delete from followed returning id, what`.execute(gateway.db);
  return rows.toSorted((a, b) => a.id - b.id).map(({ what }) => what);
};
/** Publishes until a broken handler is no longer retried automatically. */
const giveUp = async (): Promise<void> => {
  for (let time = 0; time < 20; time += 1) {
    await publish();
    gateway.clock.advanceSeconds(3_600);
  }
};
const admin = async () => {
  const { token } = await signInAdmin(gateway);
  return connectClient(gateway, () => token);
};

describe('a handler that throws', () => {
  it('stops neither the other handlers nor other events', async () => {
    broken.add('booked J1');
    await happen(['booked', 'J1'], ['booked', 'J2']);
    await publish();
    expect(await followed()).toEqual(['letters booked J1', 'webhooks booked J2', 'letters booked J2']);
    await happen(['booked', 'J3']);
    await publish();
    expect(await followed()).toEqual(['webhooks booked J3', 'letters booked J3']);
  });

  it('is tried again, later each time, and then what it writes is there once', async () => {
    broken.add('booked J1');
    await happen(['booked', 'J1']);
    await publish();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const row = await gateway.db.selectFrom('event_failures').selectAll().executeTakeFirstOrThrow();
      expect(row.attempts).toBe(attempt);
      const pause = ((row.next_attempt_at?.getTime() ?? 0) - gateway.clock.now().getTime()) / 1000;
      pauses.push(pause);
      gateway.clock.advanceSeconds(pause - 1);
      await publish();
      expect((await gateway.db.selectFrom('event_failures').select('attempts').executeTakeFirstOrThrow()).attempts).toBe(attempt);
      gateway.clock.advanceSeconds(1);
      await publish();
    }
    expect(pauses).toEqual([5, 10, 20, 40]);
    await followed();
    broken.clear();
    gateway.clock.advanceSeconds(80);
    await publish();
    await publish();
    expect(await followed()).toEqual(['webhooks booked J1']);
    expect(await gateway.db.selectFrom('event_failures').selectAll().execute()).toEqual([]);
  });

  it('follows what happened to one job in its order, once it can', async () => {
    broken.add('booked J1');
    await happen(['booked', 'J1'], ['assigned', 'J1']);
    await publish();
    await happen(['completed', 'J1']);
    await publish();
    expect((await followed()).filter((what) => what.startsWith('webhooks'))).toEqual([]);
    broken.clear();
    gateway.clock.advanceSeconds(5);
    await publish();
    expect(await followed()).toEqual(['webhooks booked J1', 'webhooks assigned J1', 'webhooks completed J1']);
  });

  it('gives an event up after the last try, and goes on with what happened to the job later', async () => {
    broken.add('booked J1');
    await happen(['booked', 'J1'], ['assigned', 'J1']);
    await giveUp();
    expect(await followed()).toEqual(['letters booked J1', 'letters assigned J1', 'webhooks assigned J1']);
    const rows = await gateway.db.selectFrom('event_failures').select(['attempts', 'next_attempt_at']).execute();
    expect(rows).toEqual([{ attempts: 9, next_attempt_at: null }]);
  });

  it('of two gateways is tried by one at a time', async () => {
    broken.add('booked J1');
    await happen(['booked', 'J1'], ['booked', 'J2'], ['assigned', 'J2']);
    await Promise.all([makePublisher().publish(), makePublisher().publish()]);
    await publish();
    expect((await followed()).filter((what) => what.endsWith('J2'))).toEqual([
      'webhooks booked J2',
      'letters booked J2',
      'webhooks assigned J2',
      'letters assigned J2',
    ]);
    expect((await gateway.db.selectFrom('event_failures').select('attempts').executeTakeFirstOrThrow()).attempts).toBe(1);
  });
});

describe('an event that was given up', () => {
  beforeEach(async () => {
    broken.add('booked J1');
    await happen(['booked', 'J1']);
    await giveUp();
    await followed();
  });

  it('is seen by an administrator, without what is personal, and followed when retried', async () => {
    const transport = await admin();
    const { failures } = await fetchEventFailures(transport, { state: 'failed' });
    expect(failures).toMatchObject([
      { kind: 'booked', subject: 'J1', handler: 'webhooks', state: 'failed', attempts: 9, nextAttemptAt: null },
    ]);
    expect(failures[0]?.error).toContain('division by zero');
    expect((await fetchEventFailures(transport, { state: 'waiting' })).failures).toEqual([]);
    broken.clear();
    await retryEventFailure(transport, failures[0]?.failureId ?? 0);
    await publish();
    expect(await followed()).toEqual(['webhooks booked J1']);
    expect((await fetchEventFailures(transport)).failures).toEqual([]);
    await expect(retryEventFailure(transport, failures[0]?.failureId ?? 0)).rejects.toMatchObject({ code: 404 });
  });

  it('is seen and retried by the operator', async () => {
    const run = (...words: string[]) => {
      const command = readEventsCommand(words);
      if (command === undefined) throw new Error('no command');
      return runEventsCommand(command, { db: gateway.db, clock: gateway.clock });
    };
    expect(await run('list')).toMatch(/^\d+ {2}webhooks {2}booked J1 {2}9 tries {2}given up {2}.*division by zero$/);
    await expect(run('retry', '999999')).rejects.toThrow('no failure 999999');
    broken.clear();
    expect(await run('retry', 'all')).toContain('1 to be tried again');
    await publish();
    expect(await run('list')).toBe('Every event was followed.');
    for (const words of [[], ['retry'], ['retry', 'x'], ['list', 'all']]) expect(readEventsCommand(words)).toBeUndefined();
  });
});
