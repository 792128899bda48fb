import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { type Admin, signInAdmin } from '../../tests/builders/sessions.ts';
import { countQueries } from '../../tests/database/count-queries.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

const visit = async () => (await gateway.get('/init_data_v3')).body;
const promoCode = { code: 'SONGKRAN', descriptionTh: 'ลด', descriptionEn: 'off', kind: 'amount', amount: 10 };
const announce = async (code: string) => {
  const { body } = await admin.post('/settings', { settings: { proMotion: true, proMotionCode: code } });
  expect(body['responseCode']).toBe(200);
};
/** The fewest of several visits: what a gateway does by itself now and then falls into some of them. */
const countVisit = async () => {
  await visit();
  const counts: number[] = [];
  for (let round = 0; round < 5; round += 1) counts.push(await countQueries(gateway.pool, visit));
  return Math.min(...counts);
};

describe('the start-up data of a visitor', () => {
  it('need no database, with a promotion or without', async () => {
    expect(await countVisit()).toBe(0);
    await announce('WELCOME50');
    expect((await visit())['proMotion']).toMatchObject({ code: 'WELCOME50' });
    expect(await countVisit()).toBe(0);
  });

  it('announce a promotion until it is stopped', async () => {
    expect((await admin.post('/promo_codes', promoCode)).body['responseCode']).toBe(200);
    await announce('SONGKRAN');
    expect((await visit())['proMotion']).toMatchObject({ code: 'SONGKRAN' });
    await admin.post('/promo_codes/stop', { code: 'SONGKRAN' });
    expect((await visit())['proMotion']).toBeUndefined();
  });

  it('announce no promotion before its time and after, though nothing changes then', async () => {
    const now = gateway.clock.now().getTime();
    await admin.post('/promo_codes', { ...promoCode, code: 'LATER' });
    await gateway.db
      .updateTable('promo_codes')
      .set({ starts_at: new Date(now + 60_000), ends_at: new Date(now + 120_000) })
      .where('code', '=', 'LATER')
      .execute();
    await announce('LATER');
    const announced: boolean[] = [];
    for (let minute = 0; minute < 3; minute += 1) {
      announced.push((await visit())['proMotion'] !== undefined);
      gateway.clock.advanceSeconds(60);
    }
    expect(announced).toEqual([false, true, false]);
  });

  it('ask the database how often a code was used that has a limit for all', async () => {
    await admin.post('/promo_codes', { ...promoCode, code: 'FIRST' });
    await gateway.db.updateTable('promo_codes').set({ total_uses: 5 }).where('code', '=', 'FIRST').execute();
    await announce('FIRST');
    expect((await visit())['proMotion']).toMatchObject({ code: 'FIRST' });
    expect(await countVisit()).toBe(1);
  });
});
