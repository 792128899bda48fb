import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { plainOrder } from '../../../tests/builders/order.ts';
import { partnerOrigin, signPartnerToken } from '../../../tests/builders/partners.ts';
import { type Admin, signInAdmin } from '../../../tests/builders/sessions.ts';
import { publicUrl } from '../../../tests/harness/quiet-environment.ts';
import { systemRandom } from '../../platform/deps.ts';
import { readPartnersCommand } from '../admin/partners-command.ts';
import { runPartnersCommand } from '../admin/run-partners-command.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway({ env: { NEW_CUSTOMER_CASH_JOBS: '2' } });
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

const allow = (allowsGuests: boolean) => admin.post('/partner/update', { partnerId: 'baanchandra', allowsGuests });
beforeEach(async () => {
  await allow(true);
  await gateway.db.deleteFrom('rate_limits').execute();
});

const newDevice = () => randomBytes(32).toString('base64url');
const signOn = (deviceId: string, { origin = partnerOrigin, partnerId = 'baanchandra' } = {}) =>
  gateway.post('/signon', { partnerId, deviceId, lang: 'en' }, { origin });
const guestOf = async (deviceId: string) => {
  const { body } = await signOn(deviceId);
  expect(body['responseCode'], JSON.stringify(body)).toBe(200);
  return { userId: String(body['userId']), token: String(body['skToken']), body };
};
const acceptTerms = async ({ token, body }: Awaited<ReturnType<typeof guestOf>>) => {
  const { version, partnerVersion } = body['terms'] as { readonly version: string; readonly partnerVersion: number };
  await gateway.post('/pdpa/terms', { termsVersion: version, partnerTermsVersion: partnerVersion }, { token });
};
const reasonOf = async (answer: ReturnType<typeof signOn>) => {
  const { status, body } = await answer;
  expect(body['skToken']).toBeUndefined();
  return [status, body['reason']];
};

describe('a visitor whom the partner has not signed on', () => {
  it('is refused unless the partner lets visitors book, which nobody does without having chosen it', async () => {
    const { body } = await admin.post('/partner/create', {
      partnerId: 'cautious',
      partnerName: 'Cautious',
      allowedOrigins: [partnerOrigin],
      features: ['order'],
    });
    expect(body['partner']).toMatchObject({ allowsGuests: false });
    expect(await reasonOf(signOn(newDevice(), { partnerId: 'cautious' }))).toEqual([403, 'guests_off']);
    await allow(false);
    expect(await reasonOf(signOn(newDevice()))).toEqual([403, 'guests_off']);
  });

  it('books and follows the job as other guests do, without name and phone of an account', async () => {
    const guest = await guestOf(newDevice());
    expect(guest.body).toMatchObject({ channel: 'Baan Chandra', userType: 2, firstName: '', phoneNo: '' });
    const refused = await gateway.post('/create_job', plainOrder({ lang: 'en' }), { token: guest.token });
    expect(refused.body['responseCode'], 'the terms are asked of them, too').not.toBe(200);
    await acceptTerms(guest);
    const { body } = await gateway.post('/create_job', plainOrder({ lang: 'en' }), { token: guest.token });
    expect(body['responseCode'], JSON.stringify(body)).toBe(200);
    const detail = await gateway.post('/get_job_detail', { jobId: body['jobId'] }, { token: guest.token });
    expect(detail.body['responseCode']).toBe(200);
  });

  it('is the same guest at the next visit, also where several elements sign on at once', async () => {
    const device = newDevice();
    const answers = await Promise.all([guestOf(device), guestOf(device), guestOf(device)]);
    const again = await guestOf(device);
    expect(new Set([...answers, again].map(({ userId }) => userId)).size).toBe(1);
    expect(new Set([...answers, again].map(({ token }) => token)).size).toBe(4);
  });

  it('has as many unfinished jobs in cash as every new customer', async () => {
    const guest = await guestOf(newDevice());
    await acceptTerms(guest);
    const book = async () => (await gateway.post('/create_job', plainOrder({ lang: 'en' }), { token: guest.token })).body;
    expect([(await book())['responseCode'], (await book())['responseCode']]).toEqual([200, 200]);
    expect(await book()).toMatchObject({ responseCode: 422, reason: 'new_customer_cash_limit' });
  });

  it('sends a token or a device, and both are checked for their form', async () => {
    const post = (fields: object) => gateway.post('/signon', { partnerId: 'baanchandra', ...fields }, { origin: partnerOrigin });
    expect((await post({})).body).toMatchObject({ responseCode: 400, field: 'token' });
    for (const deviceId of ['short', `${newDevice()} `, 'ก'.repeat(30)])
      expect((await post({ deviceId })).body).toMatchObject({ responseCode: 400, field: 'deviceId' });
  });
});

describe('whoever means harm', () => {
  it.each([['https://evil.test'], ['null'], [publicUrl]])('gets no guest from a page at %s', async (origin) =>
    expect(await reasonOf(signOn(newDevice(), { origin }))).toEqual([403, 'bad_origin']),
  );

  it('gets none without a page', async () => {
    const { body } = await gateway.post('/signon', { partnerId: 'baanchandra', deviceId: newDevice() });
    expect(body).toMatchObject({ responseCode: 403, reason: 'bad_origin' });
  });

  it('sees no booking of another device, nor of the same one at another partner', async () => {
    await admin.post('/partner/create', {
      partnerId: 'neighbour',
      partnerName: 'Neighbour',
      allowedOrigins: [partnerOrigin],
      features: ['order', 'tracking'],
      allowsGuests: true,
    });
    const device = newDevice();
    const owner = await guestOf(device);
    await acceptTerms(owner);
    const { body } = await gateway.post('/create_job', plainOrder({ lang: 'en' }), { token: owner.token });
    const strangers = [await signOn(newDevice()), await signOn(device, { partnerId: 'neighbour' })];
    for (const { body: stranger } of strangers) {
      expect(stranger['userId']).not.toBe(owner.userId);
      const seen = await gateway.post('/get_job_detail', { jobId: body['jobId'] }, { token: String(stranger['skToken']) });
      expect(seen.body['responseCode']).toBe(404);
    }
  });

  it('who has read the database knows no device', async () => {
    const device = newDevice();
    const { userId } = await guestOf(device);
    const row = await gateway.db.selectFrom('partner_users').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
    expect(row.subject).toMatch(/^device:[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(device);
    expect((await guestOf(row.subject.slice('device:'.length))).userId).not.toBe(userId);
  });

  it('makes only so many guests from one address, and those who were here before come in all the same', async () => {
    const known = newDevice();
    await guestOf(known);
    for (let made = 1; made < 30; made += 1) await guestOf(newDevice());
    const limited = await signOn(newDevice());
    expect([limited.status, limited.body['responseCode']]).toEqual([429, 429]);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    await guestOf(known);
  });
});

describe('a guest of a device', () => {
  it('is on record like every other guest, and somebody new on the device after an erasure', async () => {
    const device = newDevice();
    const { token, userId } = await guestOf(device);
    const headers = { 'sk-token': token, 'content-type': 'application/json' };
    const file = await gateway.app.inject({ method: 'POST', url: '/api/pdpa/export', headers, payload: '{}' });
    expect(file.json().partnerAccounts).toMatchObject([{ partnerId: 'baanchandra', subject: expect.stringMatching(/^device:/) }]);
    await gateway.db.deleteFrom('partner_users').where('user_id', '=', userId).execute();
    expect((await guestOf(device)).userId).not.toBe(userId);
  });

  it('whom we suspended is not signed on', async () => {
    const device = newDevice();
    const { userId } = await guestOf(device);
    await gateway.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', userId).execute();
    expect((await signOn(device)).body['responseCode']).toBe(132);
  });

  it('is another one than the same person, signed on by the partner', async () => {
    const { userId } = await guestOf(newDevice());
    const token = await signPartnerToken(gateway, { sub: 'device-less' });
    const { body } = await gateway.post('/signon', { partnerId: 'baanchandra', token }, { origin: partnerOrigin });
    expect(body['userId']).not.toBe(userId);
  });
});

describe("the operator's command", () => {
  const run = (...words: string[]) => {
    const command = readPartnersCommand(words);
    if (command === undefined) throw new Error('no such command');
    return runPartnersCommand(command, {
      ...gateway,
      random: systemRandom,
      isProduction: false,
      publicUrl: 'https://songwai.test',
    });
  };

  it('lets visitors book, and stops it', async () => {
    expect(await run('guests', 'baanchandra', 'off')).not.toContain('visitors may book');
    expect(await reasonOf(signOn(newDevice()))).toEqual([403, 'guests_off']);
    expect(await run('guests', 'baanchandra', 'on')).toContain('visitors may book');
    await guestOf(newDevice());
    await expect(run('guests', 'nobody', 'on')).rejects.toThrow('There is no partner nobody');
  });

  it.each([[['guests', 'baanchandra']], [['guests', 'baanchandra', 'maybe']], [['guests']]])('does not know %j', (words) =>
    expect(readPartnersCommand(words)).toBeUndefined(),
  );
});
