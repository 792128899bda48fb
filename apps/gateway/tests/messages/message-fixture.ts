import { startTimer } from '@songwai/core/basics/start-timer';
import { createMessageWorker } from '../../src/messages/message-worker.ts';
import { queueMail, queueSms } from '../../src/messages/queue-queries.ts';
import { embeddedSender, type MailSender, type SmsSender } from '../../src/messages/sender.ts';
import { createTestDatabase } from '../harness/create-test-database.ts';
import { silentLog } from '../harness/silent-log.ts';

const start = new Date('2026-11-21T05:00:00Z');
const minuteMs = 60_000;

/** The room `messages` on a real database; the test controls clock and senders. */
export async function createMessageFixture() {
  const database = await createTestDatabase();
  const { db } = database;
  let now = start;
  const clock = { now: () => now };

  const makeWorker = (senders: { mail?: MailSender; sms?: SmsSender } = {}) =>
    createMessageWorker({
      db,
      clock,
      startTimer,
      log: silentLog,
      senders: { mail: embeddedSender, sms: embeddedSender, ...senders },
    });

  return {
    db,
    makeWorker,
    now: () => now,
    advanceMinutes: (minutes: number) => {
      now = new Date(now.getTime() + minutes * minuteMs);
    },
    mail: (fields: { to?: string; body?: string; subject?: string; secretUntil?: Date; replyTo?: string } = {}) =>
      queueMail(db, { to: 'malee@example.com', subject: 'เรื่อง', body: 'เนื้อความ', purpose: 'test', at: now, ...fields }),
    sms: (fields: { to?: string; body?: string; secretUntil?: Date } = {}) =>
      queueSms(db, { to: '0812345678', body: 'รหัส 4821', purpose: 'test', at: now, ...fields }),
    inMinutes: (minutes: number) => new Date(now.getTime() + minutes * minuteMs),
    rows: () => db.selectFrom('messages').selectAll().orderBy('id').execute(),
    close: () => database.close(),
  };
}

export type MessageFixture = Awaited<ReturnType<typeof createMessageFixture>>;
