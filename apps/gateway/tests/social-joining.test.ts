import type { FacebookPerson } from '@songwai/core/sessions/social/social-identity';
import { lineAnswerOf } from '@songwai/core/sessions/social/social-sign-in-flow';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { openJoiningPage, personJoining, termsInForce } from './builders/joining-page.ts';
import { codeFor } from './builders/sign-ups.ts';
import { type GraphStandIn, startGraphStandIn } from './identity/graph-stand-in.ts';
import { type LinePerson, type LineStandIn, startLineStandIn } from './identity/line-stand-in.ts';

const channel = { channelId: '1650000000', channelSecret: 'channel-secret-of-32-characters!' };
const pim: FacebookPerson = { facebookId: 'fb-pim', token: 'token-of-pim', firstName: 'พิมพ์ชนก', lastName: 'วัฒนกุล' };
const noPassword = { password: '', repeatedPassword: '' };

let now = () => new Date();
let line: LineStandIn;
let graph: GraphStandIn;
let gateway: Gateway;
let baseUrl: string;
let stored: Map<string, string>;
beforeAll(async () => {
  line = await startLineStandIn({ ...channel, now: () => now() });
  graph = await startGraphStandIn({ [pim.token]: { app_id: 'APP1', user_id: pim.facebookId, is_valid: true } });
  gateway = await createGateway({
    env: {
      ...{ LINE_CHANNEL_ID: channel.channelId, LINE_CHANNEL_SECRET: channel.channelSecret },
      ...{ LINE_API_URL: line.url, LINE_LOGIN_URL: line.url },
      ...{ FACEBOOK_APP_ID: 'APP1', FACEBOOK_APP_SECRET: 's3cret', FACEBOOK_URL: graph.url },
    },
  });
  now = () => gateway.clock.now();
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([line.close(), graph.close()]);
});
beforeEach(() => {
  stored = new Map();
  gateway.clock.advanceSeconds(2 * 3_600);
});

const openPage = () => openJoiningPage({ gateway, baseUrl, stored });
const from = { wanted: '/wallet', language: 'en' as const };

/** Leaves for LINE, agrees there and comes back to a page that has loaded anew. */
const visitLine = async (person: LinePerson) => {
  const address = await openPage().social.leaveForLine(from);
  const search = `?${line.agree(address ?? '', person)}`;
  const page = openPage();
  const answer = lineAnswerOf(search) ?? expect.unreachable();
  // As a page does that renders twice.
  const [back] = await Promise.all([page.social.returnFromLine(answer), page.social.returnFromLine(answer)]);
  expect(page.user().status).toBe('restoring');
  await page.social.finishLine();
  return { page, back, search };
};
/** Whom the sign-in found to have no account, brought to the sign-up form. */
const bringStranger = ({ social, joining }: ReturnType<typeof openPage>) => {
  joining.bring(social.store.getState().stranger);
  social.clear();
};

describe('joining by LINE', () => {
  it('comes back to where the visitor was, needs no password, and signs in from then on', async () => {
    const person = { sub: `U${'1'.repeat(32)}`, name: 'Malee' };
    const { page, back } = await visitLine(person);
    expect(back).toMatchObject({ wanted: '/wallet', language: 'en' });
    expect(page.social.store.getState().stranger).toMatchObject({ kind: 'line', name: 'Malee' });
    bringStranger(page);

    const form = personJoining(noPassword);
    page.joining.edit({ phone: form.phone });
    const reloaded = openPage();
    await reloaded.joining.restore();
    expect(reloaded.state()).toMatchObject({ social: { kind: 'line', name: 'Malee' }, draft: { phone: form.phone } });
    await reloaded.joining.join(form, termsInForce);
    await reloaded.joining.enterCode(await codeFor(gateway, form.phone));
    expect(reloaded.user()).toMatchObject({ status: 'signedIn', user: { phone: form.phone } });
    expect([...stored.keys()]).toEqual(['songwai.private.session']);

    stored.clear();
    expect((await visitLine(person)).page.user()).toMatchObject({ status: 'signedIn', user: { phone: form.phone } });
  });

  it('asks for a password, or for LINE again, once the word of LINE is over', async () => {
    const { page } = await visitLine({ sub: `U${'2'.repeat(32)}` });
    bringStranger(page);
    page.joining.edit({ firstName: 'มาลี' });
    gateway.clock.advanceSeconds(31 * 60);
    await page.joining.join(personJoining(noPassword), termsInForce);
    expect(page.state()).toMatchObject({ social: null, error: { code: 422, field: 'lineProof' }, draft: { firstName: 'มาลี' } });
    const reloaded = openPage();
    await reloaded.joining.restore();
    expect(reloaded.state().social).toBeNull();
  });

  it('opens nothing for an answer that this browser never asked for, or twice', async () => {
    const { page, search } = await visitLine({ sub: `U${'3'.repeat(32)}` });
    bringStranger(page);
    const again = openPage();
    expect(await again.social.returnFromLine(lineAnswerOf(search) ?? expect.unreachable())).toBeNull();
    await again.social.finishLine();
    expect(again.social.store.getState()).toEqual({ stranger: null, problem: 'unknown' });
    expect(again.user().status).toBe('restoring');
  });

  it('says so where the person does not agree at LINE, and lets them try again', async () => {
    const page = openPage();
    const address = await page.social.leaveForLine(from);
    const state = new URL(address ?? '').searchParams.get('state') ?? '';
    const answer = lineAnswerOf(`?error=access_denied&state=${state}`);
    await page.social.returnFromLine(answer ?? expect.unreachable());
    expect(page.social.store.getState().problem).toBe('cancelled');
    expect(await page.social.leaveForLine(from)).toContain(line.url);
    expect(page.social.store.getState().problem).toBeNull();
  });

  it('takes an address of another kind for what it is', () => {
    expect(lineAnswerOf('?from=%2Fwallet')).toBeNull();
    expect(lineAnswerOf('?code=1')).toBeNull();
  });
});

describe('joining by Facebook', () => {
  it("fills in Facebook's names, stores no token, and signs in from then on", async () => {
    const page = openPage();
    await page.social.withFacebook(pim);
    bringStranger(page);
    expect(page.state()).toMatchObject({
      social: { kind: 'facebook' },
      draft: { firstName: pim.firstName, lastName: pim.lastName },
    });
    expect([...stored.values()].join()).not.toContain(pim.token);

    const form = personJoining(noPassword);
    await page.joining.join(form, termsInForce);
    await page.joining.enterCode(await codeFor(gateway, form.phone));
    expect(page.user()).toMatchObject({ status: 'signedIn', user: { phone: form.phone } });
    expect([...stored.values()].join()).not.toContain(pim.token);

    stored.clear();
    const later = openPage();
    await later.social.withFacebook(pim);
    expect(later.user()).toMatchObject({ status: 'signedIn', user: { phone: form.phone } });
  });

  it('may still choose a password instead', async () => {
    const page = openPage();
    await page.social.withFacebook({ ...pim, facebookId: 'fb-else' });
    expect(page.user()).toMatchObject({ status: 'refused', error: { code: 100 } });
    page.joining.bring({ kind: 'facebook', person: pim });
    page.joining.bring(null);
    const form = personJoining();
    await page.joining.join(form, termsInForce);
    await page.joining.enterCode(await codeFor(gateway, form.phone));
    expect(page.user()).toMatchObject({ status: 'signedIn', user: { phone: form.phone } });
  });
});
