import { createTransport } from '@songwai/core/gateway/create-transport';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { replaceContact } from '@songwai/core/identity/admin/contact-admin-calls';
import { findUsers, setUserGroup, suspendUser, unsuspendUser } from '@songwai/core/identity/admin/user-admin-calls';
import { changePassword, forgetPassword, setNewPassword } from '@songwai/core/identity/password-calls';
import { resendCode, signUpCompany, signUpPerson, verifyCode } from '@songwai/core/identity/sign-up-calls';
import { claimSignInEmail, fetchSignInEmail, resendEmailCode, verifySignInEmail } from '@songwai/core/profile/email-calls';
import { answerPromotions, fetchConsents, fetchSettings, saveSettings, updateProfile } from '@songwai/core/profile/profile-calls';
import { fetchUser, login, logout, waitingUserOf } from '@songwai/core/sessions/calls';
import { fetchSessions, revokeOtherSessions, revokeSession } from '@songwai/core/sessions/session-calls';
import { fetchOrderStart } from '@songwai/core/startup/order-start-calls';
import { newestLegalVersion } from '@songwai/core/terms/legal-version';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { signInByPassword } from './builders/sessions.ts';
import { codeFor, newPhone, signUpCustomer } from './builders/sign-ups.ts';

let gateway: Gateway;
let baseUrl: string;
beforeAll(async () => {
  gateway = await createGateway();
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());

/** A client as the portal sets it up, with the token that it stores. */
function makeClient() {
  const signedIn: { token: string | null } = { token: null };
  const transport = createTransport({
    baseUrl,
    sessionToken: () => signedIn.token,
    onSessionInvalid: () => undefined,
    channel: 'web',
    language: () => 'en',
    device: { name: 'vitest', version: '1' },
    landingUrl: 'http://localhost:8080/signup?utm_source=test',
    userName: () => null,
  });
  return { transport, held: signedIn };
}

const refusalOf = async (call: Promise<unknown>): Promise<GatewayError> => {
  const error: unknown = await call.then(
    () => expect.fail('the call was not refused'),
    (problem: unknown) => problem,
  );
  if (error instanceof GatewayError) return error;
  throw error;
};

describe('a customer with the real client', () => {
  it('signs up, verifies, completes the profile, and manages the account', async () => {
    const { transport, held } = makeClient();
    const phone = newPhone();
    const person = {
      guid: 'flow-guid-0001',
      userName: 'flow@example.com',
      phone,
      password: 'secret_1',
      termsVersion: newestLegalVersion,
      wantsPromotions: true,
    };
    const wrong = await refusalOf(signUpPerson(transport, { ...person, phone: '12' }));
    expect([wrong.code, wrong.field]).toEqual([422, 'phoneNo']);
    const signedUp = await signUpPerson(transport, person);
    expect(signedUp).toMatchObject({ isVerified: false, resendSeconds: 60, codeSeconds: 300 });

    // The page was closed before the code was entered; signing in continues with the same step.
    const waiting = waitingUserOf(await refusalOf(login(transport, { userName: 'flow@example.com', password: 'secret_1' })));
    held.token = waiting?.sessionToken ?? null;
    expect(waiting?.userId).toBe(signedUp.userId);
    expect((await refusalOf(fetchSessions(transport))).code).toBe(102);
    expect((await refusalOf(resendCode(transport))).code).toBe(429);
    gateway.clock.advanceSeconds(60);
    expect(await resendCode(transport)).toEqual({ resendSeconds: 60, codeSeconds: 300 });
    const verified = await verifyCode(transport, await codeFor(gateway, phone));
    expect(verified).toMatchObject({ emailToVerify: 'flow@example.com', emailCode: { resendSeconds: 60, codeSeconds: 300 } });
    expect(verified.description).toContain('sign in with your phone number');
    expect(await fetchSignInEmail(transport)).toEqual({ email: null, waiting: { email: 'flow@example.com', resendSeconds: 60 } });
    gateway.clock.advanceSeconds(60);
    expect(await resendEmailCode(transport)).toEqual({ resendSeconds: 60, codeSeconds: 300 });
    await verifySignInEmail(transport, await codeFor(gateway, 'flow@example.com'));
    expect(await fetchSignInEmail(transport)).toEqual({ email: 'flow@example.com', waiting: null });
    expect(await resendEmailCode(transport)).toBeNull();
    expect(await resendCode(transport)).toBeNull();

    expect(await updateProfile(transport, { firstName: 'มาลี', lastName: 'ใจดี', isWelcome: true })).toBeNull();
    const user = await fetchUser(transport, held.token ?? '', { isStartUp: true });
    expect(user).toMatchObject({ userName: 'flow@example.com', phone, firstName: 'มาลี', kind: 'individual' });
    expect(await fetchOrderStart(transport, user.userId)).toMatchObject({
      paymentType: 0,
      paymentTypes: [0, 1, 2, 3],
      jobCount: 0,
    });

    expect(await saveSettings(transport, user.userId, { notifiesRecipientBySms: true })).toMatchObject({
      notifiesRecipientBySms: true,
    });
    expect(await fetchSettings(transport, user.userId)).toEqual({
      notifiesRecipientBySms: true,
      notifiesRecipientByEmail: false,
    });
    await answerPromotions(transport, user.userId, false);
    expect((await fetchConsents(transport, user.userId)).map(({ kind, isGiven }) => [kind, isGiven])).toEqual([
      ['promotions', false],
      ['promotions', true],
      ['terms', true],
    ]);

    const other = await login(makeClient().transport, { userName: phone, password: 'secret_1' });
    const sessions = await fetchSessions(transport);
    expect(sessions.length).toBe(3);
    await revokeSession(transport, sessions.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '');
    expect(await revokeOtherSessions(transport)).toBe(1);
    const ended = makeClient();
    ended.held.token = other.sessionToken;
    expect((await refusalOf(fetchUser(ended.transport, other.sessionToken))).code).toBe(133);

    await changePassword(transport, { password: 'secret_1', newPassword: 'secret_2' });
    const next = newPhone();
    expect((await refusalOf(updateProfile(transport, { phone: next }))).field).toBe('password');
    const proof = { password: 'secret_2' };
    expect(await updateProfile(transport, { phone: next, proof })).toEqual({ resendSeconds: 60, codeSeconds: 300 });
    await verifyCode(transport, await codeFor(gateway, next));
    const changed = { email: 'flow-2@example.com', ...proof };
    expect(await claimSignInEmail(transport, changed)).toEqual({ resendSeconds: 60, codeSeconds: 300 });
    await verifySignInEmail(transport, await codeFor(gateway, 'flow-2@example.com'));
    expect(await claimSignInEmail(transport, changed)).toBeNull();
    await logout(transport);
    expect((await login(transport, { userName: next, password: 'secret_2' })).phone).toBe(next);
  });

  it('forgets the password and sets another', async () => {
    const { transport } = makeClient();
    const { userName } = await signUpCustomer(gateway);
    expect(await forgetPassword(transport, userName)).toEqual({ resendSeconds: 60, codeSeconds: 300 });
    const code = await codeFor(gateway, userName);
    const wrong = await refusalOf(setNewPassword(transport, { userName, code, newPassword: 'x' }));
    expect([wrong.code, wrong.field]).toEqual([422, 'newPassword']);
    await setNewPassword(transport, { userName, code, newPassword: 'secret_3' });
    expect((await login(transport, { userName, password: 'secret_3' })).userName).toBe(userName);
  });

  it('is a company, found, grouped, suspended and let in again by the office', async () => {
    const { transport, held } = makeClient();
    const phone = newPhone();
    const signedUp = await signUpCompany(transport, {
      guid: 'flow-guid-0002',
      userName: 'office@example.com',
      phone,
      password: 'secret_1',
      firstName: 'อร',
      lastName: 'ใจดี',
      wantsPromotions: false,
      companyName: 'บริษัท โฟลว์ จำกัด',
      companyTaxId: '0105500000003',
      companyAddress: '1 สีลม',
    });
    held.token = signedUp.sessionToken;
    await verifyCode(transport, await codeFor(gateway, phone));
    expect((await fetchUser(transport, signedUp.sessionToken)).companyName).toBe('บริษัท โฟลว์ จำกัด');
    await verifySignInEmail(transport, await codeFor(gateway, 'office@example.com'));

    const adminClient = makeClient();
    adminClient.held.token = await signInByPassword(gateway, 'admin@songwai.test');
    const { users } = await findUsers(adminClient.transport, { search: 'office@example.com' });
    expect(users).toMatchObject([{ userId: signedUp.userId, kind: 'company', status: 'active', phone }]);
    const { userId } = signedUp;
    await setUserGroup(adminClient.transport, { userId, userGroup: 'SHOP' });
    await suspendUser(adminClient.transport, { userId, reason: 'ค้างชำระ' });
    expect((await refusalOf(fetchUser(transport, signedUp.sessionToken))).code).toBe(132);
    await unsuspendUser(adminClient.transport, { userId, reason: 'ชำระแล้ว' });
    expect((await refusalOf(fetchUser(transport, signedUp.sessionToken))).code).toBe(133);

    const lost = { userId, phone: newPhone(), removes: 'email', reason: 'ตรวจบัตรแล้ว' } as const;
    await replaceContact(adminClient.transport, lost);
    await forgetPassword(transport, lost.phone);
    await setNewPassword(transport, { userName: lost.phone, code: await codeFor(gateway, lost.phone), newPassword: 'secret_9' });
    expect(await login(makeClient().transport, { userName: lost.phone, password: 'secret_9' })).toMatchObject({ userId });
    expect((await refusalOf(findUsers(transport, {}))).code).toBe(133);
  });
});
