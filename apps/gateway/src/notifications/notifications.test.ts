import type { Transport } from '@songwai/core/gateway/transport-types';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { fetchNotifications } from '@songwai/core/notifications/calls';
import type { NotificationEvent, NotificationGroup } from '@songwai/core/notifications/notification-event';
import { fetchPreferences, savePreference } from '@songwai/core/notifications/preferences-calls';
import { markAllNotificationsRead, markNotificationRead } from '@songwai/core/notifications/reading-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookJob } from '../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { asok, bangNa, siam, stopAt } from '../../tests/builders/order.ts';
import { connectClient } from '../../tests/harness/connect-client.ts';
import { recordEvent } from '../events/queries.ts';
import { notifications as room } from './room.ts';

let gateway: Gateway;
let transport: Transport;
let customer: Awaited<ReturnType<typeof addCustomer>>;
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'on' } });
  transport = await connectClient(gateway, () => customer.token);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  customer = await addCustomer(gateway);
});

const record = (kind: string, subject: string, payload: object = {}) =>
  recordEvent(gateway.db, { kind, subject, payload, at: gateway.clock.now() });
const kinds = async () => (await fetchNotifications(transport)).notifications.map(({ kind }) => kind);

describe('the list of what happened', () => {
  it('follows a job from its booking to its end, newest first', async () => {
    const { jobId } = await bookJob(gateway, customer);
    const steps = ['assigned', 'arrived', 'pickedUp', 'delivering', 'completed'];
    for (const step of steps) await record(`jobs.${step}`, jobId);
    await expect.poll(kinds).toEqual(['delivered', 'pickedUp', 'driverAssigned', 'jobBooked']);
    const { notifications, unreadCount } = await fetchNotifications(transport);
    expect(unreadCount).toBe(4);
    expect(notifications[0]).toMatchObject({ jobId, name: '', isRead: false, at: gateway.clock.now() });
  });

  it('names the invoice that was issued, is overdue or was paid', async () => {
    const invoiceId = '0f4c1de2-93b7-4f6a-8f50-6f3f7b0a4c11';
    for (const kind of ['issued', 'overdue', 'paid']) await record(`invoices.${kind}`, customer.userId, { invoiceId });
    await expect.poll(kinds).toEqual(['invoicePaid', 'invoiceOverdue', 'invoiceIssued']);
    expect((await fetchNotifications(transport)).notifications[0]).toMatchObject({ invoiceId, jobId: null });
  });

  it('says that no driver was found, and that a booking was cancelled', async () => {
    const { jobId } = await bookJob(gateway, customer);
    await record('jobs.expired', jobId);
    await record('jobs.cancelled', jobId);
    await expect.poll(kinds).toEqual(['jobCancelled', 'noDriver', 'jobBooked']);
  });

  it('says of a job that nobody has paid in time that nothing was charged, instead of a cancellation', async () => {
    await bookJob(gateway, customer, { paymentType: paymentType.promptPay });
    gateway.clock.advanceSeconds(601);
    await expect.poll(kinds).toEqual(['jobUnpaid']);
  });

  it('says nothing more of a job for a company that its booker has left', async () => {
    const company = await addCompany(gateway);
    customer = await addMember(gateway, company, { rights: ['order'] });
    const { jobId } = await bookJob(gateway, customer);
    await record('jobs.assigned', jobId);
    await expect.poll(kinds).toEqual(['driverAssigned', 'jobBooked']);
    await gateway.post('/v2/department/user/remove', { userId: customer.userId }, { token: company.token });
    await record('jobs.completed', jobId);
    await record('privacy.erasureAsked', customer.userId);
    await expect.poll(kinds).toEqual(['erasureAsked', 'driverAssigned', 'jobBooked']);
  });

  it('leaves out from then on what was switched off, but never what needs a decision', async () => {
    const off = (event: NotificationEvent) => savePreference(transport, { event, channel: 'web', isOn: false });
    const onWeb = async () => (await fetchPreferences(transport)).preferences.filter(({ channel }) => channel === 'web');
    expect((await onWeb()).filter(({ isOn }) => !isOn)).toEqual([]);
    expect((await onWeb()).filter(({ isLocked }) => isLocked).map(({ event }) => event)).toEqual([
      ...['noDriver', 'recurring', 'money', 'security'],
    ]);
    await off('booked');
    await off('underway');
    await savePreference(transport, { event: 'underway', channel: 'web', isOn: true });
    await expect(off('noDriver')).rejects.toMatchObject({ code: 422, field: 'isOn' });
    const { jobId } = await bookJob(gateway, customer);
    await record('jobs.assigned', jobId);
    await record('jobs.expired', jobId);
    await expect.poll(kinds).toEqual(['noDriver', 'driverAssigned']);
    const isOn = new Map((await onWeb()).map((preference) => [preference.event, preference.isOn]));
    expect([isOn.get('booked'), isOn.get('underway'), isOn.get('noDriver')]).toEqual([false, true, true]);
  });

  it('is read one by one, all until what was shown, and never by somebody else', async () => {
    for (const kind of ['companies.verified', 'companies.refused', 'privacy.erasureAsked']) await record(kind, customer.userId);
    await expect.poll(kinds).toHaveLength(3);
    const [newest, middle, oldest] = (await fetchNotifications(transport)).notifications.map(({ id }) => id);
    expect(await markNotificationRead(transport, middle ?? '')).toBe(2);
    expect(await markNotificationRead(transport, middle ?? '')).toBe(2);
    expect(await markAllNotificationsRead(transport, oldest ?? '')).toBe(1);
    const { notifications } = await fetchNotifications(transport);
    expect(notifications.map(({ isRead }) => isRead)).toEqual([false, true, true]);

    const other = await addCustomer(gateway);
    const attempt = await gateway.post('/notification/read', { notificationId: newest }, { token: other.token });
    expect(attempt.status).toBe(404);
    await gateway.post('/notification/read', {}, { token: other.token });
    expect((await fetchNotifications(transport)).unreadCount).toBe(1);
    const all = await gateway.post('/notification/read', {}, { token: customer.token });
    expect(all.body).toMatchObject({ unreadCount: 0 });
  });

  it('comes a page at a time, each row once', async () => {
    for (let row = 0; row < 5; row += 1) await record('companies.verified', customer.userId);
    await expect.poll(kinds).toHaveLength(5);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await fetchNotifications(transport, { limit: 2, ...(cursor !== undefined && { cursor }) });
      seen.push(...page.notifications.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(5);
    expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((a, b) => b - a));
  });

  it('is filtered by what belongs together, says how much of each is unread, and names the route of a job', async () => {
    const locationList = [siam, asok, bangNa].map((place) => stopAt(place));
    const { jobId } = await bookJob(gateway, customer, { locationList });
    await record('chat.unread', customer.userId, { jobId });
    await record('wallet.payoutPaid', customer.userId, { payoutId: 7 });
    await record('rewards.tierChanged', customer.userId, { was: 'normal', tier: 'gold' });
    await record('rewards.friendRewarded', customer.userId, { amountSatang: 20_000 });
    await record('privacy.erasureAsked', customer.userId);
    await expect.poll(kinds).toHaveLength(6);
    const of = async (group: NotificationGroup) => (await fetchNotifications(transport, { group })).notifications;
    expect((await of('money')).map(({ kind, name }) => [kind, name])).toEqual([
      ['friendRewarded', ''],
      ['tierChanged', 'gold'],
      ['payoutPaid', ''],
    ]);
    const route = { from: siam.addressName, to: bangNa.addressName, between: 1 };
    expect(await of('jobs')).toMatchObject([{ kind: 'jobBooked', jobId, route }]);
    const [chat] = await of('chat');
    expect(chat).toMatchObject({ kind: 'chatMessage', jobId, route });
    const unread = async () => {
      const { unreadCount, unreadByGroup } = await fetchNotifications(transport, { group: 'chat' });
      return { unreadCount, ...unreadByGroup };
    };
    expect(await unread()).toEqual({ unreadCount: 6, jobs: 1, chat: 1, money: 3, account: 1 });
    await markNotificationRead(transport, chat?.id ?? '');
    expect(await unread()).toEqual({ unreadCount: 5, jobs: 1, chat: 0, money: 3, account: 1 });
    const { nextCursor } = await fetchNotifications(transport, { group: 'money', limit: 2 });
    const rest = await fetchNotifications(transport, { group: 'money', limit: 2, cursor: nextCursor ?? '' });
    expect(rest.notifications.map(({ kind }) => kind)).toEqual(['payoutPaid']);
  });

  it('names no route of a job for a company that its booker has left', async () => {
    const company = await addCompany(gateway);
    customer = await addMember(gateway, company, { rights: ['order'] });
    await bookJob(gateway, customer);
    await expect.poll(kinds).toEqual(['jobBooked']);
    await gateway.post('/v2/department/user/remove', { userId: customer.userId }, { token: company.token });
    expect((await fetchNotifications(transport)).notifications[0]?.route).toBeNull();
  });

  it('is kept for 90 days', async () => {
    await record('companies.verified', customer.userId);
    await expect.poll(kinds).toHaveLength(1);
    const day = 24 * 3_600_000;
    const now = gateway.clock.now().getTime();
    await room.forget?.(gateway.db, new Date(now + 89 * day));
    expect(await kinds()).toHaveLength(1);
    await room.forget?.(gateway.db, new Date(now + 91 * day));
    expect(await kinds()).toEqual([]);
  });
});

describe('an account', () => {
  it('is told of a sign-in on a device that it did not know, but not of its first', async () => {
    const login = (device: string, deviceName: string) =>
      gateway.inject({
        method: 'POST',
        url: '/api/login',
        headers: { cookie: `songwai_device=${device}` },
        payload: { userName: email, password: 'demo1234', deviceName },
      });
    const email = `${customer.userId}@songwai.test`;
    await gateway.db.updateTable('users').set({ email }).where('id', '=', customer.userId).execute();
    await login('A'.repeat(43), 'Pixel');
    await login('A'.repeat(43), 'Pixel');
    await login('B'.repeat(43), 'iPad');
    await expect.poll(kinds).toEqual(['newDevice']);
    expect((await fetchNotifications(transport)).notifications[0]).toMatchObject({ jobId: null, name: 'iPad' });
  });

  it('of a company hears who joined it', async () => {
    const member = await addCustomer(gateway, { first_name: 'มาลี', last_name: 'ใจดี' });
    customer = await addCompany(gateway);
    await record('companies.memberJoined', customer.userId, { memberId: member.userId });
    await expect.poll(kinds).toEqual(['memberJoined']);
    expect((await fetchNotifications(transport)).notifications[0]).toMatchObject({ name: 'มาลี ใจดี' });
  });
});
