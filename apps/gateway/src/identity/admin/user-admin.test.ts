import { setUserRole } from '@songwai/core/identity/admin/administrators-calls';
import { fetchUserChanges, findUsers, suspendUser } from '@songwai/core/identity/admin/user-admin-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signOn } from '../../../tests/builders/partners.ts';
import { openSession, signInAdmin } from '../../../tests/builders/sessions.ts';
import { logIn, messagesTo, readUser, signUp, signUpCustomer } from '../../../tests/builders/sign-ups.ts';
import { connectClient } from '../../../tests/harness/connect-client.ts';
import { forgetIdentity } from '../forget-identity.ts';

let gateway: Gateway;
let admin = '';
let adminId = '';
beforeAll(async () => {
  gateway = await createGateway({ env: { SUPPORT_MAIL: 'help@songwai.test' } });
  ({ userId: adminId, token: admin } = await signInAdmin(gateway));
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advanceSeconds(2 * 3_600));

const setRole = (userId: unknown, role: string, token = admin) =>
  gateway.post('/admin/user/role', { userId, role, reason: 'ทีมใหม่', lang: 'en' }, { token });
const codeOf = ({ body }: { body: Readonly<Record<string, unknown>> }) => body['responseCode'];
const adminStatus = async (token: string) => {
  const { status, body } = await gateway.get('/admin/user', {}, { token });
  return status === 200 ? body['responseCode'] : status;
};
const changesOf = (userId: string) =>
  gateway.db
    .selectFrom('user_changes')
    .select(['kind', 'detail', 'changed_by'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

describe('an administrator', () => {
  it('makes another, who signs in again and is in the office; unmade, the open session loses the right at once', async () => {
    const { token, userId, phoneNo } = await signUpCustomer(gateway, { userName: undefined });
    expect(codeOf(await setRole(userId, 'admin'))).toBe(200);
    // An open session does not gain the right; signing in again does.
    expect(await adminStatus(token)).toBe(133);
    const own = String((await logIn(gateway, phoneNo, 'secret_1')).body['skToken']);
    expect(await adminStatus(own)).toBe(200);
    expect((await messagesTo(gateway, phoneNo)).at(-1)).toMatchObject({ purpose: 'role', kind: 'sms' });

    expect(codeOf(await setRole(userId, 'admin'))).toBe(200);
    expect(codeOf(await setRole(userId, 'customer'))).toBe(200);
    expect(await adminStatus(own)).toBe(403);
    expect((await readUser(gateway, own)).body['responseCode']).toBe(200);
    const noted = (await changesOf(userId)).filter(({ kind }) => kind.endsWith('Administrator'));
    expect(noted).toEqual([
      { kind: 'madeAdministrator', detail: { reason: 'ทีมใหม่' }, changed_by: adminId },
      { kind: 'unmadeAdministrator', detail: { reason: 'ทีมใหม่' }, changed_by: adminId },
    ]);
  });

  it('is nobody whom a partner signs on, who entered no code yet, who is suspended or gone', async () => {
    const signedOn = await signOn(gateway);
    const waiting = (await signUp(gateway)).body['userId'];
    const { userId } = await signUpCustomer(gateway);
    await gateway.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', userId).execute();
    for (const id of [signedOn.body['userId'], waiting, userId]) expect(codeOf(await setRole(id, 'admin'))).toBe(409);
    await gateway.db.updateTable('users').set({ status: 'removed' }).where('id', '=', userId).execute();
    for (const id of [userId, 'nobody', crypto.randomUUID()]) expect((await setRole(id, 'admin')).status).toBe(404);
    const admins = await gateway.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(admins).toEqual([{ id: adminId }]);
  });

  it('is never the last to go, also when two unmake or suspend each other at the same moment', async () => {
    expect(await setRole(adminId, 'customer')).toMatchObject({
      body: { responseCode: 409, responseDesc: expect.stringContaining('last') },
    });
    for (const act of ['role', 'suspend'] as const) {
      const other = await signUpCustomer(gateway);
      await setRole(other.userId, 'admin');
      const tokens = [admin, await openSession(gateway, other.userId)] as const;
      const strike = (victim: string, token: string) =>
        act === 'role'
          ? setRole(victim, 'customer', token)
          : gateway.post('/admin/user/suspend', { userId: victim, reason: 'x' }, { token });
      const answers = await Promise.all([strike(other.userId, tokens[0]), strike(adminId, tokens[1])]);
      expect(answers.filter((answer) => codeOf(answer) === 200)).toHaveLength(1);
      const left = await gateway.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('status', '=', 'active')
        .execute();
      expect(left).toHaveLength(1);
      // Restores both roles for the next round.
      await gateway.db.updateTable('users').set({ role: 'customer' }).where('id', '=', other.userId).execute();
      await gateway.db.updateTable('users').set({ role: 'admin' }).where('id', '=', adminId).execute();
      admin = await openSession(gateway, adminId);
    }
  });

  it('may step down where another stays', async () => {
    const { userId, userName } = await signUpCustomer(gateway);
    await setRole(userId, 'admin');
    const own = String((await logIn(gateway, userName, 'secret_1')).body['skToken']);
    expect(codeOf(await setRole(userId, 'customer', own))).toBe(200);
    expect(await adminStatus(own)).toBe(403);
  });
});

describe('a customer who is suspended', () => {
  const decide = (call: 'suspend' | 'unsuspend', userId: string, reason: string) =>
    gateway.post(`/admin/user/${call}`, { userId, reason }, { token: admin });

  it('is told why and whom to write to, once, and is told again when let in', async () => {
    const { userId, phoneNo } = await signUpCustomer(gateway, { userName: undefined });
    await gateway.db.updateTable('users').set({ email: 'pim@example.com' }).where('id', '=', userId).execute();
    for (let time = 0; time < 2; time += 1) expect(codeOf(await decide('suspend', userId, 'ค้างชำระสามเดือน'))).toBe(200);
    const mails = await messagesTo(gateway, 'pim@example.com');
    expect(mails).toHaveLength(1);
    for (const text of ['ค้างชำระสามเดือน', 'help@songwai.test', '020261234', 'suspended']) expect(mails[0]?.body).toContain(text);
    await decide('unsuspend', userId, 'ชำระแล้ว');
    const again = (await messagesTo(gateway, 'pim@example.com')).at(-1);
    expect(again).toMatchObject({ purpose: 'unsuspended', body: expect.stringContaining('ชำระแล้ว') });
    expect((await messagesTo(gateway, phoneNo)).filter(({ purpose }) => purpose.endsWith('suspended'))).toEqual([]);
  });

  it('is told by text message where the account has a phone alone; a reason of nothing but space is none', async () => {
    const { userId, phoneNo } = await signUpCustomer(gateway, { userName: undefined });
    expect((await decide('suspend', userId, '   ')).body).toMatchObject({ responseCode: 422, field: 'reason' });
    await decide('suspend', userId, 'ใช้งานผิดเงื่อนไข');
    const sms = (await messagesTo(gateway, phoneNo)).at(-1);
    expect(sms).toMatchObject({ purpose: 'suspended', body: expect.stringMatching(/ใช้งานผิดเงื่อนไข.*020261234/) });
  });
});

describe('what was changed about accounts', () => {
  it('is read by account, by administrator and by kind, with who did it and why, page by page', async () => {
    const { userId } = await signUpCustomer(gateway);
    for (let time = 0; time < 30; time += 1)
      for (const call of ['suspend', 'unsuspend'])
        await gateway.post(`/admin/user/${call}`, { userId, reason: `no. ${time}` }, { token: admin });
    const read = (query: Record<string, string>) => gateway.get('/admin/user/changes', query, { token: admin });
    const first = (await read({ userId })).body as unknown as Page;
    expect(first.changes).toHaveLength(50);
    expect(first.changes[0]).toMatchObject({
      userId,
      kind: 'unsuspended',
      detail: { reason: 'no. 29' },
      changedBy: adminId,
      changedByName: 'แอดมิน ส่งไว',
    });
    const second = (await read({ userId, cursor: first.nextCursor ?? '' })).body as unknown as Page;
    expect(second.nextCursor).toBeUndefined();
    const ids = [...first.changes, ...second.changes].map(({ changeId }) => Number(changeId));
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    const suspensions = (await read({ userId, kind: 'suspended' })).body as unknown as Page;
    expect(suspensions.changes).toHaveLength(30);
    expect(
      ((await read({ userId, changedBy: userId })).body as unknown as Page).changes.every(
        ({ changedBy }) => changedBy === userId,
      ),
    ).toBe(true);
    expect((await read({ userId: 'nobody' })).body['changes']).toEqual([]);
  });

  it('is read by the office’s own client', async () => {
    const { userId } = await signUpCustomer(gateway);
    const transport = await connectClient(gateway, () => admin);
    await suspendUser(transport, { userId, reason: 'ตรวจสอบ' });
    const { changes } = await fetchUserChanges(transport, { userId, kind: 'suspended' });
    expect(changes).toMatchObject([{ detail: { reason: 'ตรวจสอบ' }, changedBy: { userId: adminId, name: 'แอดมิน ส่งไว' } }]);
    expect(changes[0]?.at).toEqual(gateway.clock.now());
    await expect(setUserRole(transport, { userId, role: 'admin', reason: 'x' })).rejects.toMatchObject({ code: 409 });
    const { users } = await findUsers(transport, { role: 'admin' });
    expect(users).toMatchObject([{ userId: adminId, role: 'admin', isCompanyVerified: false, isInvoiceEnabled: false }]);
  });
});

interface Page {
  readonly changes: readonly { readonly changeId: string; readonly kind: string; readonly changedBy?: string }[];
  readonly nextCursor?: string;
}

describe('failed sign-ins', () => {
  const count = async () => (await gateway.db.selectFrom('rate_limits').select('key').where('points', '>', 0).execute()).length;

  it('of others are left alone by a sign-in that goes well, and thrown away when their window is over', async () => {
    const { userName } = await signUpCustomer(gateway);
    await gateway.db.deleteFrom('rate_limits').execute();
    for (const name of ['a@example.com', 'b@example.com']) await logIn(gateway, name, 'guess');
    const before = await count();
    gateway.clock.advanceSeconds(25 * 3_600);
    await logIn(gateway, userName, 'secret_1');
    expect(await count()).toBe(before);
    await forgetIdentity(gateway.db, gateway.clock.now());
    expect(await count()).toBe(0);
  });
});
