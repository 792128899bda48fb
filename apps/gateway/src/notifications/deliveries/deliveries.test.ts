import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { noon } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { createRounds, newContacts } from '../../../tests/notifications/rounds.ts';
import { savePreferences } from '../preferences/preference-queries.ts';
import { notifications as room } from '../room.ts';
import { saveSettings } from '../timing/settings-queries.ts';

const hour = 3_600;

let gateway: Gateway;
let rounds: ReturnType<typeof createRounds>;
beforeAll(async () => {
  gateway = await createGateway();
  rounds = createRounds(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.set(noon));

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
    const company = await addCompany(gateway, newContacts());
    const jobs = await Promise.all(Array.from({ length: 10 }, () => bookJob(gateway, company)));
    for (const { jobId } of jobs) {
      await rounds.happen('jobs.completed', jobId);
      gateway.clock.advanceSeconds(60);
      await rounds.round();
    }
    expect((await rounds.kindsOf(company)).includes('mail')).toBe(false);
    gateway.clock.set(new Date(noon.getTime() + hour * 1000));
    await rounds.round();
    await rounds.round();
    const mails = (await rounds.readMessages(company)).filter(({ kind }) => kind === 'mail');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('ส่งถึงแล้ว 10 งาน');
    expect(mails[0]?.unsubscribe_url).toMatch(/^https:\/\/songwai\.test\/api\/notification\/one_click\/[\w.-]+$/);
    for (const { jobId } of jobs) expect(mails[0]?.body).toContain(`/job/${jobId}`);
  });

  it('gets mails at once where it chose so, and what asks for a decision always', async () => {
    const company = await addCompany(gateway, newContacts());
    const { jobId } = await bookJob(gateway, company);
    await savePreferences(gateway.db, [
      { user_id: company.userId, event: 'noDriver', channel: 'mail', is_on: true, changed_at: noon },
    ]);
    await rounds.happen('jobs.expired', jobId);
    await rounds.happen('jobs.cancelled', jobId);
    await rounds.round();
    expect((await rounds.readMessages(company)).filter(({ kind }) => kind === 'mail').map(({ subject }) => subject)).toEqual([
      expect.stringContaining('คนขับ'),
    ]);
    await saveSettings(gateway.db, { userId: company.userId, at: noon }, { mail_digest: 'none' });
    await rounds.happen('jobs.completed', jobId);
    await rounds.round();
    expect((await rounds.readMessages(company)).filter(({ kind }) => kind === 'mail')).toHaveLength(2);
  });
});

describe('what is not wanted any more when it is due', () => {
  /** A mail that waits for the end of the hour. */
  const waiting = async () => {
    const company = await addCompany(gateway, newContacts());
    const { jobId } = await bookJob(gateway, company);
    await rounds.happen('jobs.completed', jobId);
    await rounds.round();
    expect(await states(company)).toContain('mail waiting');
    return company;
  };
  const laterMails = async (company: Caller, before: readonly string[]) => {
    gateway.clock.advanceSeconds(hour);
    await rounds.round();
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
    const before = await rounds.contactsOf(company.userId);
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
    const own = newContacts();
    await gateway.db.updateTable('users').set(own).where('id', '=', member.userId).execute();
    const { jobId } = await bookJob(gateway, member);
    await rounds.happen('jobs.completed', jobId);
    await rounds.round();
    await gateway.db.deleteFrom('company_members').where('user_id', '=', member.userId).execute();
    gateway.clock.advanceSeconds(hour);
    await rounds.round();
    expect((await states(member)).toSorted()).toEqual(['line sent', 'mail dropped', 'sms sent']);
  });
});

describe('the quiet hours', () => {
  it('are for what is not urgent, also where they were switched on while it waited', async () => {
    const customer = await addCustomer(gateway, newContacts());
    const { jobId } = await bookJob(gateway, customer);
    const chosen = { userId: customer.userId, at: noon };
    await saveSettings(gateway.db, chosen, { is_quiet_at_night: false, mail_digest: 'hourly' });
    gateway.clock.set(new Date('2026-11-21T22:30:00+07:00'));
    await rounds.happen('jobs.completed', jobId);
    await rounds.round();
    expect(await rounds.kindsOf(customer)).toEqual(['line', 'sms']);
    await saveSettings(gateway.db, chosen, { is_quiet_at_night: true });
    gateway.clock.set(new Date('2026-11-21T23:00:00+07:00'));
    await rounds.round();
    expect(await rounds.kindsOf(customer)).toEqual(['line', 'sms']);
    gateway.clock.set(new Date('2026-11-22T07:00:00+07:00'));
    await rounds.round();
    expect(await rounds.kindsOf(customer)).toEqual(['line', 'mail', 'sms']);
  });
});

describe('an account', () => {
  it('gets no text message at a phone that it has not proven', async () => {
    const customer = await addCustomer(gateway, { ...newContacts(), is_verified: false });
    await rounds.happen('wallet.payoutPaid', customer.userId, { payoutId: 1 });
    const { jobId } = await bookJob(gateway, await addCustomer(gateway));
    await gateway.db.updateTable('jobs').set({ user_id: customer.userId }).where('id', '=', jobId).execute();
    await rounds.happen('jobs.assigned', jobId);
    await rounds.round();
    expect(await rounds.kindsOf(customer)).toEqual(['line', 'mail']);
  });

  it('reads how much was paid out, in its own language', async () => {
    const customer = await addCustomer(gateway, newContacts());
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
    await rounds.happen('wallet.payoutPaid', customer.userId, { payoutId: id });
    await rounds.happen('rewards.tierChanged', customer.userId, { was: 'normal', tier: 'gold' });
    await rounds.round();
    const [mail] = await rounds.readMessages(customer);
    expect(mail?.body).toContain('1,234');
    expect(mail?.body).toContain('Your tier this month: Gold');
    expect(mail?.body).toContain('https://songwai.test/en/settings/notifications');
  });

  it('is not delayed by another whose messages cannot be written', async () => {
    const [one, other] = [await addCustomer(gateway, newContacts()), await addCustomer(gateway, newContacts())];
    const { db } = gateway;
    const [address = ''] = await rounds.contactsOf(one.userId);
    await sql`alter table messages add constraint broken check (recipient <> ${sql.lit(address)})`.execute(db);
    for (const { userId } of [one, other]) await rounds.happen('wallet.payoutPaid', userId, { payoutId: 0 });
    await rounds.round();
    expect([await rounds.kindsOf(one), await rounds.kindsOf(other)]).toEqual([[], ['mail']]);
    await sql`alter table messages drop constraint broken`.execute(db);
    gateway.clock.advanceSeconds(60);
    await rounds.round();
    await rounds.round();
    expect(await rounds.kindsOf(one)).toEqual(['mail']);
  });
});

it('deliveries are forgotten after 90 days', async () => {
  const customer = await addCustomer(gateway, newContacts());
  await rounds.happen('wallet.payoutPaid', customer.userId, { payoutId: 0 });
  await rounds.round();
  await room.forget?.(gateway.db, new Date(noon.getTime() + 89 * 24 * hour * 1000));
  expect(await states(customer)).toEqual(['mail sent']);
  await room.forget?.(gateway.db, new Date(noon.getTime() + 91 * 24 * hour * 1000));
  expect(await states(customer)).toEqual([]);
});
