import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createForgetWorker } from '../../src/partners/forget-worker.ts';
import { daySeconds } from '../app/app-world.ts';
import { silentLog } from '../harness/silent-log.ts';
import { bangNa, createPartnerWorld, demoSecret, hmac, type PartnerWorld } from './partner-world.ts';

let world: PartnerWorld;
beforeAll(async () => {
  world = await createPartnerWorld();
});
afterAll(() => world.close());

let bookings = 0;
const newReference = (): string => {
  bookings += 1;
  return `BC-${bookings}`;
};
const point = { ...bangNa, contactName: 'Maya Lindqvist', contactPhone: '+46 70 123 45 67', lang: 'en' };
const save = (wish: Readonly<Record<string, unknown>>, token?: string) =>
  world.post('/baanchandra/address/save', { guid: 'guest-of-the-test', ...point, ...wish }, { token });
const readOne = async (reference: string) => {
  const { body } = await world.askAsPartner('GET', `/partner/drop_point/list?reference=${encodeURIComponent(reference)}`);
  return (body['dropPoints'] as Record<string, unknown>[])[0];
};

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
    const rows = await world.db.selectFrom('drop_points').select('reference').where('reference', '=', reference).execute();
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
    const token = await world.signOnGuest('traveller');
    await save({ reference, guid: 'on-the-phone' }, token);
    expect((await save({ reference, guid: 'on-the-laptop' }, token)).body['responseCode']).toBe(200);
    const stranger = await world.signOnGuest('another-traveller');
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
    expect((await world.post('/nobody/address/save', { guid: 'guest-of-the-test', reference: 'X', ...point })).status).toBe(404);
    await world.office('/create', { partnerId: 'no-pages', partnerName: 'No pages', features: ['order'] });
    const answer = await world.post('/no-pages/address/save', { guid: 'guest-of-the-test', reference: 'X', ...point });
    expect([answer.status, answer.body['reason']]).toEqual([403, 'feature_off']);
  });
});

describe('a partner that signs its links', () => {
  it('keeps strangers from giving a guessed booking a place', async () => {
    await world.office('/update', { partnerId: 'baanchandra', isDropPointSigned: true });
    const reference = newReference();
    const withNothing = await save({ reference });
    expect([withNothing.status, withNothing.body['reason']]).toEqual([403, 'signature_required']);
    const ofAnother = await save({ reference, signature: hmac(demoSecret, 'droppoint.baanchandra.BC-0') });
    expect([ofAnother.status, ofAnother.body['reason']]).toEqual([403, 'bad_signature']);
    const right = await save({ reference, signature: hmac(demoSecret, `droppoint.baanchandra.${reference}`) });
    expect(right.body['responseCode']).toBe(200);
    await world.office('/update', { partnerId: 'baanchandra', isDropPointSigned: false });
    expect((await save({ reference, signature: hmac('wrong', reference) })).status).toBe(403);
  });
});

describe("the partner's server", () => {
  it('reads its guests’ points page by page, and no other partner’s', async () => {
    const { body: made } = await world.office('/create', { partnerId: 'other', partnerName: 'Other', features: ['dropPoint'] });
    const other = { partnerId: 'other', secret: String(made['secret']) };
    for (const _ of [1, 2, 3]) await save({ reference: newReference() });
    const all = await world.db.selectFrom('drop_points').select('reference').orderBy('reference').execute();
    const seen: unknown[] = [];
    let after = '';
    do {
      const { body } = await world.askAsPartner('GET', `/partner/drop_point/list?limit=2&after=${after}`);
      seen.push(...(body['dropPoints'] as { reference: string }[]).map(({ reference }) => reference));
      after = String(body['next'] ?? '');
    } while (after !== '');
    expect(seen).toEqual(all.map(({ reference }) => reference));
    expect((await world.askAsPartner('GET', '/partner/drop_point/list', other)).body['dropPoints']).toEqual([]);
    await world.askAsPartner('POST', '/partner/drop_point/release', { ...other, body: { reference: 'BC-1' } });
    expect(await readOne('BC-1')).toBeDefined();
  });

  it('throws one away, and the booking can be given a place anew', async () => {
    const reference = newReference();
    await save({ reference });
    expect((await world.askAsPartner('POST', '/partner/drop_point/release', { body: { reference } })).status).toBe(200);
    expect(await readOne(reference)).toBeUndefined();
    expect((await save({ reference, guid: 'somebody-else' })).body['responseCode']).toBe(200);
  });
});

describe('a point that is of no use any more', () => {
  it('is not shown, and thrown away', async () => {
    const reference = newReference();
    await save({ reference });
    world.clock.advanceSeconds(91 * daySeconds);
    expect(await readOne(reference)).toBeUndefined();
    const startTimer = () => () => undefined;
    await createForgetWorker({ db: world.db, clock: world.clock, startTimer, log: silentLog }).forget();
    expect(await world.db.selectFrom('drop_points').select('reference').where('reference', '=', reference).execute()).toEqual([]);
  });
});
