import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nowMs, type OrderBench, setUpOrder } from '../../tests/order-bench.ts';
import { ayutthaya, bangNa, catalog, success, wireEstimate } from '../../tests/samples.ts';
import { until } from '../../tests/until.ts';
import { createJob } from '../jobs/contract.ts';
import { estimatePrice } from '../pricing/contract.ts';
import { primaryAction, shownNetSatang } from './order-selectors.ts';
import type { OrderFlow } from './order-state.ts';

const priced = ({ store }: OrderFlow) => until(store, ({ estimate }) => estimate.status === 'ready');

describe('booking an order', () => {
  let bench: OrderBench;
  let flow: OrderFlow;
  beforeEach(async () => {
    bench = await setUpOrder();
    flow = bench.flow;
  });
  afterEach(() => bench.stop());

  it('sends the draft as it was filled in, with the price that was shown', async () => {
    bench.fillIn();
    await priced(flow);
    const { guid, stops } = flow.store.getState().draft;
    await flow.book();
    expect(bench.gateway.callsTo(createJob).map((call) => call.body)).toEqual([
      expect.objectContaining({
        guid,
        vehicle: 1,
        jobType: 2,
        taskType: 1,
        orderType: 'now',
        paymentType: 0,
        paymentPoint: 1,
        confirmPhone: '0812345678',
        shownPrice: 82,
        locationList: [
          expect.objectContaining({
            addressName: 'สยามพารากอน',
            contactName: 'พิมพ์ชนก',
            contactPhone: '0812345678',
            lat: 13.7466,
          }),
          expect.objectContaining({ addressName: 'บีทีเอสบางนา', contactPhone: '021234567', remark: 'ชั้น 3' }),
        ],
      }),
    ]);
    expect(flow.store.getState().booking).toEqual({
      status: 'booked',
      jobId: 'J00000001',
      trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA',
      payment: null,
      sent: {
        draft: expect.objectContaining({ guid, stops }),
        route: expect.objectContaining({ isApproximate: true }),
        netSatang: 8_200,
      },
    });
    expect(bench.booked).toEqual([
      {
        jobId: 'J00000001',
        trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA',
        walletSatang: 10_050,
        payment: null,
        netSatang: 8_200,
        paymentType: 0,
      },
    ]);
  });

  it('drops the draft and takes a new key once it is booked', async () => {
    bench.fillIn();
    await priced(flow);
    const { guid } = flow.store.getState().draft;
    await flow.book();
    const { draft } = flow.store.getState();
    await expect.poll(() => bench.storage.stored.size).toBe(0);
    expect(draft.stops.map((stop) => stop.place)).toEqual([null, null]);
    expect(draft.guid).not.toBe(guid);
    const later = bench.reload();
    await later.restore();
    expect(later.store.getState().draft.stops.map((stop) => stop.place)).toEqual([null, null]);
  });

  it('makes one job of a double click', async () => {
    bench.fillIn();
    await priced(flow);
    await Promise.all([flow.book(), flow.book(), flow.book()]);
    await flow.book();
    expect(bench.gateway.callsTo(createJob)).toHaveLength(1);
  });

  it('leaves the order as it was sent while it is under way', async () => {
    let letGo = () => {};
    bench.gateway.answer(createJob, async () => {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return { responseCode: 500, responseDesc: '' };
    });
    bench.fillIn();
    await priced(flow);
    const booking = flow.book();
    await bench.gateway.called(createJob, 1);
    const sent = flow.store.getState().draft;
    flow.patch({ remark: 'too late' });
    flow.clear();
    expect(flow.store.getState().draft).toBe(sent);
    letGo();
    await booking;
  });

  it('names everything that is missing, and nothing is sent', async () => {
    await flow.book();
    const { problems } = flow.store.getState();
    expect(problems.map(({ path, code }) => [path.replace(/[0-9a-f-]{36}/, '*'), code])).toEqual([
      ['stops.*.place', 'pickUpIncomplete'],
      ['stops.*.place', 'locationsIncomplete'],
      ['vehicle', 'vehicleRequired'],
      ['service', 'serviceRequired'],
      ['stops.*.contactName', 'contactNameRequired'],
      ['stops.*.contactPhone', 'phoneRequired'],
      ['stops.*.contactName', 'contactNameRequired'],
      ['stops.*.contactPhone', 'phoneRequired'],
      ['confirmPhone', 'phoneRequired'],
      ['payment', 'paymentMethodRequired'],
    ]);
    expect(bench.gateway.calls).toHaveLength(0);
  });

  it('takes a problem away when it is mended, and adds none while the customer types', async () => {
    bench.fillIn();
    flow.patch({ confirmPhone: '12' });
    await priced(flow);
    await flow.book();
    expect(flow.store.getState().problems).toEqual([{ path: 'confirmPhone', code: 'phoneInvalid', values: {} }]);
    flow.patchStop(bench.key(0), { contactName: '' });
    expect(flow.store.getState().problems).toHaveLength(1);
    flow.patch({ confirmPhone: '0812345678' });
    expect(flow.store.getState().problems).toEqual([]);
  });

  it('goes back to the first step where that one is wrong', async () => {
    bench.fillIn();
    expect(await flow.requestStep(1)).toBe(true);
    expect(flow.store.getState().draft.step).toMatchObject({ currentStep: 1, completed: 1 });
    flow.patch({ schedule: { kind: 'later', date: '21/11/2026', time: '09:59' } });
    await flow.book();
    expect(flow.store.getState().draft.step).toMatchObject({ currentStep: 0 });
    expect(flow.store.getState().problems).toMatchObject([{ path: 'schedule', code: 'timeNotInFuture' }]);
    expect(await flow.requestStep(1)).toBe(false);
    flow.patch({ schedule: { kind: 'later', date: '21/11/2026', time: '10:01' } });
    expect(await flow.requestStep(1)).toBe(true);
    expect(await flow.requestStep(0)).toBe(true);
  });

  it('asks again when the price has changed, and books with the new one under the same key', async () => {
    bench.fillIn();
    await priced(flow);
    const { responseCode: _code, responseDesc: _desc, ...estimate } = wireEstimate(90);
    bench.gateway.answer(createJob, (body) =>
      body.shownPrice === 90
        ? { ...success, jobId: 'J2', trackingId: 'T2' }
        : { responseCode: 409, responseDesc: 'ราคาเปลี่ยน', estimate: estimate as never },
    );
    await flow.book();
    const changed = flow.store.getState();
    expect(changed.booking).toMatchObject({ status: 'priceChanged', oldNetSatang: 8_200, estimate: { netSatang: 9_000 } });
    expect(primaryAction(changed)).toBe('acceptNewPrice');
    expect(shownNetSatang(changed)).toBe(9_000);
    await flow.acceptNewPrice();
    expect(flow.store.getState().booking).toMatchObject({ status: 'booked', jobId: 'J2' });
    const guids = bench.gateway.callsTo(createJob).map((call) => call.body['guid']);
    expect(new Set(guids).size).toBe(1);
    expect(guids).toHaveLength(2);
  });

  it('loses nothing while the gateway is down, and tries again under the same key', async () => {
    bench.fillIn();
    await priced(flow);
    bench.gateway.answer(createJob, () => ({ status: 503, text: 'down' }));
    const before = flow.store.getState().draft;
    await flow.book();
    const { booking, draft } = flow.store.getState();
    expect(booking).toMatchObject({ status: 'failed', error: { code: 503, isTransient: true } });
    expect({ ...draft, step: before.step }).toEqual(before);
    const reloaded = bench.reload();
    await reloaded.restore();
    expect(reloaded.store.getState().draft).toEqual(draft);
    bench.gateway.answer(createJob, () => ({ ...success, jobId: 'J3', trackingId: 'T3' }));
    await flow.book();
    const guids = bench.gateway.callsTo(createJob).map((call) => call.body['guid']);
    expect(guids).toEqual([before.guid, before.guid]);
    expect(flow.store.getState().booking).toMatchObject({ status: 'booked', jobId: 'J3' });
  });

  it('does not book without a price', async () => {
    bench.gateway.answer(estimatePrice, () => ({ responseCode: 500, responseDesc: 'ขัดข้อง' }));
    bench.fillIn();
    await until(flow.store, ({ estimate }) => estimate.status === 'failed');
    await flow.book();
    expect(flow.store.getState().problems).toMatchObject([{ path: 'price', code: 'priceUnknown' }]);
    expect(bench.gateway.callsTo(createJob)).toHaveLength(0);
  });

  it('says so when a promo code brings nothing, until another is typed', async () => {
    bench.fillIn();
    flow.patch({ promoCode: 'OLD50' });
    await priced(flow);
    await flow.book();
    expect(flow.store.getState().problems).toMatchObject([{ path: 'promoCode', code: 'promoExpired' }]);
    expect(bench.gateway.callsTo(createJob)).toHaveLength(0);
    flow.patch({ promoCode: '' });
    await priced(flow);
    await flow.book();
    expect(flow.store.getState().booking.status).toBe('booked');
  });

  it('names the stop that lies outside the area, until it is moved', async () => {
    bench.fillIn();
    bench.gateway.answer(estimatePrice, (body) =>
      body.locationList[1]?.lat === ayutthaya.lat
        ? { responseCode: 422, responseDesc: 'นอกพื้นที่', field: 'locationList.1' }
        : wireEstimate(82),
    );
    flow.setPlace(bench.key(1), ayutthaya);
    const { problems } = await until(flow.store, (state) => state.estimate.status === 'failed' && state.problems.length > 0);
    expect(problems).toMatchObject([{ path: `stops.${bench.key(1)}.place`, code: 'outsideServiceArea' }]);
    flow.patch({ remark: 'kept while something else is typed' });
    expect(flow.store.getState().problems).toHaveLength(1);
    expect(await flow.requestStep(1)).toBe(false);
    expect(flow.store.getState().problems).toHaveLength(1);
    flow.setPlace(bench.key(1), bangNa);
    expect(flow.store.getState().problems).toEqual([]);
    await priced(flow);
  });

  it('begins anew when it is cleared', async () => {
    bench.fillIn();
    await expect.poll(() => bench.storage.stored.size).toBe(1);
    await priced(flow);
    expect(await flow.requestStep(1)).toBe(true);
    const { guid } = flow.store.getState().draft;
    flow.clear();
    const { draft, estimate, mode } = flow.store.getState();
    expect(draft.stops).toHaveLength(2);
    expect(draft.vehicleId).toBeNull();
    expect(draft.guid).not.toBe(guid);
    expect(draft.step).toMatchObject({ currentStep: 0, completed: 0, reqComplete: false });
    expect([estimate.status, mode.kind]).toEqual(['idle', 'normal']);
    await expect.poll(() => bench.storage.stored.size).toBe(0);
  });

  it('takes up the draft of before after a reload, price included', async () => {
    bench.fillIn();
    const before = flow.store.getState().draft;
    await expect.poll(() => bench.storage.stored.get('songwai.private.draft.web')).toContain(before.confirmPhone);
    const later = bench.reload();
    expect(later.store.getState().isRestored).toBe(false);
    later.offerCatalog(catalog);
    // The catalogue may arrive first; it must not make an untouched order count as edited.
    await later.restore();
    expect(later.store.getState()).toMatchObject({ isRestored: true, draft: before });
    await priced(later);
  });

  it('lets what was typed while restoring stand', async () => {
    bench.fillIn();
    const later = bench.reload();
    await later.prepare();
    const restoring = later.restore();
    later.patch({ remark: 'typed first' });
    await restoring;
    expect(later.store.getState().draft).toMatchObject({ remark: 'typed first', vehicleId: null });
  });

  it('books for a later time', async () => {
    bench.fillIn();
    flow.patch({ schedule: { kind: 'later', date: '22/11/2026', time: '09:30' } });
    await priced(flow);
    await flow.book();
    expect(bench.gateway.callsTo(createJob)[0]?.body).toMatchObject({
      orderType: 'schedule',
      jobDate: '22/11/2026',
      startTime: '09:30',
    });
    expect(nowMs).toBe(Date.UTC(2026, 10, 21, 3));
  });
});
