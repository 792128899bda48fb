import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMessageFixture, type MessageFixture } from '../../tests/messages/message-fixture.ts';
import { queueMail } from './queue-queries.ts';
import { DeliveryError, type MailSender } from './sender.ts';

let fixture: MessageFixture;
beforeAll(async () => {
  fixture = await createMessageFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.db.deleteFrom('messages').execute();
});

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
    const { deliver } = fixture.makeWorker({ mail });
    await expect(
      fixture.db.transaction().execute(async (trx) => {
        await queueMail(trx, { to: 'a@example.com', subject: 's', body: 'b', purpose: 'test', at: fixture.now() });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await fixture.mail();
    await deliver();
    expect(mail.taken.map(({ to }) => to)).toEqual(['malee@example.com']);
    expect(await fixture.rows()).toMatchObject([{ state: 'sent', attempts: 1, body: 'เนื้อความ' }]);
  });

  it('is sent with whom an answer goes to, where it names somebody', async () => {
    const mail = makeSender();
    await fixture.mail({ replyTo: 'sales@songwai.test' });
    await fixture.mail();
    await fixture.makeWorker({ mail }).deliver();
    expect(mail.taken.map(({ replyTo }) => replyTo).toSorted()).toEqual([null, 'sales@songwai.test']);
  });

  it('is sent once by two gateways that work at the same moment', async () => {
    const mail = makeSender();
    for (let index = 0; index < 12; index += 1) await fixture.mail({ subject: `${index}` });
    await Promise.all([fixture.makeWorker({ mail }).deliver(), fixture.makeWorker({ mail }).deliver()]);
    expect(mail.taken.map(({ subject }) => Number(subject)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, i) => i),
    );
  });

  it('is tried again, later each time, and gets there', async () => {
    const mail = makeSender([passing(), passing()]);
    const { deliver } = fixture.makeWorker({ mail });
    await fixture.mail();
    await deliver();
    expect(await fixture.rows()).toMatchObject([{ state: 'waiting', attempts: 1, error: 'the server is busy' }]);
    await deliver();
    expect((await fixture.rows())[0]?.attempts).toBe(1);
    for (let minute = 0; minute < 2; minute += 1) {
      fixture.advanceMinutes(1);
      await deliver();
    }
    expect(mail.taken).toHaveLength(1);
    expect(await fixture.rows()).toMatchObject([{ state: 'sent', attempts: 3, error: null }]);
  });

  it('is given up after twelve tries, and at once where the other side will never take it', async () => {
    const mail = makeSender(Array.from({ length: 12 }, passing));
    const { deliver } = fixture.makeWorker({ mail });
    await fixture.mail();
    for (let round = 0; round < 14; round += 1) {
      await deliver();
      fixture.advanceMinutes(7 * 60);
    }
    expect(await fixture.rows()).toMatchObject([{ state: 'failed', attempts: 12 }]);
    expect(mail.taken).toEqual([]);

    const other = fixture.makeWorker({ mail: makeSender([final()]) });
    await fixture.mail();
    await other.deliver();
    expect((await fixture.rows()).at(-1)).toMatchObject({ state: 'failed', attempts: 1, error: 'no such mailbox' });
  });

  it('of one kind does not wait for a provider of the other', async () => {
    let release = (): void => undefined;
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    const mail: MailSender = { isReal: true, send: () => pending };
    const texts: string[] = [];
    const sms = { isReal: true, send: async ({ to }: { to: string }) => void texts.push(to) };
    await fixture.mail();
    await fixture.sms();
    const round = fixture.makeWorker({ mail, sms }).deliver();
    await expect.poll(() => texts).toEqual(['0812345678']);
    release();
    await round;
    expect((await fixture.rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('holds no transaction open while it is sent', async () => {
    let seen: unknown;
    const mail: MailSender = {
      isReal: true,
      // Changing the row from another connection would wait if a transaction had locked it.
      send: async () => {
        seen = (await fixture.db.updateTable('messages').set({ purpose: 'seen' }).returning('purpose').executeTakeFirst())
          ?.purpose;
      },
    };
    await fixture.mail();
    await fixture.makeWorker({ mail }).deliver();
    expect(seen).toBe('seen');
  });

  it('is taken up by another gateway where one died while it sent', async () => {
    const dying: MailSender = { isReal: true, send: () => Promise.reject(new Error('killed')) };
    await fixture.mail();
    await expect(fixture.makeWorker({ mail: dying }).deliver()).rejects.toThrow('killed');
    const mail = makeSender();
    const { deliver } = fixture.makeWorker({ mail });
    await deliver();
    expect(mail.taken).toEqual([]);
    fixture.advanceMinutes(2);
    await deliver();
    expect(mail.taken).toHaveLength(1);
  });

  it('is thrown away after 90 days', async () => {
    const { deliver } = fixture.makeWorker();
    await fixture.mail();
    await deliver();
    fixture.advanceMinutes(91 * 24 * 60);
    await deliver();
    expect(await fixture.rows()).toEqual([]);
  });

  it('cannot be written to several people by one address', async () => {
    await expect(fixture.mail({ to: 'a@example.com,b@example.com' })).rejects.toThrow(/recipient/);
    await expect(fixture.mail({ to: 'a@example.com\r\nbcc: b@example.com' })).rejects.toThrow(/recipient/);
  });
});

describe('a code', () => {
  it('is blanked once it was sent', async () => {
    await fixture.sms({ secretUntil: fixture.inMinutes(5) });
    await fixture.makeWorker({ sms: makeSender() }).deliver();
    expect(await fixture.rows()).toMatchObject([{ state: 'sent', body: null }]);
  });

  it('can be read where no provider is configured, until it is dead', async () => {
    const { deliver } = fixture.makeWorker();
    await fixture.sms({ secretUntil: fixture.inMinutes(5) });
    await deliver();
    expect(await fixture.rows()).toMatchObject([{ state: 'kept', body: 'รหัส 4821' }]);
    fixture.advanceMinutes(5);
    await deliver();
    expect(await fixture.rows()).toMatchObject([{ state: 'kept', body: null }]);
  });

  it('is not sent after it died, and not kept either', async () => {
    const sms = makeSender([passing()]);
    const { deliver } = fixture.makeWorker({ sms });
    await fixture.sms({ secretUntil: fixture.inMinutes(5) });
    await deliver();
    fixture.advanceMinutes(6);
    await deliver();
    expect(sms.taken).toEqual([]);
    expect(await fixture.rows()).toMatchObject([{ state: 'late', body: null, attempts: 1 }]);
  });
});
