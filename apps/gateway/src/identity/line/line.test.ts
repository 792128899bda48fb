import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { startLine, unlinkLine } from '@songwai/core/identity/line-calls';
import { signUpPerson } from '@songwai/core/identity/sign-up-calls';
import { waitingUserOf } from '@songwai/core/sessions/calls';
import { lineSignUpOf, loginWithLine } from '@songwai/core/sessions/line-calls';
import { fetchSignInWays } from '@songwai/core/startup/sign-in-ways-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signInAdmin } from '../../../tests/builders/sessions.ts';
import { codeFor, messagesTo, newPhone, verifyPhone } from '../../../tests/builders/sign-ups.ts';
import { connectClient } from '../../../tests/harness/connect-client.ts';
import { silentLog } from '../../../tests/harness/silent-log.ts';
import { type LinePerson, type LineStandIn, startLineStandIn } from '../../../tests/identity/line-stand-in.ts';
import { makePrivacyWorker, passGrace } from '../../../tests/privacy/erasure.ts';
import { systemRandom } from '../../platform/deps.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { createEndLineLink } from './end-line-link.ts';
import { createLineLogin } from './line-login.ts';

const channel = { channelId: '1650000000', channelSecret: 'channel-secret-of-32-characters!' };
let now = () => new Date();
let line: LineStandIn;
let gateway: Gateway;
let transport: Transport;
let token = '';
beforeAll(async () => {
  line = await startLineStandIn({ ...channel, now: () => now() });
  gateway = await createGateway({
    env: {
      ...{ LINE_CHANNEL_ID: channel.channelId, LINE_CHANNEL_SECRET: channel.channelSecret },
      ...{ LINE_API_URL: line.url, LINE_LOGIN_URL: line.url },
    },
  });
  now = () => gateway.clock.now();
  transport = await connectClient(gateway, () => token);
});
afterAll(async () => {
  await gateway.close();
  await line.close();
});
beforeEach(() => {
  token = '';
  line.fail(undefined);
  gateway.clock.advanceSeconds(2 * 3_600);
});

/** Goes to LINE, agrees as this person and comes back. */
const visitLine = async (person: LinePerson) => {
  const { authorizeUri, state, ticket } = await startLine(transport);
  const back = line.agree(authorizeUri, person);
  expect(back.get('state')).toBe(state);
  return { code: back.get('code') ?? '', state, ticket };
};
const signIn = async (person: LinePerson) => loginWithLine(transport, await visitLine(person));
const refusalOf = async (attempt: Promise<unknown>): Promise<GatewayError> =>
  attempt.then(
    () => expect.unreachable('It was not refused.'),
    (error: GatewayError) => error,
  );
const signUp = async (person: LinePerson, fields: { readonly guid?: string; readonly phone?: string } = {}) => {
  const { lineProof = '' } = lineSignUpOf(await refusalOf(signIn(person))) ?? {};
  const form = { guid: `guid-${person.sub}`, phone: newPhone(), firstName: 'มาลี', lastName: 'ใจดี', lineProof, ...fields };
  return { form, made: await signUpPerson(transport, form) };
};
const join = async (person: LinePerson) => {
  const { form, made } = await signUp(person);
  await verifyPhone(gateway, made.sessionToken, await codeFor(gateway, form.phone));
  return { ...made, phone: form.phone };
};

describe('signing in with LINE', () => {
  it('goes to LINE with all that protects the way back, and never with the ticket', async () => {
    const { authorizeUri, state, ticket } = await startLine(transport);
    const asked = new URL(authorizeUri);
    expect(asked.pathname).toBe('/oauth2/v2.1/authorize');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      ...{ response_type: 'code', client_id: channel.channelId, scope: 'openid profile', state, code_challenge_method: 'S256' },
      redirect_uri: expect.stringMatching(/\/login$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(authorizeUri).not.toContain(ticket);
  });

  it('answers 102 to who has not signed up; then signs up, verifies, and is in', async () => {
    const person = { sub: `U${'a'.repeat(32)}`, name: 'Malee' };
    const refused = await refusalOf(signIn(person));
    expect(refused.code).toBe(102);
    expect(lineSignUpOf(refused)).toMatchObject({ name: 'Malee' });
    expect(waitingUserOf(refused)).toBeNull();

    const { form, made } = await signUp(person);
    // The answer was lost: the same sign-up again is the same account.
    expect((await signUpPerson(transport, form)).userId).toBe(made.userId);
    expect(waitingUserOf(await refusalOf(signIn(person)))).toMatchObject({ userId: made.userId });
    await verifyPhone(gateway, made.sessionToken, await codeFor(gateway, form.phone));
    expect(await signIn(person)).toMatchObject({ userId: made.userId, firstName: 'มาลี', phone: form.phone });

    const again = { ...form, guid: 'another-guid', phone: newPhone() };
    expect((await refusalOf(signUpPerson(transport, again))).code).toBe(409);
    await gateway.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', made.userId).execute();
    expect((await refusalOf(signIn(person))).code).toBe(132);
  });

  it('lets a sign-up that was never verified begin again with another phone', async () => {
    const person = { sub: `U${'b'.repeat(32)}` };
    const first = await signUp(person);
    const proof = { ...first.form, guid: 'guid-b-again', phone: newPhone() };
    const second = await signUpPerson(transport, proof);
    expect(second.userId).not.toBe(first.made.userId);
    expect(waitingUserOf(await refusalOf(signIn(person)))).toMatchObject({ userId: second.userId });
  });

  it('makes one account of sign-ups that show one proof at the same moment', async () => {
    const { lineProof = '' } = lineSignUpOf(await refusalOf(signIn({ sub: `U${'4'.repeat(32)}` }))) ?? {};
    const forms = [1, 2, 3].map((turn) => ({
      guid: `guid-4-${turn}`,
      phone: newPhone(),
      firstName: 'ก',
      lastName: 'ข',
      lineProof,
    }));
    const made = await Promise.allSettled(forms.map((form) => signUpPerson(transport, form)));
    const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason as GatewayError] : []));
    expect(made.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const error of refused) expect(error).toMatchObject({ code: 409, field: 'lineProof' });
  });

  it.each([
    ['signed by somebody else', { signedWith: 'another-secret-of-32-characters!!' }],
    ['for another channel', { claims: { aud: '1659999999' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another sign-in', { claims: { nonce: 'x'.repeat(43) } }],
  ])('opens nothing with an id token %s', async (_what, wrong) => {
    expect((await refusalOf(signIn({ sub: `U${'c'.repeat(32)}`, ...wrong }))).code).toBe(100);
  });

  it('opens nothing with a code that was used, a way that another browser began, or one too long ago', async () => {
    const person = { sub: `U${'d'.repeat(32)}` };
    const used = await visitLine(person);
    expect((await refusalOf(loginWithLine(transport, used))).code).toBe(102);
    expect((await refusalOf(loginWithLine(transport, used))).code).toBe(100);
    const [mine, theirs] = [await visitLine(person), await visitLine(person)];
    expect((await refusalOf(loginWithLine(transport, { ...mine, ticket: theirs.ticket }))).code).toBe(100);
    expect((await refusalOf(loginWithLine(transport, { ...mine, ticket: 'made-up' }))).code).toBe(100);
    const late = await visitLine(person);
    gateway.clock.advanceSeconds(16 * 60);
    expect((await refusalOf(loginWithLine(transport, late))).code).toBe(100);
  });

  it('signs nobody up with a proof that is made up or too old', async () => {
    const person = { sub: `U${'e'.repeat(32)}` };
    const { lineProof = '' } = lineSignUpOf(await refusalOf(signIn(person))) ?? {};
    const form = { guid: 'guid-e-proof', phone: newPhone(), firstName: 'ก', lastName: 'ข' };
    const madeUp = await refusalOf(signUpPerson(transport, { ...form, lineProof: 'x'.repeat(80) }));
    expect(madeUp).toMatchObject({ code: 422, field: 'lineProof' });
    gateway.clock.advanceSeconds(31 * 60);
    expect(await refusalOf(signUpPerson(transport, { ...form, lineProof }))).toMatchObject({ code: 422, field: 'lineProof' });
  });

  it('says so where LINE cannot be reached', async () => {
    const back = await visitLine({ sub: `U${'f'.repeat(32)}` });
    line.fail(500);
    expect((await refusalOf(loginWithLine(transport, back))).code).toBe(503);
    expect(JSON.stringify(gateway.logLines)).not.toContain(channel.channelSecret);
  });
});

describe('the link to LINE', () => {
  it('ends here and at LINE, once there is a password to sign in with', async () => {
    const person = { sub: `U${'9'.repeat(32)}` };
    const made = await join(person);
    const { userId } = made;
    token = (await signIn(person)).sessionToken;
    expect((await gateway.post('/userInfo', {}, { token })).body).toMatchObject({ lineLinked: true });
    expect((await refusalOf(unlinkLine(transport))).code).toBe(409);
    const password_hash = await hashPassword('secret_1');
    await gateway.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();

    const other = (await signIn(person)).sessionToken;

    line.fail(500);
    expect((await refusalOf(unlinkLine(transport))).code).toBe(503);
    line.fail(undefined);
    await unlinkLine(transport);
    const granted = { userAccessToken: `fresh-refresh-${person.sub}`, channelToken: 'Bearer channel-token' };
    expect(line.deauthorized).toEqual([granted]);
    expect((await gateway.post('/userInfo', {}, { token })).body).not.toHaveProperty('lineLinked');
    expect((await gateway.post('/userInfo', {}, { token: other })).body['responseCode']).toBe(133);
    expect((await messagesTo(gateway, made.phone)).at(-1)?.purpose).toBe('lineUnlinked');
    expect((await refusalOf(unlinkLine(transport))).code).toBe(409);
    token = '';
    expect(lineSignUpOf(await refusalOf(signIn(person)))).not.toBeNull();
  });
});

describe('an account that administrators give back to its owner', () => {
  it('is not opened by the former LINE, and LINE is told', async () => {
    const person = { sub: `U${'6'.repeat(32)}` };
    const { userId } = await join(person);
    await gateway.db.updateTable('users').set({ facebook_id: 'fb-of-the-thief' }).where('id', '=', userId).execute();
    const admin = await signInAdmin(gateway);
    await admin.post('/user/contact', { userId, phoneNo: newPhone(), reason: 'phone stolen' });
    expect((await refusalOf(signIn(person))).code).toBe(102);
    const row = await gateway.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ line_id: null, line_grant: null, facebook_id: null });
    expect(line.deauthorized.map(({ userAccessToken }) => userAccessToken)).toContain(`fresh-refresh-${person.sub}`);
  });

  it('is given back also while LINE does not answer', async () => {
    const person = { sub: `U${'5'.repeat(32)}` };
    const { userId } = await join(person);
    const admin = await signInAdmin(gateway);
    line.fail(500);
    const answer = await admin.post('/user/contact', { userId, phoneNo: newPhone(), reason: 'phone stolen' });
    expect(answer.body['responseCode']).toBe(200);
    line.fail(undefined);
    expect((await refusalOf(signIn(person))).code).toBe(102);
  });
});

describe('the erasure of an account', () => {
  const ask = async (sub: string) => {
    const person = { sub };
    const { userId } = await join(person);
    token = (await signIn(person)).sessionToken;
    const at = gateway.clock.now();
    const request = { id: crypto.randomUUID(), user_id: userId, kind: 'erase' as const, state: 'scheduled' as const };
    await gateway.db
      .insertInto('data_subject_requests')
      .values({ ...request, asked_at: at, due_at: at })
      .execute();
    return userId;
  };
  const endLink = () => createEndLineLink({ db: gateway.db, line: createLineLogin({ ...options(), log: silentLog }) });
  const options = () => ({
    ...{ ...channel, apiUrl: line.url, loginUrl: line.url, redirectUri: '/login' },
    ...{ clock: gateway.clock, random: systemRandom },
  });
  const isErased = async (userId: string) =>
    (await gateway.db.selectFrom('users').select('erased_at').where('id', '=', userId).executeTakeFirstOrThrow()).erased_at !==
    null;

  it('ends the link at LINE, too', async () => {
    const sub = `U${'7'.repeat(32)}`;
    const userId = await ask(sub);
    await passGrace(gateway, endLink());
    expect(line.deauthorized.map(({ userAccessToken }) => userAccessToken)).toContain(`fresh-refresh-${sub}`);
    expect(await isErased(userId)).toBe(true);
  });

  it('waits a day for LINE, and no longer', async () => {
    const userId = await ask(`U${'8'.repeat(32)}`);
    line.fail(500);
    await passGrace(gateway, endLink());
    expect(await isErased(userId)).toBe(false);
    gateway.clock.advanceSeconds(25 * 3_600);
    await makePrivacyWorker(gateway, endLink()).sweep();
    expect(await isErased(userId)).toBe(true);
  });
});

describe('the start-up data', () => {
  it('says which ways of signing in are configured', async () => {
    expect(await fetchSignInWays(transport)).toEqual({ facebook: null, hasLine: true });
    const plain = await createGateway();
    const { appData } = (await plain.get('/init_data_v3')).body;
    expect(appData).not.toHaveProperty('lineSignIn');
    expect((await plain.post('/line/start', {})).body).toMatchObject({ responseCode: 422 });
    await plain.close();
  });
});
