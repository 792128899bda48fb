import { startTimer } from '@songwai/core/basics/start-timer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../tests/builders/fake-clock.ts';
import { createTestDatabase } from '../../tests/harness/create-test-database.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { createMessageWorker } from './message-worker.ts';
import { forgetMessages } from './queries.ts';
import { queueMail, queueSms } from './queue-queries.ts';
import { DeliveryError, embeddedSender, type MailSender, type SmsSender } from './sender.ts';

let database: OpenDatabase;
const clock = createFakeClock();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('messages').execute();
});

const makeWorker = (senders: { mail?: MailSender; sms?: SmsSender } = {}) => {
  const { db } = database;
  const all = { mail: embeddedSender, sms: embeddedSender, line: embeddedSender, ...senders };
  return createMessageWorker({ db, clock, startTimer, log: silentLog, senders: all });
};
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
const addMail = (fields: { to?: string; body?: string; subject?: string; secretUntil?: Date; replyTo?: string } = {}) => {
  const mail = { to: 'malee@example.com', subject: 'เรื่อง', body: 'เนื้อความ', purpose: 'test', at: clock.now() };
  return queueMail(database.db, { ...mail, ...fields });
};
const addSms = (fields: { to?: string; body?: string; secretUntil?: Date } = {}) =>
  queueSms(database.db, { to: '0812345678', body: 'รหัส 4821', purpose: 'test', at: clock.now(), ...fields });
const readRows = () => database.db.selectFrom('messages').selectAll().orderBy('id').execute();

interface Taken {
  readonly to: string;
  /** Only of mail. */
  readonly subject?: string;
  readonly replyTo?: string | null;
}

/** A sender that fails once with each of these errors and then accepts everything. */
function makeSender(failures: readonly DeliveryError[] = []) {
  const left = [...failures];
  const taken: Taken[] = [];
  return {
    isReal: true,
    taken,
    send: async (message: Taken) => {
      const failure = left.shift();
      if (failure !== undefined) throw failure;
      taken.push(message);
    },
  };
}
const passing = () => new DeliveryError('the server is busy', { isPermanent: false });
const final = () => new DeliveryError('no such mailbox', { isPermanent: true });

describe('a message', () => {
  it('goes out once its transaction has committed, and not at all if it has not', async () => {
    const mail = makeSender();
    const { deliver } = makeWorker({ mail });
    await expect(
      database.db.transaction().execute(async (trx) => {
        await queueMail(trx, { to: 'a@example.com', subject: 's', body: 'b', purpose: 'test', at: clock.now() });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await addMail();
    await deliver();
    expect(mail.taken.map(({ to }) => to)).toEqual(['malee@example.com']);
    expect(await readRows()).toMatchObject([{ state: 'sent', attempts: 1, body: 'เนื้อความ' }]);
  });

  it('takes its file along, which is not stored any longer than until then', async () => {
    const taken: { name: string; text: string }[] = [];
    const mail: MailSender = {
      isReal: true,
      send: async ({ attachment }) => {
        if (attachment) taken.push({ name: attachment.name, text: attachment.content.toString() });
      },
    };
    const attachment = { name: 'brochure.pdf', content: Buffer.from('%PDF-') };
    const { db } = database;
    await queueMail(db, { to: 'a@example.com', subject: 's', body: 'b', purpose: 'test', at: clock.now(), attachment });
    await makeWorker({ mail }).deliver();
    expect(taken).toEqual([{ name: 'brochure.pdf', text: '%PDF-' }]);
    expect(await readRows()).toMatchObject([{ state: 'sent', attachment: null, attachment_name: null }]);
  });

  it('is sent with whom an answer goes to, where it names somebody', async () => {
    const mail = makeSender();
    await addMail({ replyTo: 'sales@songwai.test' });
    await addMail();
    await makeWorker({ mail }).deliver();
    expect(mail.taken.map(({ replyTo }) => replyTo).toSorted()).toEqual([null, 'sales@songwai.test']);
  });

  it('carries the address at which a mail program ends mails like it, and no other text', async () => {
    const ended: (string | null)[] = [];
    const mail: MailSender = { isReal: true, send: async ({ unsubscribeUrl }) => void ended.push(unsubscribeUrl) };
    const one = { to: 'a@example.com', subject: 's', body: 'b', purpose: 'test', at: clock.now() };
    await queueMail(database.db, { ...one, unsubscribeUrl: 'https://songwai.test/u?token=x' });
    await makeWorker({ mail }).deliver();
    expect(ended).toEqual(['https://songwai.test/u?token=x']);
    const unsubscribeUrl = 'https://songwai.test/>\r\nBcc: b@example.com';
    await expect(queueMail(database.db, { ...one, unsubscribeUrl })).rejects.toThrow(/unsubscribe_url/);
  });

  it('is sent once by two gateways that work at the same moment', async () => {
    const mail = makeSender();
    for (let index = 0; index < 12; index += 1) await addMail({ subject: `${index}` });
    await Promise.all([makeWorker({ mail }).deliver(), makeWorker({ mail }).deliver()]);
    expect(mail.taken.map(({ subject }) => Number(subject)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, i) => i),
    );
  });

  it('is tried again, later each time, and gets there', async () => {
    const mail = makeSender([passing(), passing()]);
    const { deliver } = makeWorker({ mail });
    await addMail();
    await deliver();
    expect(await readRows()).toMatchObject([{ state: 'waiting', attempts: 1, error: 'the server is busy' }]);
    await deliver();
    expect((await readRows())[0]?.attempts).toBe(1);
    for (let minute = 0; minute < 2; minute += 1) {
      clock.advanceSeconds(60 * 1);
      await deliver();
    }
    expect(mail.taken).toHaveLength(1);
    expect(await readRows()).toMatchObject([{ state: 'sent', attempts: 3, error: null }]);
  });

  it('is given up after twelve tries, and at once where the other side will never take it', async () => {
    const mail = makeSender(Array.from({ length: 12 }, passing));
    const { deliver } = makeWorker({ mail });
    await addMail();
    for (let round = 0; round < 14; round += 1) {
      await deliver();
      clock.advanceSeconds(60 * 7 * 60);
    }
    expect(await readRows()).toMatchObject([{ state: 'failed', attempts: 12 }]);
    expect(mail.taken).toEqual([]);

    const other = makeWorker({ mail: makeSender([final()]) });
    await addMail();
    await other.deliver();
    expect((await readRows()).at(-1)).toMatchObject({ state: 'failed', attempts: 1, error: 'no such mailbox' });
  });

  it('of one kind does not wait for a provider of the other', async () => {
    let release = (): void => undefined;
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    const mail: MailSender = { isReal: true, send: () => pending };
    const texts: string[] = [];
    const sms = { isReal: true, send: async ({ to }: { to: string }) => void texts.push(to) };
    await addMail();
    await addSms();
    const round = makeWorker({ mail, sms }).deliver();
    await expect.poll(() => texts).toEqual(['0812345678']);
    release();
    await round;
    expect((await readRows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('holds no transaction open while it is sent', async () => {
    let seen: unknown;
    const mail: MailSender = {
      isReal: true,
      // Changing the row from another connection would wait if a transaction had locked it.
      send: async () => {
        seen = (await database.db.updateTable('messages').set({ purpose: 'seen' }).returning('purpose').executeTakeFirst())
          ?.purpose;
      },
    };
    await addMail();
    await makeWorker({ mail }).deliver();
    expect(seen).toBe('seen');
  });

  it('is taken up by another gateway where one died while it sent', async () => {
    const dying: MailSender = { isReal: true, send: () => Promise.reject(new Error('killed')) };
    await addMail();
    await expect(makeWorker({ mail: dying }).deliver()).rejects.toThrow('killed');
    const mail = makeSender();
    const { deliver } = makeWorker({ mail });
    await deliver();
    expect(mail.taken).toEqual([]);
    clock.advanceSeconds(60 * 2);
    await deliver();
    expect(mail.taken).toHaveLength(1);
  });

  it('is thrown away after 90 days', async () => {
    const { deliver } = makeWorker();
    await addMail();
    await deliver();
    clock.advanceSeconds(60 * 91 * 24 * 60);
    await forgetMessages(database.db, clock.now());
    expect(await readRows()).toEqual([]);
  });

  it('cannot be written to several people by one address', async () => {
    await expect(addMail({ to: 'a@example.com,b@example.com' })).rejects.toThrow(/recipient/);
    await expect(addMail({ to: 'a@example.com\r\nbcc: b@example.com' })).rejects.toThrow(/recipient/);
  });
});

describe('a code', () => {
  it('is blanked once it was sent', async () => {
    await addSms({ secretUntil: inMinutes(5) });
    await makeWorker({ sms: makeSender() }).deliver();
    expect(await readRows()).toMatchObject([{ state: 'sent', body: null }]);
  });

  it('can be read where no provider is configured, until it is dead', async () => {
    const { deliver } = makeWorker();
    await addSms({ secretUntil: inMinutes(5) });
    await deliver();
    expect(await readRows()).toMatchObject([{ state: 'kept', body: 'รหัส 4821' }]);
    clock.advanceSeconds(60 * 5);
    await deliver();
    expect(await readRows()).toMatchObject([{ state: 'kept', body: null }]);
  });

  it('is not sent after it died, and not kept either', async () => {
    const sms = makeSender([passing()]);
    const { deliver } = makeWorker({ sms });
    await addSms({ secretUntil: inMinutes(5) });
    await deliver();
    clock.advanceSeconds(60 * 6);
    await deliver();
    expect(sms.taken).toEqual([]);
    expect(await readRows()).toMatchObject([{ state: 'late', body: null, attempts: 1 }]);
  });
});
