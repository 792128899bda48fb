import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signInAs } from '../../../tests/builders/sessions.ts';
import type { Database } from '../../database/tables.ts';
import { listRecent, noteVisits, type VisitedPlace } from './recent-queries.ts';

let gateway: Gateway;
let db: Kysely<Database>;
let userId: string;
let token: string;
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'on' } });
  ({ db } = gateway);
  ({ userId, token } = await signInAs(gateway, 'demo@songwai.test'));
});
afterAll(() => gateway.close());

const contact = { contactName: 'พิมพ์ชนก', contactPhone: '0812345678' };
const siam = { addressName: 'สยามพารากอน', lat: 13.7466, lng: 100.5347, ...contact };
const bangNa = { addressName: 'บีทีเอสบางนา', lat: 13.6682, lng: 100.605, ...contact };

const book = (locationList: readonly object[], more: object = {}) => bookJob(gateway, { token }, { locationList, ...more });
const readRecent = async () =>
  (await gateway.post('/list_location', {}, { token })).body['recentAddresses'] as readonly {
    addressName: string;
    contactName: string;
  }[];
const namesOf = async () => (await readRecent()).map(({ addressName }) => addressName);

describe('the places of the latest jobs', () => {
  it('come with the list of saved places once a job is booked, without the way back', async () => {
    expect(await readRecent()).toEqual([]);
    await book([siam, bangNa, { ...siam, addressName: 'กลับจุดรับ', isReturn: true }], { option: '3' });
    await expect.poll(namesOf).toHaveLength(2);
    expect([...(await namesOf())].sort()).toEqual([bangNa.addressName, siam.addressName].sort());
  });

  it('are there once each, the newest first, with whom was called there last', async () => {
    gateway.clock.advanceSeconds(60);
    const bookedAt = gateway.clock.now().toISOString();
    const ari = { addressName: 'บีทีเอสอารีย์', lat: 13.7797, lng: 100.5446, ...contact };
    await book([ari, { ...siam, lat: 13.74661, contactName: 'ธนากร' }]);
    await expect.poll(namesOf).toHaveLength(3);
    const recent = await readRecent();
    expect(recent.at(-1)?.addressName).toBe(bangNa.addressName);
    expect(recent[0]).toMatchObject({ usedDateTime: bookedAt });
    expect(recent.find(({ addressName }) => addressName === siam.addressName)?.contactName).toBe('ธนากร');
  });

  it('are on the first page only', async () => {
    for (const addressName of ['ก', 'ข'])
      await gateway.post('/save_location', { ...siam, addressName, address: 'ถนนพระรามที่ 1' }, { token });
    const first = await gateway.post('/list_location', { limit: 1 }, { token });
    expect(first.body['recentAddresses']).toHaveLength(3);
    const second = await gateway.post('/list_location', { limit: 1, cursor: first.body['nextCursor'] }, { token });
    expect(second.body['recentAddresses']).toEqual([]);
  });

  it('are twenty at most: the oldest are forgotten, also when two jobs are noted at once', async () => {
    const place = (index: number): VisitedPlace => ({
      ...{ addressName: `ร้านที่ ${index}`, address: '', ...contact, district: '', subDistrict: '' },
      ...{ lat: 13.7 + index / 1_000, lng: 100.5 },
    });
    const visit = (from: number, at: number) =>
      db.transaction().execute((trx) =>
        noteVisits(trx, [
          {
            userId,
            places: Array.from({ length: 12 }, (_, index) => place(from + index)),
            at: new Date(gateway.clock.now().getTime() + at * 60_000),
          },
        ]),
      );
    await visit(0, 1);
    await Promise.all([visit(12, 2), visit(18, 2)]);
    await visit(30, 3);
    const stored = (await listRecent(db, userId)).map(({ address_name }) => address_name);
    expect(stored).toHaveLength(20);
    expect(new Set(stored).size).toBe(20);
    expect(stored.slice(0, 12).every((name) => Number(name.split(' ')[1]) >= 30)).toBe(true);
    const rows = await db.selectFrom('recent_addresses').select('place_key').where('user_id', '=', userId).execute();
    expect(rows).toHaveLength(20);
  });

  it("are nobody else's", async () => {
    const other = (await signInAs(gateway, 'company@songwai.test')).token;
    expect((await gateway.post('/list_location', {}, { token: other })).body['recentAddresses']).toEqual([]);
  });
});
