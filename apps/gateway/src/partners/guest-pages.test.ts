import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContracts } from '../../tests/app/contracts.ts';
import { daySeconds } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { bangNa, siam } from '../../tests/builders/order.ts';
import { askAsPartner, hmac, partnerOrigin, signOnGuest } from '../../tests/builders/partners.ts';
import { type Admin, signInAdmin } from '../../tests/builders/sessions.ts';
import { partnerSecret, publicUrl } from '../../tests/harness/quiet-environment.ts';
import { forgetPartners } from './forget-partners.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

const way = { lang: 'en', locationList: [siam, bangNa] };
const setPartner = (change: object) => admin.post('/partner/update', { partnerId: 'baanchandra', ...change });

let bookings = 0;
const newReference = (): string => {
  bookings += 1;
  return `BC-${bookings}`;
};
const point = { ...bangNa, contactName: 'Maya Lindqvist', contactPhone: '+46 70 123 45 67', lang: 'en' };
const save = (fields: Readonly<Record<string, unknown>>, token?: string) =>
  gateway.post('/baanchandra/address/save', { guid: 'guest-of-the-test', ...point, ...fields }, { token });
const readOne = async (reference: string) => {
  const { body } = await askAsPartner(gateway, `GET /partner/drop_point/list?reference=${encodeURIComponent(reference)}`);
  return (body['dropPoints'] as Record<string, unknown>[])[0];
};

describe('what a page needs to know of a partner', () => {
  it('is name, what it offers, its colours and the version of its terms, and no secret', async () => {
    await setPartner({ theme: { accent: '#9c3a24', accentDark: '#f0a488' } });
    const { status, headers, body } = await gateway.get('/partner_profile/baanchandra', {}, { origin: partnerOrigin });
    expect(status).toBe(200);
    expect(body).toEqual({
      responseCode: 200,
      responseDesc: expect.any(String),
      partnerId: 'baanchandra',
      partnerName: 'Baan Chandra',
      features: ['order', 'tracking', 'priceCheck', 'dropPoint', 'fullDay'],
      theme: { accent: '#9c3a24', accentDark: '#f0a488' },
      termsVersion: 1,
      isDropPointSigned: false,
    });
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(String(headers['vary'])).toMatch(/origin/i);
  });

  it.each([[publicUrl], [undefined]])('is told to our own pages (%s)', async (origin) => {
    const { status } = await gateway.get('/partner_profile/baanchandra', {}, origin === undefined ? {} : { origin });
    expect(status).toBe(200);
  });

  it("is not told to another's page", async () => {
    await admin.post('/partner/create', { partnerId: 'other', partnerName: 'Other', allowedOrigins: ['https://other.test'] });
    const { status, headers, body } = await gateway.get('/partner_profile/baanchandra', {}, { origin: 'https://other.test' });
    expect([status, body['reason']]).toEqual([403, 'bad_origin']);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['/partner_profile/nobody', '/termsandconditions/nobody', '/termsandconditions/no-terms'])(
    'is 404 where there is none: %s',
    async (path) => {
      await admin.post('/partner/create', { partnerId: 'no-terms', partnerName: 'No terms' });
      const { status, body } = await gateway.get(path);
      expect([status, body['responseCode']]).toEqual([404, 404]);
    },
  );

  it('has terms in both languages, in versions, and the same texts make no new one', async () => {
    const publish = (termsTh: string) =>
      admin.post('/partner/terms', { partnerId: 'baanchandra', termsTh, termsEn: 'Guests pay themselves.' });
    expect((await gateway.get('/termsandconditions/baanchandra')).body).toMatchObject({ termsVersion: 1 });
    await publish('ผู้เข้าพักชำระเอง');
    await publish('ผู้เข้าพักชำระเอง');
    expect((await gateway.get('/termsandconditions/baanchandra')).body).toMatchObject({
      partnerName: 'Baan Chandra',
      termsVersion: 2,
      termsTh: 'ผู้เข้าพักชำระเอง',
      termsEn: 'Guests pay themselves.',
    });
    await Promise.all([publish('ฉบับที่สอง'), publish('ฉบับที่สาม')]);
    expect((await gateway.get('/partner_profile/baanchandra')).body['termsVersion']).toBe(4);
    const stored = await gateway.db.selectFrom('partner_terms').select('version').orderBy('version').execute();
    expect(stored.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  });
});

describe("a partner's page with prices", () => {
  it('tells a visitor what every vehicle costs, as the booking would', async () => {
    const { body } = await gateway.post('/baanchandra/estimate', way);
    const usual = await gateway.post('/estimate_price', { ...way, vehicle: 1 });
    // Nothing is booked from there, so nothing holds.
    const { quoteId: _quote, quoteUntil: _until, legDistances: _legs, ...price } = usual.body;
    expect(body).toEqual({ ...price, partnerName: 'Baan Chandra' });
    expect((body['vehiclePrices'] as unknown[]).length).toBeGreaterThan(3);
  });

  it('is 404 for no partner, and 403 for one that has no such page', async () => {
    expect((await gateway.post('/nobody/estimate', way)).status).toBe(404);
    expect((await gateway.post('/wallet/estimate', way)).status).toBe(404);
    await setPartner({ features: ['order'] });
    const { status, body } = await gateway.post('/baanchandra/estimate', way);
    expect([status, body['reason']]).toEqual([403, 'feature_off']);
    await setPartner({ features: ['order', 'tracking', 'priceCheck', 'dropPoint'] });
  });

  it.each([
    [{ locationList: [siam, { lat: 18.79, lng: 98.98 }] }, 'locationList.1'],
    [{ vehicle: 99 }, 'vehicle'],
    [{ option: '99' }, 'option'],
  ])('names what it cannot price: %j', async (fault, field) => {
    const { body } = await gateway.post('/baanchandra/estimate', { ...way, ...fault });
    expect([body['responseCode'], body['field']]).toEqual([422, field]);
  });

  it("counts by the partner's own price list, and so does what its guests book", async () => {
    await gateway.db
      .insertInto('price_lists')
      .values({
        id: 'HOTELS',
        name_th: 'โรงแรม',
        name_en: 'Hotels',
        allows_promo: false,
        created_by: null,
        created_at: gateway.clock.now(),
      })
      .execute();
    const card = await gateway.db
      .insertInto('rate_cards')
      .values({
        price_list: 'HOTELS',
        vehicle_id: 1,
        service: 'express',
        valid_from: new Date('2026-01-01T00:00:00Z'),
        base_satang: 10_000,
        extra_stop_satang: 0,
        fare_percent: 100,
        entered_at: gateway.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await gateway.db.insertInto('rate_card_bands').values({ rate_card_id: card.id, from_km: 0, per_km_satang: 0 }).execute();
    await gateway.app.settle();
    const { token: early } = await signOnGuest(gateway, 'came-early');
    expect((await setPartner({ priceList: 'HOTELS' })).body['partner']).toMatchObject({ priceList: 'HOTELS' });
    const { token: late } = await signOnGuest(gateway, 'came-late');
    expect((await gateway.post('/baanchandra/estimate', way)).body['netPrice']).toBe(100);
    for (const token of [early, late]) {
      expect((await gateway.post('/baanchandra/estimate', way, { token })).body['netPrice']).toBe(100);
      expect((await gateway.post('/estimate_price', { ...way, vehicle: 1 }, { token })).body['netPrice']).toBe(100);
    }
    await setPartner({ priceList: 'DEFAULT' });
    expect((await gateway.post('/estimate_price', { ...way, vehicle: 1 }, { token: early })).body['netPrice']).not.toBe(100);
  });
});

describe('paths that begin with a partner', () => {
  it('hide no other call', async () => {
    const others = (await readContracts()).filter(({ path }) => !path.startsWith('/:partner/'));
    for (const { method, path } of others.filter((endpoint) => /^\/[^/]+\/(estimate|address\/save)$/.test(endpoint.path)))
      expect.fail(`${method} ${path} stands where a partner's call would`);
  });

  it('begin with nothing that paths of our own begin with', async () => {
    const others = (await readContracts()).filter(({ path }) => !path.startsWith('/:partner/'));
    const firstParts = new Set(others.map(({ path }) => path.split('/')[1] ?? ''));
    const ids = [...firstParts, 'docs', 'tracking'].filter((part) => /^[a-z0-9][a-z0-9-]{1,59}$/.test(part));
    expect(ids.length).toBeGreaterThan(10);
    for (const partnerId of ids) {
      const { body } = await admin.post('/partner/create', { partnerId, partnerName: 'Squatter' });
      expect([partnerId, body['responseCode'], body['field']]).toEqual([partnerId, 422, 'partnerId']);
    }
  });

  it('let no secret of a partner out, whatever is asked', async () => {
    for (const path of ['/partner_profile/baanchandra', '/termsandconditions/baanchandra'])
      expect(JSON.stringify((await gateway.get(path)).body)).not.toContain(partnerSecret);
  });
});

describe('a guest tells where the things of its booking are to go', () => {
  it('and the partner reads it with a signed call', async () => {
    const reference = newReference();
    const { body } = await save({ reference, remark: 'ฝากไว้ที่ รปภ.', deliveryDate: '24/11/2026' });
    expect(body).toMatchObject({ responseCode: 200, reference, keptUntil: '2026-12-23T17:00:00.000Z' });
    expect(await readOne(reference)).toMatchObject({
      ...bangNa,
      reference,
      contactName: 'Maya Lindqvist',
      contactPhone: '+46 70 123 45 67',
      remark: 'ฝากไว้ที่ รปภ.',
      deliveryDate: '24/11/2026',
    });
  });

  it('with a Thai number as it is dialled', async () => {
    const reference = newReference();
    await save({ reference, contactPhone: '+66 86 111 2222' });
    expect(await readOne(reference)).toMatchObject({ contactPhone: '0861112222' });
  });

  it('once, however often and however at once it is sent', async () => {
    const reference = newReference();
    const answers = await Promise.all([save({ reference }), save({ reference }), save({ reference })]);
    expect(answers.map(({ body }) => body['responseCode'])).toEqual([200, 200, 200]);
    const rows = await gateway.db.selectFrom('drop_points').select('reference').where('reference', '=', reference).execute();
    expect(rows).toHaveLength(1);
  });

  it('and may change it with the same key, while nobody else can change or see it', async () => {
    const reference = newReference();
    await save({ reference });
    expect((await save({ reference, addressName: 'ท่าเรือ' })).body['responseCode']).toBe(200);
    const { body } = await save({ reference, guid: 'somebody-else', addressName: 'บ้านโจร' });
    expect(body).toMatchObject({ responseCode: 409, field: 'reference' });
    expect(JSON.stringify(body)).not.toMatch(/ท่าเรือ|Maya|70 123/);
    expect(await readOne(reference)).toMatchObject({ addressName: 'ท่าเรือ' });
  });

  it('one of two wins who give the same booking different places at the same moment', async () => {
    const reference = newReference();
    const answers = await Promise.all([save({ reference, guid: 'first-guest' }), save({ reference, guid: 'other-guest' })]);
    expect(answers.map(({ body }) => body['responseCode']).sort()).toEqual([200, 409]);
  });

  it('signed on, from any device', async () => {
    const reference = newReference();
    const { token } = await signOnGuest(gateway, 'traveller');
    await save({ reference, guid: 'on-the-phone' }, token);
    expect((await save({ reference, guid: 'on-the-laptop' }, token)).body['responseCode']).toBe(200);
    const { token: stranger } = await signOnGuest(gateway, 'another-traveller');
    expect((await save({ reference, guid: 'on-the-tablet' }, stranger)).body['responseCode']).toBe(409);
  });

  it.each([
    [{ lat: 18.79, lng: 98.98 }, 'lat'],
    [{ contactPhone: 'call me' }, 'contactPhone'],
    [{ contactName: '\u0001' }, 'contactName'],
    [{ addressName: ' ' }, 'addressName'],
    [{ deliveryDate: '20/11/2026' }, 'deliveryDate'],
    [{ deliveryDate: '31/02/2027' }, 'deliveryDate'],
    [{ deliveryDate: '24/11/2028' }, 'deliveryDate'],
  ])('is told what is wrong with %j', async (fault, field) => {
    const { body } = await save({ reference: newReference(), ...fault });
    expect([body['responseCode'], body['field']]).toEqual([422, field]);
  });

  it('not where there is no such partner, or no such page of it', async () => {
    expect((await gateway.post('/nobody/address/save', { guid: 'guest-of-the-test', reference: 'X', ...point })).status).toBe(
      404,
    );
    await admin.post('/partner/create', { partnerId: 'no-pages', partnerName: 'No pages', features: ['order'] });
    const answer = await gateway.post('/no-pages/address/save', { guid: 'guest-of-the-test', reference: 'X', ...point });
    expect([answer.status, answer.body['reason']]).toEqual([403, 'feature_off']);
  });
});

describe('a partner that signs its links', () => {
  it('keeps strangers from giving a guessed booking a place', async () => {
    await admin.post('/partner/update', { partnerId: 'baanchandra', isDropPointSigned: true });
    const reference = newReference();
    const withNothing = await save({ reference });
    expect([withNothing.status, withNothing.body['reason']]).toEqual([403, 'signature_required']);
    const ofAnother = await save({ reference, signature: hmac(partnerSecret, 'droppoint.baanchandra.BC-0') });
    expect([ofAnother.status, ofAnother.body['reason']]).toEqual([403, 'bad_signature']);
    const right = await save({ reference, signature: hmac(partnerSecret, `droppoint.baanchandra.${reference}`) });
    expect(right.body['responseCode']).toBe(200);
    await admin.post('/partner/update', { partnerId: 'baanchandra', isDropPointSigned: false });
    expect((await save({ reference, signature: hmac('wrong', reference) })).status).toBe(403);
  });
});

describe("the partner's server", () => {
  it('reads its guests’ points page by page, and no other partner’s', async () => {
    const { body: made } = await admin.post('/partner/create', {
      partnerId: 'airline',
      partnerName: 'Airline',
      features: ['dropPoint'],
    });
    const other = { partnerId: 'airline', secret: String(made['secret']) };
    for (const _ of [1, 2, 3]) await save({ reference: newReference() });
    const all = await gateway.db.selectFrom('drop_points').select('reference').orderBy('reference').execute();
    const seen: unknown[] = [];
    let cursor = '';
    do {
      const { body } = await askAsPartner(gateway, `GET /partner/drop_point/list?limit=2&cursor=${cursor}`);
      seen.push(...(body['dropPoints'] as { reference: string }[]).map(({ reference }) => reference));
      cursor = String(body['nextCursor'] ?? '');
    } while (cursor !== '');
    expect(seen).toEqual(all.map(({ reference }) => reference));
    expect((await askAsPartner(gateway, 'GET /partner/drop_point/list', other)).body['dropPoints']).toEqual([]);
    await askAsPartner(gateway, 'POST /partner/drop_point/release', { ...other, body: { reference: 'BC-1' } });
    expect(await readOne('BC-1')).toBeDefined();
  });

  it('throws one away, and the booking can be given a place anew', async () => {
    const reference = newReference();
    await save({ reference });
    expect((await askAsPartner(gateway, 'POST /partner/drop_point/release', { body: { reference } })).status).toBe(200);
    expect(await readOne(reference)).toBeUndefined();
    expect((await save({ reference, guid: 'somebody-else' })).body['responseCode']).toBe(200);
  });
});

describe('a point that is of no use any more', () => {
  it('is not shown, and thrown away', async () => {
    const reference = newReference();
    await save({ reference });
    gateway.clock.advanceSeconds(91 * daySeconds);
    expect(await readOne(reference)).toBeUndefined();
    const _startTimer = () => () => undefined;
    await forgetPartners(gateway.db, gateway.clock.now());
    expect(await gateway.db.selectFrom('drop_points').select('reference').where('reference', '=', reference).execute()).toEqual(
      [],
    );
  });
});
