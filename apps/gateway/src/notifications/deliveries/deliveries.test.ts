import { saveTiming } from '@songwai/core/notifications/preferences-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { noon } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { type Caller, openSession } from '../../../tests/builders/sessions.ts';
import { createDelivering } from '../../../tests/notifications/delivering.ts';
import { recordEvent } from '../../events/queries.ts';
import { savePreferences } from '../preferences/preference-queries.ts';
import { notifications as room } from '../room.ts';
import { saveSettings } from '../timing/settings-queries.ts';
import type { Channels } from './note-deliveries.ts';

const hour = 3_600;
const channels: Channels = new Set(['mail', 'sms', 'line']);

let gateway: Gateway;
let round: () => Promise<void>;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.clock.set(noon);
  const { publish, deliver } = createDelivering(gateway, { channels });
  round = async () => {
    await publish();
    await deliver();
  };
});

let people = 0;
const contacts = () => {
  people += 1;
  return { email: `d${people}@songwai.test`, phone: `09${String(people).padStart(8, '0')}`, line_id: `U${people}` };
};
const happen = (kind: string, subject: string, payload: object = {}) =>
  recordEvent(gateway.db, { kind, subject, payload, at: gateway.clock.now() });

/** What was queued for a user. */
async function readMessages({ userId }: Pick<Caller, 'userId'>) {
  const to = await contactsOf(userId);
  return gateway.db
    .selectFrom('messages')
    .select(['kind', 'subject', 'body', 'unsubscribe_url', 'created_at'])
    .where('recipient', 'in', to)
    .where('purpose', '=', 'notification')
    .orderBy('id')
    .execute();
}
async function contactsOf(userId: string): Promise<string[]> {
  const row = await gateway.db
    .selectFrom('users')
    .select(['email', 'phone', 'line_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return Object.values(row).filter((contact) => contact !== null);
}
const kindsOf = async (caller: Pick<Caller, 'userId'>) => (await readMessages(caller)).map(({ kind }) => kind).toSorted();
const states = async ({ userId }: Pick<Caller, 'userId'>) =>
  (
    await gateway.db
      .selectFrom('notification_deliveries')
      .select(['channel', 'state'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ channel, state }) => `${channel} ${state}`);

describe('a company with ten deliveries in an hour', () => {
  it('gets one mail about them, which every mail program can end', async () => {
    const company = await addCompany(gateway, contacts());
    const jobs = await Promise.all(Array.from({ length: 10 }, () => bookJob(gateway, company)));
    for (const { jobId } of jobs) {
      await happen('jobs.completed', jobId);
      gateway.clock.advanceSeconds(60);
      await round();
    }
    expect((await kindsOf(company)).includes('mail')).toBe(false);
    gateway.clock.set(new Date(noon.getTime() + hour * 1000));
    await round();
    await round();
    const mails = (await readMessages(company)).filter(({ kind }) => kind === 'mail');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('ส่งถึงแล้ว 10 งาน');
    expect(mails[0]?.unsubscribe_url).toMatch(/^https:\/\/songwai\.test\/api\/notification\/one_click\/[\w.-]+$/);
    for (const { jobId } of jobs) expect(mails[0]?.body).toContain(`/job/${jobId}`);
  });

  it('gets mails at once where it chose so, and what asks for a decision always', async () => {
    const company = await addCompany(gateway, contacts());
    const { jobId } = await bookJob(gateway, company);
    await savePreferences(gateway.db, [
      { user_id: company.userId, event: 'noDriver', channel: 'mail', is_on: true, changed_at: noon },
    ]);
    await happen('jobs.expired', jobId);
    await happen('jobs.cancelled', jobId);
    await round();
    expect((await readMessages(company)).filter(({ kind }) => kind === 'mail').map(({ subject }) => subject)).toEqual([
      expect.stringContaining('คนขับ'),
    ]);
    await saveSettings(gateway.db, { userId: company.userId, at: noon }, { mail_digest: 'none' });
    await happen('jobs.completed', jobId);
    await round();
    expect((await readMessages(company)).filter(({ kind }) => kind === 'mail')).toHaveLength(2);
  });
});

it('what waits comes at once where its customer wants no digest any more, and no quiet hours', async () => {
  const company = await addCompany(gateway, contacts());
  const customer = await addCustomer(gateway, contacts());
  const { jobId } = await bookJob(gateway, company);
  await happen('jobs.completed', jobId);
  await round();
  const mailsOf = async (who: Caller) => (await kindsOf(who)).filter((kind) => kind === 'mail').length;
  expect(await mailsOf(company)).toBe(0);
  await gateway.call(saveTiming, { mailDigest: 'none' }, company);
  await round();
  expect(await mailsOf(company)).toBe(1);

  gateway.clock.set(new Date('2026-11-20T23:00:00+07:00'));
  await happen('wallet.payoutPaid', customer.userId, { amountSatang: 10_000 });
  await round();
  expect(await mailsOf(customer)).toBe(0);
  await gateway.call(saveTiming, { isQuietAtNight: false }, { token: await openSession(gateway, customer.userId) });
  await round();
  expect(await mailsOf(customer)).toBe(1);
});

describe('what is not wanted any more when it is due', () => {
  /** A mail that waits for the end of the hour. */
  const waiting = async () => {
    const company = await addCompany(gateway, contacts());
    const { jobId } = await bookJob(gateway, company);
    await happen('jobs.completed', jobId);
    await round();
    expect(await states(company)).toContain('mail waiting');
    return company;
  };
  const laterMails = async (company: Caller, before: readonly string[]) => {
    gateway.clock.advanceSeconds(hour);
    await round();
    const rows = await gateway.db.selectFrom('messages').select('kind').where('recipient', 'in', before).execute();
    return (
      rows.filter(({ kind }) => kind === 'mail').length + (await states(company)).filter((one) => one === 'mail sent').length
    );
  };

  it.each([
    ['a switch', ({ userId }: Caller) => ({ event: 'delivered' as const, userId })],
    ['the address', () => ({ email: null })],
    ['the account', () => ({ status: 'suspended' as const })],
    ['an erased account', () => ({ status: 'removed' as const })],
  ])('is dropped: %s', async (_what, change) => {
    const company = await waiting();
    const before = await contactsOf(company.userId);
    const fields = change(company);
    if ('event' in fields)
      await savePreferences(gateway.db, [
        { user_id: company.userId, event: 'delivered', channel: 'mail', is_on: false, changed_at: noon },
      ]);
    else await gateway.db.updateTable('users').set(fields).where('id', '=', company.userId).execute();
    expect(await laterMails(company, before)).toBe(0);
    expect(await states(company)).toContain('mail dropped');
  });

  it('is dropped of a job for a company that its booker has left', async () => {
    const company = await addCompany(gateway);
    const member = await addMember(gateway, company, { rights: ['order'] });
    const own = contacts();
    await gateway.db.updateTable('users').set(own).where('id', '=', member.userId).execute();
    const { jobId } = await bookJob(gateway, member);
    await happen('jobs.completed', jobId);
    await round();
    await gateway.db.deleteFrom('company_members').where('user_id', '=', member.userId).execute();
    gateway.clock.advanceSeconds(hour);
    await round();
    expect((await states(member)).toSorted()).toEqual(['line sent', 'mail dropped', 'sms sent']);
  });
});

it('after an outage of half a day there is a mail about a delivery, but no text message', async () => {
  const customer = await addCustomer(gateway, contacts());
  const { jobId } = await bookJob(gateway, customer);
  await happen('jobs.completed', jobId);
  gateway.clock.advanceSeconds(13 * hour);
  await round();
  gateway.clock.advanceSeconds(8 * hour);
  await round();
  expect(await kindsOf(customer)).toEqual(['mail']);
});

it('an answer of support that is not read is mailed without its words, a message of a job’s chat is not', async () => {
  const customer = await addCustomer(gateway, contacts());
  const { jobId } = await bookJob(gateway, customer);
  await happen('chat.unread', customer.userId, { jobId });
  await round();
  expect(await kindsOf(customer)).toEqual([]);
  await happen('chat.unread', customer.userId);
  await round();
  const [mail, ...others] = await readMessages(customer);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'mail', subject: 'ทีมช่วยเหลือตอบคุณแล้ว' });
  expect(mail?.body).toContain('https://songwai.test/chat');
});

describe('the quiet hours', () => {
  it('are for what is not urgent, also where they were switched on while it waited', async () => {
    const customer = await addCustomer(gateway, contacts());
    const { jobId } = await bookJob(gateway, customer);
    const chosen = { userId: customer.userId, at: noon };
    await saveSettings(gateway.db, chosen, { is_quiet_at_night: false, mail_digest: 'hourly' });
    gateway.clock.set(new Date('2026-11-21T22:30:00+07:00'));
    await happen('jobs.completed', jobId);
    await round();
    expect(await kindsOf(customer)).toEqual(['line', 'sms']);
    await saveSettings(gateway.db, chosen, { is_quiet_at_night: true });
    gateway.clock.set(new Date('2026-11-21T23:00:00+07:00'));
    await round();
    expect(await kindsOf(customer)).toEqual(['line', 'sms']);
    gateway.clock.set(new Date('2026-11-22T07:00:00+07:00'));
    await round();
    expect(await kindsOf(customer)).toEqual(['line', 'mail', 'sms']);
  });
});

describe('an account', () => {
  it('gets no text message at a phone that it has not proven', async () => {
    const customer = await addCustomer(gateway, { ...contacts(), is_verified: false });
    await happen('wallet.payoutPaid', customer.userId, { payoutId: 1 });
    const { jobId } = await bookJob(gateway, await addCustomer(gateway));
    await gateway.db.updateTable('jobs').set({ user_id: customer.userId }).where('id', '=', jobId).execute();
    await happen('jobs.assigned', jobId);
    await round();
    expect(await kindsOf(customer)).toEqual(['line', 'mail']);
  });

  it('reads how much was paid out, in its own language', async () => {
    const customer = await addCustomer(gateway, contacts());
    await gateway.get('/notification', { lang: 'en' }, { token: customer.token });
    await gateway.db
      .insertInto('payouts')
      .values({
        ...{ user_id: customer.userId, guid: 'g', amount_satang: 123_400, state: 'paid', bank: 'kbank', last_digits: '1234' },
        ...{ account_number: null, account_name: null, requested_at: noon, done_at: noon },
      })
      .execute();
    const { id } = await gateway.db
      .selectFrom('payouts')
      .select('id')
      .where('user_id', '=', customer.userId)
      .executeTakeFirstOrThrow();
    await happen('wallet.payoutPaid', customer.userId, { payoutId: id });
    await happen('rewards.tierChanged', customer.userId, { was: 'normal', tier: 'gold' });
    await round();
    const [mail] = await readMessages(customer);
    expect(mail?.body).toContain('1,234');
    expect(mail?.body).toContain('Your tier this month: Gold');
    expect(mail?.body).toContain('https://songwai.test/en/settings/notifications');
  });

  it('is not delayed by another whose messages cannot be written', async () => {
    const [one, other] = [await addCustomer(gateway, contacts()), await addCustomer(gateway, contacts())];
    const { db } = gateway;
    const [address = ''] = await contactsOf(one.userId);
    await sql`alter table messages add constraint broken check (recipient <> ${sql.lit(address)})`.execute(db);
    for (const { userId } of [one, other]) await happen('wallet.payoutPaid', userId, { payoutId: 0 });
    await round();
    expect([await kindsOf(one), await kindsOf(other)]).toEqual([[], ['mail']]);
    await sql`alter table messages drop constraint broken`.execute(db);
    gateway.clock.advanceSeconds(60);
    await round();
    await round();
    expect(await kindsOf(one)).toEqual(['mail']);
  });
});

it('deliveries are forgotten after 90 days', async () => {
  const customer = await addCustomer(gateway, contacts());
  await happen('wallet.payoutPaid', customer.userId, { payoutId: 0 });
  await round();
  await room.forget?.(gateway.db, new Date(noon.getTime() + 89 * 24 * hour * 1000));
  expect(await states(customer)).toEqual(['mail sent']);
  await room.forget?.(gateway.db, new Date(noon.getTime() + 91 * 24 * hour * 1000));
  expect(await states(customer)).toEqual([]);
});
