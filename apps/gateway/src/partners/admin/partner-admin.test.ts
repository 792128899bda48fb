import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { partnerOrigin, signPartnerToken } from '../../../tests/builders/partners.ts';
import { type Admin, signInAdmin } from '../../../tests/builders/sessions.ts';
import { partnerSecret } from '../../../tests/harness/quiet-environment.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

let made = 0;
/** Adds a new partner. */
const makePartner = async (settings: object = {}) => {
  made += 1;
  const partnerId = `hotel-${made}`;
  const fields = { partnerId, partnerName: `Hotel ${made}`, allowedOrigins: [partnerOrigin], features: ['order'], ...settings };
  const { body } = await admin.post('/partner/create', fields);
  expect(body['responseCode']).toBe(200);
  return { partnerId, secret: String(body['secret']), partner: body['partner'] as Record<string, unknown> };
};
const signOn = async (partnerId: string, secret: string) => {
  const token = await signPartnerToken(gateway, { iss: partnerId, sub: 'guest-1' }, secret);
  return gateway.post('/signon', { partnerId, token, lang: 'en' }, { origin: partnerOrigin });
};

describe('the office registers a partner', () => {
  it('whose guests can be signed on with the secret that it is shown once', async () => {
    const { partnerId, secret, partner } = await makePartner({ theme: { accent: '#9c3a24' } });
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(partner).toMatchObject({
      partnerId,
      allowedOrigins: [partnerOrigin],
      features: ['order'],
      theme: { accent: '#9c3a24' },
      isActive: true,
      isDropPointSigned: true,
      hasTwoSecrets: false,
      priceList: 'DEFAULT',
    });
    expect((await signOn(partnerId, secret)).body['responseCode']).toBe(200);
    const { body } = await admin.get('/partner/list', { limit: '100' });
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(JSON.stringify(body)).not.toContain(partnerSecret);
  });

  it('once under an id, also when two do so at the same moment', async () => {
    const fields = { partnerId: 'twice', partnerName: 'Twice' };
    const answers = await Promise.all([admin.post('/partner/create', fields), admin.post('/partner/create', fields)]);
    expect(answers.map(({ body }) => body['responseCode']).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ partnerId: 'job' }, 'partnerId'],
    [{ partnerName: '\u0001 ' }, 'partnerName'],
    [{ partnerName: 'WEB' }, 'partnerName'],
    [{ allowedOrigins: ['https://a.test', 'https://b.test/path'] }, 'allowedOrigins.1'],
    [{ allowedOrigins: ['http://a.test'] }, 'allowedOrigins.0'],
    [{ allowedOrigins: ['https://*.a.test'] }, 'allowedOrigins.0'],
    [{ allowedOrigins: ['https://me@a.test'] }, 'allowedOrigins.0'],
    [{ allowedOrigins: ['null'] }, 'allowedOrigins.0'],
    [{ theme: { accentDark: '#ffffff' } }, 'theme.accent'],
    [{ priceList: 'NOBODYS' }, 'priceList'],
  ])('not with %j: the answer names %s', async (fault, field) => {
    const { status, body } = await admin.post('/partner/create', { partnerId: 'faulty', partnerName: 'Faulty', ...fault });
    expect({ status, code: body['responseCode'], field: body['field'] }).toEqual({ status: 200, code: 422, field });
    expect(await gateway.db.selectFrom('partners').select('id').where('id', '=', 'faulty').execute()).toEqual([]);
  });

  it.each([[{ theme: { accent: 'red' } }], [{ features: ['everything'] }], [{ partnerId: 'A B' }]])(
    'not with %j: that breaks the contract',
    async (fault) => {
      const { status } = await admin.post('/partner/create', { partnerId: 'faulty', partnerName: 'Faulty', ...fault });
      expect(status).toBe(400);
    },
  );

  it('keeping each origin once, as browsers write it', async () => {
    const { partner } = await makePartner({ allowedOrigins: ['https://Shop.Test:443/', 'https://shop.test'] });
    expect(partner['allowedOrigins']).toEqual(['https://shop.test']);
  });
});

describe('the office changes a partner', () => {
  it('in what it gives, and in nothing else', async () => {
    const { partnerId, secret, partner } = await makePartner({ theme: { accent: '#123456' } });
    const { body } = await admin.post('/partner/update', { partnerId, partnerName: 'New name', features: [] });
    expect(body['partner']).toEqual({ ...partner, partnerName: 'New name', features: [] });
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('and its guests are signed out with it, and back only when it is active again', async () => {
    const { partnerId, secret } = await makePartner();
    const token = String((await signOn(partnerId, secret)).body['skToken']);
    expect((await gateway.post('/userInfo', {}, { token })).body['responseCode']).toBe(200);
    await admin.post('/partner/update', { partnerId, isActive: false });
    expect((await gateway.post('/userInfo', {}, { token })).body['responseCode']).toBe(133);
    expect((await signOn(partnerId, secret)).body['reason']).toBe('unknown_partner');
    await admin.post('/partner/update', { partnerId, isActive: true });
    expect((await signOn(partnerId, secret)).body['responseCode']).toBe(200);
  });

  it('and nobody who signs on at that very moment stays signed on', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { partnerId, secret } = await makePartner();
      const token = () => signPartnerToken(gateway, { iss: partnerId, sub: `guest-${round}` }, secret);
      const page = { origin: partnerOrigin };
      const signOns = [await token(), await token(), await token()].map((one) =>
        gateway.post('/signon', { partnerId, token: one }, page),
      );
      await admin.post('/partner/update', { partnerId, isActive: false });
      for (const { body } of await Promise.all(signOns)) {
        if (body['reason'] === 'unknown_partner') continue;
        const answer = await gateway.post('/userInfo', {}, { token: String(body['skToken']) });
        expect(answer.body['responseCode']).toBe(133);
      }
    }
  });

  it('but none that there is not', async () => {
    for (const path of ['/update', '/secret/rotate', '/secret/drop']) {
      const { status, body } = await admin.post(`/partner${path}`, { partnerId: 'nobody', which: 'old' });
      expect([status, body['responseCode']]).toEqual([404, 404]);
    }
  });

  it('and who did it is noted', async () => {
    const { partnerId } = await makePartner();
    await admin.post('/partner/update', { partnerId, partnerName: 'Renamed' });
    const events = await gateway.db.selectFrom('outbox').select(['kind', 'payload']).where('subject', '=', partnerId).execute();
    expect(events.map(({ kind }) => kind)).toEqual(['partners.registered', 'partners.changed']);
    expect(events[1]?.payload).toMatchObject({ adminId: expect.any(String), fields: ['name'] });
  });
});

describe('a secret is changed without an outage', () => {
  it('both work until the old one is dropped', async () => {
    const { partnerId, secret: old } = await makePartner();
    const { body } = await admin.post('/partner/secret/rotate', { partnerId });
    const fresh = String(body['secret']);
    expect(fresh).not.toBe(old);
    expect(body['partner']).toMatchObject({ hasTwoSecrets: true });
    for (const secret of [old, fresh]) expect((await signOn(partnerId, secret)).body['responseCode']).toBe(200);
    await admin.post('/partner/secret/drop', { partnerId, which: 'old' });
    expect((await signOn(partnerId, old)).body['reason']).toBe('bad_signature');
    expect((await signOn(partnerId, fresh)).body['responseCode']).toBe(200);
  });

  it('a button pressed twice does not end the one in use', async () => {
    const { partnerId, secret: old } = await makePartner();
    const answers = await Promise.all([
      admin.post('/partner/secret/rotate', { partnerId }),
      admin.post('/partner/secret/rotate', { partnerId }),
    ]);
    expect(answers.map(({ body }) => body['responseCode']).sort()).toEqual([200, 409]);
    expect((await signOn(partnerId, old)).body['responseCode']).toBe(200);
  });

  it('the new one can be taken back where its answer was lost, and another one made: the old one works throughout', async () => {
    const { partnerId, secret: old } = await makePartner();
    const lost = String((await admin.post('/partner/secret/rotate', { partnerId })).body['secret']);
    const answer = await admin.post('/partner/secret/drop', { partnerId, which: 'new' });
    expect(answer.body).toMatchObject({ responseCode: 200, partner: { hasTwoSecrets: false } });
    expect((await signOn(partnerId, lost)).body['reason']).toBe('bad_signature');
    expect((await signOn(partnerId, old)).body['responseCode']).toBe(200);
    const fresh = String((await admin.post('/partner/secret/rotate', { partnerId })).body['secret']);
    expect(fresh).not.toBe(lost);
    for (const secret of [old, fresh]) expect((await signOn(partnerId, secret)).body['responseCode']).toBe(200);
  });

  it.each(['old', 'new'] as const)('dropping the %s one twice, or at once, drops one', async (which) => {
    const { partnerId, secret: old } = await makePartner();
    const fresh = String((await admin.post('/partner/secret/rotate', { partnerId })).body['secret']);
    const drop = () => admin.post('/partner/secret/drop', { partnerId, which });
    for (const { body } of [...(await Promise.all([drop(), drop()])), await drop()]) expect(body['responseCode']).toBe(200);
    expect((await signOn(partnerId, which === 'old' ? fresh : old)).body['responseCode']).toBe(200);
    const events = await gateway.db.selectFrom('outbox').select(['kind', 'payload']).where('subject', '=', partnerId).execute();
    expect(events.filter(({ kind }) => kind === 'partners.secretDropped').map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ which }),
    ]);
  });

  it('dropping where nothing is to drop changes nothing, and which one is always said', async () => {
    const { partnerId, secret } = await makePartner();
    for (const which of ['old', 'new'])
      expect((await admin.post('/partner/secret/drop', { partnerId, which })).body['responseCode']).toBe(200);
    expect((await signOn(partnerId, secret)).body['responseCode']).toBe(200);
    expect((await admin.post('/partner/secret/drop', { partnerId })).body).toMatchObject({ responseCode: 400, field: 'which' });
  });
});

describe('the list of partners', () => {
  it('is read page by page, each partner once', async () => {
    await makePartner();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await admin.get('/partner/list', { limit: '2', ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...(body['partners'] as { partnerId: string }[]).map(({ partnerId }) => partnerId));
      cursor = body['nextCursor'] as string | undefined;
    } while (cursor !== undefined);
    const rows = await gateway.db.selectFrom('partners').select('id').orderBy('id').execute();
    expect(seen).toEqual(rows.map(({ id }) => id));
  });
});
