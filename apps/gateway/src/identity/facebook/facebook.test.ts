import type { ServerResponse } from 'node:http';
import { fetchSignInWays } from '@songwai/core/startup/sign-in-ways-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { codeFor, personForm, signUp, verifyPhone } from '../../../tests/builders/sign-ups.ts';
import { connectClient } from '../../../tests/harness/connect-client.ts';
import { type GraphStandIn, type KnownToken, startGraphStandIn } from '../../../tests/identity/graph-stand-in.ts';

/** The tokens that the stand-in for the Graph API accepts. */
const tokens: Record<string, KnownToken> = {
  good: { app_id: 'APP1', user_id: 'fb-1', is_valid: true },
  another: { app_id: 'APP1', user_id: 'fb-2', is_valid: true },
  expired: { app_id: 'APP1', user_id: 'fb-1', is_valid: false },
  over: { app_id: 'APP1', user_id: 'fb-1', is_valid: true, expires_at: 1 },
  forEver: { app_id: 'APP1', user_id: 'fb-9', is_valid: true, expires_at: 0 },
  otherApp: { app_id: 'APP2', user_id: 'fb-1', is_valid: true },
};
let graph: GraphStandIn;
let gateway: Gateway;
beforeAll(async () => {
  graph = await startGraphStandIn(tokens);
  gateway = await createGateway({
    env: { FACEBOOK_APP_ID: 'APP1', FACEBOOK_APP_SECRET: 's3cret', FACEBOOK_URL: graph.url },
  });
});
afterAll(async () => {
  await gateway.close();
  await graph.close();
});
beforeEach(() => {
  graph.forget();
  graph.fail(undefined);
  gateway.clock.advanceSeconds(2 * 3_600);
});

const login = (facebookId: string, facebookTokenId: string) =>
  gateway.post('/login', { facebookId, facebookTokenId, lang: 'en' });
const signUpWith = (facebookId: string, facebookTokenId: string, fields: Readonly<Record<string, unknown>> = {}) =>
  signUp(gateway, { userName: undefined, password: undefined, facebookId, facebookTokenId, ...fields });

describe('signing in with Facebook', () => {
  it('is offered with the version of the Graph API that tokens are checked with', async () => {
    const ways = await fetchSignInWays(await connectClient(gateway, () => ''));
    expect(ways.facebook).toEqual({ appId: 'APP1', version: 'v23.0' });
  });

  it('answers 102 to who has not signed up; then signs up, verifies, and is in', async () => {
    expect((await login('fb-1', 'good')).body).toEqual({
      respCode: 102,
      respDesc: 'This social account is not registered yet. Please sign up first.',
    });
    expect(graph.asked[0]?.pathname).toBe('/v23.0/debug_token');
    expect(graph.asked[0]?.searchParams.get('access_token')).toBe('APP1|s3cret');

    const form = personForm({ userName: undefined, password: undefined, facebookId: 'fb-1', facebookTokenId: 'good' });
    const { body } = await gateway.post('/signup_mobile', form);
    const token = String(body['skToken']);
    expect((await gateway.post('/signup_mobile', form)).body['userId']).toBe(body['userId']);
    expect((await login('fb-1', 'good')).body).toMatchObject({ respCode: 102, userId: body['userId'], userStatus: 'unverified' });
    expect((await verifyPhone(gateway, token, await codeFor(gateway, form.phoneNo))).body['responseCode']).toBe(200);

    const again = await login('fb-1', 'good');
    expect(again.body).toMatchObject({ respCode: 200, userId: body['userId'], facebookId: 'fb-1', phoneNo: form.phoneNo });
    expect((await signUpWith('fb-1', 'good')).body).toMatchObject({ responseCode: 409, field: 'facebookId' });
    await gateway.db.updateTable('users').set({ status: 'suspended' }).where('facebook_id', '=', 'fb-1').execute();
    expect((await login('fb-1', 'good')).body['respCode']).toBe(132);
  });

  it.each([
    ['that has expired', 'fb-1', 'expired'],
    ['whose time is over', 'fb-1', 'over'],
    ['that was issued to another app', 'fb-1', 'otherApp'],
    ['of somebody else', 'fb-1', 'another'],
    ['that is none', 'fb-1', 'nonsense'],
  ])('opens nothing with a token %s', async (_what, facebookId, token) => {
    expect((await login(facebookId, token)).body).toMatchObject({ respCode: 100 });
    expect((await signUpWith(facebookId, token)).body).toMatchObject({ responseCode: 422, field: 'facebookTokenId' });
  });

  it('opens with a token that never ends', async () => {
    expect((await login('fb-9', 'forEver')).body).toMatchObject({ respCode: 102 });
  });

  it('asks who signs up for both names, as the account is complete then', async () => {
    expect((await signUpWith('fb-2', 'another', { lastName: undefined })).body).toMatchObject({
      responseCode: 422,
      field: 'lastName',
    });
  });

  it('opens nothing to who repeats another’s sign-up without the token', async () => {
    const form = personForm({ userName: undefined, password: undefined, facebookId: 'fb-2', facebookTokenId: 'another' });
    expect((await gateway.post('/signup_mobile', form)).body['responseCode']).toBe(200);
    const repeated = await gateway.post('/signup_mobile', { ...form, facebookTokenId: 'nonsense' });
    expect(repeated.body).toMatchObject({ responseCode: 409, field: 'guid' });
  });

  it.each([
    ['fails', (response: ServerResponse) => void response.writeHead(500).end()],
    ['answers a page', (response: ServerResponse) => void response.writeHead(200).end('<html>')],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
  ])('is asked twice and then says so where Facebook %s', async (_what, break_) => {
    graph.fail(break_);
    const answer = await login('fb-1', 'good');
    expect(answer).toMatchObject({ status: 503, body: { respCode: 503 } });
    expect(graph.asked).toHaveLength(2);
    expect(JSON.stringify(gateway.logLines)).not.toContain('s3cret');
  });
});
