import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OrderBench, setUpOrder } from '../../../tests/order-bench.ts';
import { bangNa, catalog, siam, wireJob } from '../../../tests/samples.ts';
import { until } from '../../../tests/until.ts';
import { createJob } from '../../jobs/contract.ts';
import { jobDetailFromWire } from '../../jobs/job-from-wire.ts';
import { reopenOrder, settleBooking } from '../checkout/settle-booking.ts';
import { repeatableDetail } from '../draft/repeatable-job.ts';
import type { OrderFlow } from '../order-state.ts';
import type { OrderPrefill } from './prefill.ts';

const hotel = { name: 'โรงแรมบ้านจันทรา', address: 'ถนนเจริญกรุง', lat: 13.7234, lng: 100.5151 };
const airport = {
  name: 'สนามบินสุวรรณภูมิ',
  lat: 13.69,
  lng: 100.7501,
  contactName: 'Anna',
  contactPhone: '081 234 5678',
  note: 'ประตู 4',
};
const prefill: OrderPrefill = {
  sender: { name: 'Maya Lindqvist', phone: '+66 86 111 2222' },
  stops: [hotel, airport],
  reference: 'BC-017',
  metadata: { basket: 'b-77' },
  note: 'กระเป๋าเดินทาง 2 ใบ',
  vehicle: 'car',
  serviceType: 2,
};

let bench: OrderBench;
let flow: OrderFlow;
beforeEach(async () => {
  bench = await setUpOrder();
  flow = bench.flow;
});
afterEach(() => bench.stop());

const draftOf = (of: OrderFlow) => of.store.getState().draft;
const placesOf = (of: OrderFlow) => draftOf(of).stops.map(({ place }) => place?.name ?? null);
const start = async (given: OrderPrefill, of: OrderFlow = flow) => {
  await of.restore();
  expect(await of.prefill(given)).toEqual([]);
};
/** The page is opened again, and gives a prefill. */
const reopen = async (given?: OrderPrefill, owner: string | null = null) => {
  const again = bench.reload();
  await again.restore(owner);
  if (given) await again.prefill(given);
  return again;
};

describe('an order of which the page knows something', () => {
  it('begins with all of it, and asks for the price', async () => {
    flow.offerCatalog(catalog);
    await start(prefill);
    expect(draftOf(flow)).toMatchObject({
      stops: [
        { place: hotel, contactName: 'Maya Lindqvist', contactPhone: '0861112222', remark: '' },
        { place: { name: airport.name }, contactName: 'Anna', contactPhone: '0812345678', remark: 'ประตู 4' },
      ],
      ...{ confirmPhone: '0861112222', reference: 'BC-017', metadata: { basket: 'b-77' }, remark: 'กระเป๋าเดินทาง 2 ใบ' },
      ...{ vehicleId: 2, service: 2 },
    });
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
  });

  it('is booked with it', async () => {
    flow.offerCatalog(catalog);
    await start(prefill);
    flow.patch({ paymentType: 0 });
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
    await flow.book();
    expect(bench.gateway.callsTo(createJob).at(-1)?.body).toMatchObject({
      ...{ reference: 'BC-017', metadata: { basket: 'b-77' }, remark: prefill.note, vehicle: 2, jobType: 2 },
      locationList: [
        { addressName: hotel.name, lat: hotel.lat, lng: hotel.lng, contactName: 'Maya Lindqvist' },
        { remark: 'ประตู 4' },
      ],
    });
  });

  it('takes the vehicle as soon as the catalogue is there', async () => {
    await start(prefill);
    expect(draftOf(flow).vehicleId).toBeNull();
    flow.offerCatalog(catalog);
    expect(draftOf(flow).vehicleId).toBe(2);
  });

  it('has further stops, and one that the guest still chooses', async () => {
    await start({ stops: [hotel] });
    expect(placesOf(flow)).toEqual([hotel.name, null]);
    await flow.prefill({ stops: [hotel, airport, { ...hotel, name: 'ไอคอนสยาม' }] });
    expect(placesOf(flow)).toEqual([hotel.name, airport.name, 'ไอคอนสยาม']);
  });

  it('may be prefilled before the stored draft is read', async () => {
    await flow.prefill(prefill);
    await flow.restore();
    expect(placesOf(flow)).toEqual([hotel.name, airport.name]);
  });
});

describe('what the guest has entered', () => {
  it('stays, and only what is empty is filled in', async () => {
    await flow.restore();
    flow.setPlace(bench.key(0), siam);
    flow.patchStop(bench.key(1), { contactName: 'ธนากร' });
    flow.patch({ remark: 'ของฉัน' });
    await flow.prefill(prefill);
    expect(draftOf(flow)).toMatchObject({
      remark: 'ของฉัน',
      stops: [
        { place: siam, contactName: '' },
        { place: { name: airport.name }, contactName: 'ธนากร', contactPhone: '', remark: 'ประตู 4' },
      ],
    });
  });

  it('stays when the same page gives the same again, also after a reload', async () => {
    await start(prefill);
    flow.setPlace(bench.key(1), bangNa);
    flow.patch({ remark: '', reference: 'mine' });
    await flow.prefill(prefill);
    const again = await reopen(prefill);
    for (const of of [flow, again]) {
      expect(placesOf(of)).toEqual([hotel.name, bangNa.name]);
      expect(draftOf(of)).toMatchObject({ remark: '', reference: 'BC-017' });
    }
  });

  it('stays when the page gives it before the stored draft is read', async () => {
    await start(prefill);
    flow.setPlace(bench.key(1), bangNa);
    const again = bench.reload();
    await again.prefill(prefill);
    await again.restore();
    expect(placesOf(again)).toEqual([hotel.name, bangNa.name]);
  });

  it('stays when the page gives it while the stored draft is being read', async () => {
    await start(prefill);
    flow.setPlace(bench.key(1), bangNa);
    const isRead = Promise.withResolvers<void>();
    const slow = { ...bench.storage, get: async (name: string) => isRead.promise.then(() => bench.storage.get(name)) };
    const again = bench.reload({ ...slow, clear: async () => undefined });
    const restoring = again.restore();
    await again.prefill(prefill);
    again.offerCatalog(catalog);
    isRead.resolve();
    await restoring;
    expect(placesOf(again)).toEqual([hotel.name, bangNa.name]);
    expect(draftOf(again).vehicleId).toBe(2);
  });

  it('stays a guest’s own, whom the page signs on', async () => {
    await flow.restore('guest-1');
    await flow.prefill(prefill);
    flow.setPlace(bench.key(1), bangNa);
    expect(placesOf(await reopen(prefill, 'guest-1'))).toEqual([hotel.name, bangNa.name]);
    expect(placesOf(await reopen(prefill, 'guest-2'))).toEqual([hotel.name, airport.name]);
  });

  it('ends with the order, where the page is about another one', async () => {
    await start(prefill);
    flow.patchStop(bench.key(1), { contactName: 'ธนากร' });
    const { guid } = draftOf(flow);
    const again = await reopen({ ...prefill, reference: 'BC-018', metadata: { basket: 'b-78' } });
    expect(draftOf(again)).toMatchObject({
      reference: 'BC-018',
      metadata: { basket: 'b-78' },
      stops: [{}, { contactName: 'Anna' }],
    });
    expect(draftOf(again).guid).not.toBe(guid);
  });

  it('stays where only the notes of the page change, which are taken over', async () => {
    await start(prefill);
    flow.patchStop(bench.key(1), { contactName: 'ธนากร' });
    await flow.prefill({ ...prefill, metadata: { basket: 'b-79' } });
    expect(draftOf(flow)).toMatchObject({ metadata: { basket: 'b-79' }, stops: [{}, { contactName: 'ธนากร' }] });
  });

  it('counts, not what the page gave: an order that was not touched is not stored', async () => {
    await start(prefill);
    expect(placesOf(await reopen())).toEqual([null, null]);
    flow.setPlace(bench.key(1), bangNa);
    expect(placesOf(await reopen())).toEqual([hotel.name, bangNa.name]);
  });
});

describe('what is the page’s own', () => {
  it('stays after the guest clears the order, and nothing else', async () => {
    await start(prefill);
    flow.clear();
    await flow.prefill(prefill);
    expect(draftOf(flow)).toMatchObject({ reference: 'BC-017', metadata: { basket: 'b-77' }, remark: '', confirmPhone: '' });
    expect(placesOf(flow)).toEqual([null, null]);
  });

  it('stays when an earlier job is booked again', async () => {
    await start(prefill);
    await flow.refill(repeatableDetail(jobDetailFromWire(wireJob)));
    expect(draftOf(flow)).toMatchObject({ reference: 'BC-017', metadata: { basket: 'b-77' }, remark: wireJob.remark });
  });

  it('comes to the draft of a guest who had one', async () => {
    await flow.restore();
    flow.setPlace(bench.key(0), siam);
    const again = await reopen({ reference: 'BC-017', metadata: { basket: 'b-77' } });
    expect(draftOf(again)).toMatchObject({ reference: 'BC-017', metadata: { basket: 'b-77' }, stops: [{ place: siam }, {}] });
  });
});

describe('a pick-up that the page has fixed', () => {
  const fixed: OrderPrefill = { ...prefill, fixedPickUp: true };
  const key = (index: number) => draftOf(flow).stops[index]?.key ?? '';
  const state = () => flow.store.getState();

  it('is said to the views, and not without', async () => {
    await start(fixed);
    expect(state().isPickUpFixed).toBe(true);
    await flow.prefill(prefill);
    expect(state().isPickUpFixed).toBe(false);
  });

  it('cannot be changed, moved or removed, whatever the guest does', async () => {
    await start({ ...fixed, stops: [hotel, airport, { ...airport, name: 'ดอนเมือง' }] });
    flow.patch({ paymentType: 0, paymentPoint: 1 });
    flow.setPlace(key(0), siam);
    flow.clearPlace(key(0));
    flow.removeStop(key(0));
    flow.moveStop(0, 1);
    flow.moveStop(0, 2);
    expect(placesOf(flow)).toEqual([hotel.name, airport.name, 'ดอนเมือง']);
    expect(draftOf(flow).paymentPoint).toBe(1);
    flow.removeStop(key(1));
    expect(placesOf(flow)).toEqual([hotel.name, 'ดอนเมือง']);
  });

  it('has a contact that the guest may change, also after a reload', async () => {
    await start(fixed);
    flow.patchStop(key(0), { contactName: 'ฝ่ายต้อนรับ' });
    expect(draftOf(await reopen(fixed)).stops[0]).toMatchObject({ place: hotel, contactName: 'ฝ่ายต้อนรับ' });
  });

  it('is still there in a cleared order, with its contact', async () => {
    await start(fixed);
    flow.clear();
    expect(draftOf(flow).stops).toMatchObject([{ place: hotel, contactName: 'Maya Lindqvist' }, { place: null }]);
  });

  it('takes the place of the first stop of a job that is booked again, and of a draft from before', async () => {
    await start(fixed);
    await flow.refill(repeatableDetail(jobDetailFromWire(wireJob)));
    expect(placesOf(flow)).toEqual([hotel.name, bangNa.name, hotel.name]);
    expect(draftOf(flow).stops.at(-1)?.isReturn).toBe(true);
    const other = await setUpOrder();
    await other.flow.restore();
    other.flow.setPlace(other.key(0), siam);
    other.flow.setPlace(other.key(1), bangNa);
    await other.flow.prefill(fixed);
    expect(draftOf(other.flow).stops).toMatchObject([{ place: hotel, contactName: 'Maya Lindqvist' }, { place: bangNa }]);
    await other.stop();
  });

  it('is where the driver comes back to', async () => {
    flow.offerCatalog(catalog);
    await start(fixed);
    flow.toggleExtra(3);
    flow.moveStop(0, 1);
    expect(placesOf(flow)).toEqual([hotel.name, airport.name, hotel.name]);
    expect(draftOf(flow).stops.map(({ isReturn }) => isReturn)).toEqual([false, false, true]);
  });

  it('is in the order that is tried again after it ended unpaid', async () => {
    flow.offerCatalog(catalog);
    await start(fixed);
    flow.patch({ paymentType: 0 });
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
    await flow.book();
    settleBooking(flow, null);
    await reopenOrder(flow);
    expect(placesOf(flow)).toEqual([hotel.name, airport.name]);
    expect(draftOf(flow)).toMatchObject({ reference: 'BC-017', metadata: { basket: 'b-77' } });
  });
});

describe('while an order is sent', () => {
  it('it does not change, and what was booked is still to be seen', async () => {
    const answer = Promise.withResolvers<void>();
    bench.gateway.answer(createJob, async () => {
      await answer.promise;
      return {
        responseCode: 200,
        responseDesc: 'OK',
        jobId: 'J00000001',
        trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA',
        songwaiWallet: 1,
      };
    });
    flow.offerCatalog(catalog);
    await start(prefill);
    flow.patch({ paymentType: 0 });
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
    const booking = flow.book();
    await flow.prefill({ ...prefill, reference: 'BC-018' });
    expect(draftOf(flow).reference).toBe('BC-017');
    answer.resolve();
    await booking;
    expect(flow.store.getState().booking).toMatchObject({ status: 'booked', sent: { draft: { reference: 'BC-017' } } });
    expect(draftOf(flow).reference).toBe('BC-018');
    expect(placesOf(flow)).toEqual([hotel.name, airport.name]);
  });
});
