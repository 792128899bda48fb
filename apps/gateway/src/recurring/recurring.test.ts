import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addCustomer, addMember } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { bangNa, nakhonPathom, siam, stopAt } from '../../tests/builders/order.ts';
import { signOnGuest } from '../../tests/builders/partners.ts';
import type { Caller } from '../../tests/builders/sessions.ts';
import { changeDay, daysOf, plainRecurring, setUp, tripPrice, type WireRecurring } from '../../tests/recurring/recurring.ts';

let gateway: Gateway;
let customer: Caller;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  customer = await addCustomer(gateway);
});

const tryToSetUp = async (change: object = {}, caller: Pick<Caller, 'token'> = customer) =>
  (await gateway.post('/recurring', plainRecurring(change), caller)).body;
const post = async (path: string, body: object = {}, caller: Pick<Caller, 'token'> = customer) =>
  (await gateway.post(path, { lang: 'en', ...body }, caller)).body;
const listed = async (caller: Pick<Caller, 'token'> = customer) =>
  ((await post('/recurring/list', {}, caller))['recurring'] as readonly WireRecurring[]).map(({ recurringId, state }) => [
    recurringId,
    state,
  ]);

describe('setting up a recurring booking', () => {
  it('answers with it, its next day and the price that was agreed', async () => {
    expect(await setUp(gateway, customer)).toMatchObject({
      state: 'active',
      agreedPrice: tripPrice,
      weekdays: [1, 3, 5],
      pickUpTime: '09:30',
      startDate: '25/11/2026',
      next: { date: '25/11/2026', time: '09:30', state: 'planned' },
      asking: [],
    });
  });

  it('is done once for a guid', async () => {
    const guid = 'pressed-twice-0001';
    const [first, second] = await Promise.all([tryToSetUp({ guid }), tryToSetUp({ guid })]);
    expect(first['recurring']).toEqual(second['recurring']);
    expect(await listed()).toHaveLength(1);
  });

  it.each([
    ['startDate', { startDate: '20/11/2026' }, 'The first day has passed'],
    ['startDate', { startDate: '31/02/2027' }, 'This is not a date'],
    ['startDate', { startDate: '01/06/2027' }, 'at most 90 days ahead'],
    ['endDate', { endDate: '24/11/2026' }, 'before the first'],
    ['endDate', { startDate: '21/11/2026', endDate: '22/11/2026' }, 'no day to send on'],
    [
      'locationList.1.contactPhone',
      { locationList: [stopAt(siam), stopAt(bangNa, { contactName: 'A', contactPhone: '12' })] },
      '',
    ],
    ['paymentType', { paymentType: 4 }, ''],
  ])('refuses a wrong %s (%o)', async (field, change, text) => {
    const body = await tryToSetUp(change);
    expect(body).toMatchObject({ responseCode: 422, field });
    expect(body['responseDesc']).toContain(text);
  });

  it.each([1, 3])('charges nothing to a card or PromptPay without the person (paymentType %i)', async (paymentType) => {
    expect(await tryToSetUp({ paymentType })).toMatchObject({ responseCode: 400, field: 'paymentType' });
  });

  it('asks again where a trip costs more than was shown', async () => {
    expect(await tryToSetUp({ agreedPrice: tripPrice - 1 })).toMatchObject({ responseCode: 409, price: tripPrice });
  });

  it('has a limit, which those that have ended do not count to', async () => {
    const { recurringId } = await setUp(gateway, customer);
    const { company_user_id: _company, ...row } = await gateway.db
      .selectFrom('recurrences')
      .selectAll()
      .where('id', '=', recurringId)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 49 }, (_, index) => ({
      ...row,
      id: `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`,
      guid: `copy-${index}`,
      company_user_id: null,
      booking: JSON.stringify(row.booking),
    }));
    await gateway.db.insertInto('recurrences').values(copies).execute();
    expect(await tryToSetUp()).toMatchObject({ responseCode: 409, responseDesc: expect.stringContaining('50') });
    await post(`/recurring/${recurringId}/end`);
    expect(await tryToSetUp()).toMatchObject({ responseCode: 200 });
  });

  it('is not for guests of partners, whose sessions end', async () => {
    expect(await tryToSetUp({}, await signOnGuest(gateway))).toMatchObject({ responseCode: 403 });
  });
});

describe('the preview', () => {
  it('shows the next days with holidays, how often next month, and the price by vehicle', async () => {
    const { guid: _guid, agreedPrice: _price, ...asked } = plainRecurring({ startDate: '25/11/2026' });
    const body = await post('/recurring/preview', asked);
    const dates = body['dates'] as readonly { readonly date: string; readonly state: string; readonly holidayEn?: string }[];
    expect(dates.map(({ date, state }) => `${date.slice(0, 5)} ${state}`)).toEqual([
      ...['25/11 planned', '27/11 planned', '30/11 planned', '02/12 planned', '04/12 planned', '07/12 holiday'],
      ...['09/12 planned', '11/12 planned'],
    ]);
    expect(dates[5]?.holidayEn).toBe("In lieu of Father's Day");
    // Thirteen Mondays, Wednesdays and Fridays without the 7th.
    expect(body).toMatchObject({ month: '12/2026', times: 12, price: tripPrice });
    expect(body['vehiclePrices']).toContainEqual({ vehicle: 1, price: tripPrice });
  });

  it('refuses what cannot be priced', async () => {
    const { guid: _guid, agreedPrice: _price, ...asked } = plainRecurring({ locationList: [siam, { lat: 18.79, lng: 98.98 }] });
    expect(await post('/recurring/preview', asked)).toMatchObject({ responseCode: 422 });
  });
});

describe('a recurring booking that stands', () => {
  it('can be changed; its price is asked for again', async () => {
    const { recurringId } = await setUp(gateway, customer);
    const { guid: _guid, ...asked } = plainRecurring({ weekdays: [2], locationList: [stopAt(siam), stopAt(nakhonPathom)] });
    const refused = await post(`/recurring/${recurringId}/change`, asked);
    expect(refused).toMatchObject({ responseCode: 409, price: expect.any(Number) });
    const body = await post(`/recurring/${recurringId}/change`, { ...asked, agreedPrice: refused['price'] });
    expect(body).toMatchObject({ responseCode: 200, recurring: { weekdays: [2], next: { date: '01/12/2026' } } });
  });

  it('is paused, goes on and ends, after which nothing changes it', async () => {
    const { recurringId } = await setUp(gateway, customer);
    expect(await post(`/recurring/${recurringId}/pause`)).toMatchObject({
      recurring: { state: 'paused', stoppedDate: '21/11/2026' },
    });
    expect(await daysOf(gateway, { id: recurringId, caller: customer }, ['01/12/2026', '31/12/2026'])).toEqual([]);
    expect(await post(`/recurring/${recurringId}/resume`)).toMatchObject({
      recurring: { state: 'active', next: { date: '25/11/2026' } },
    });
    expect(await post(`/recurring/${recurringId}/end`)).toMatchObject({ recurring: { state: 'ended' } });
    expect(await post(`/recurring/${recurringId}/resume`)).toMatchObject({ responseCode: 409 });
    const sent = await changeDay(gateway, { id: recurringId, caller: customer }, { date: '07/12/2026', change: 'send' });
    expect(sent.body).toMatchObject({ responseCode: 409, responseDesc: expect.stringContaining('ended') });
    expect(await listed()).toEqual([[recurringId, 'ended']]);
  });

  it('leaves a day out and takes it in again, also a holiday', async () => {
    const { recurringId: id } = await setUp(gateway, customer);
    const asked = { id, caller: customer };
    const states = async () =>
      (await daysOf(gateway, asked, ['25/11/2026', '07/12/2026']))?.map(({ date, state }) => `${date.slice(0, 2)} ${state}`);
    await changeDay(gateway, asked, { date: '25/11/2026', change: 'skip' });
    await changeDay(gateway, asked, { date: '07/12/2026', change: 'send' });
    expect(await states()).toEqual(['25 skipped', '27 planned', '30 planned', '02 planned', '04 planned', '07 planned']);
    expect((await post('/recurring/list'))['recurring']).toMatchObject([{ next: { date: '27/11/2026' } }]);
    await changeDay(gateway, asked, { date: '25/11/2026', change: 'send' });
    await changeDay(gateway, asked, { date: '07/12/2026', change: 'skip' });
    expect(await states()).toEqual(['25 planned', '27 planned', '30 planned', '02 planned', '04 planned', '07 skipped']);
    expect((await post('/recurring/list'))['recurring']).toMatchObject([{ next: { date: '25/11/2026' } }]);
  });

  it.each([
    [{ date: '26/11/2026', change: 'skip' }, 'not a day of'],
    [{ date: '18/11/2026', change: 'send' }, 'not a day of'],
    [{ date: '25/11/2026', change: 'retry' }, 'nothing to decide'],
  ])('refuses %o', async (change, text) => {
    const { recurringId: id } = await setUp(gateway, customer);
    const { body } = await changeDay(gateway, { id, caller: customer }, change);
    expect(body).toMatchObject({ responseCode: 409, responseDesc: expect.stringContaining(text) });
  });

  it('belongs to the customer; the company’s are seen by whoever may see its jobs', async () => {
    const stranger = await addCustomer(gateway);
    const company = await addCompany(gateway);
    const clerk = await addMember(gateway, company, { rights: ['order'] });
    const viewer = await addMember(gateway, company, { rights: ['order', 'view'] });
    const { recurringId } = await setUp(gateway, clerk);
    expect(await listed(stranger)).toEqual([]);
    for (const path of ['', '/pause', '/end', '/date'])
      expect(await post(`/recurring/${recurringId}${path}`, { date: '25/11/2026', change: 'skip' }, stranger)).toMatchObject({
        responseCode: 404,
      });
    for (const caller of [clerk, viewer, company]) expect(await listed(caller)).toEqual([[recurringId, 'active']]);
    const blind = await addMember(gateway, company, { rights: ['order'] });
    expect(await listed(blind)).toEqual([]);
  });
});
