import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OrderBench, setUpOrder } from '../../../tests/order-bench.ts';
import { catalog, wireJob, wireTracking } from '../../../tests/samples.ts';
import { jobDetailFromWire } from '../../jobs/job-from-wire.ts';
import { repeatableLink } from '../../tracking/repeatable-link.ts';
import { trackedJobFromWire } from '../../tracking/tracked-job-from-wire.ts';
import { repeatableDetail } from './repeatable-job.ts';

const job = jobDetailFromWire(wireJob);
const ownStops = job.stops.filter(({ isReturn }) => !isReturn);

let bench: OrderBench;
beforeEach(async () => {
  bench = await setUpOrder();
  bench.flow.offerCatalog(catalog);
});
afterEach(() => bench.stop());

const state = () => bench.flow.store.getState();
const draft = () => state().draft;

describe('booking a job again', () => {
  it('brings back its points with their contacts, service, vehicle and remark, and opens the contacts', async () => {
    await bench.flow.refill(repeatableDetail(job));
    const own = draft().stops.filter(({ isReturn }) => !isReturn);
    expect(own.map(({ place, contactName, contactPhone }) => [place?.name, contactName, contactPhone])).toEqual(
      ownStops.map(({ name, contactName, contactPhone }) => [name, contactName, contactPhone]),
    );
    expect(draft()).toMatchObject({
      vehicleId: job.vehicleId,
      service: job.deliveryType,
      remark: job.remark,
      confirmPhone: job.confirmPhone,
      promoCode: '',
      schedule: { kind: 'now' },
      step: { currentStep: 1, completed: 1, reqComplete: false },
    });
  });

  it('brings back its photos and its tab, for now', async () => {
    await bench.flow.refill({ ...repeatableDetail(job), remarkImages: ['a.jpg', 'b.png'], taskType: 1 });
    expect(draft()).toMatchObject({ photoNames: ['a.jpg', 'b.png'], tab: 1, schedule: { kind: 'now' }, paymentType: null });
    await bench.flow.refill({ ...repeatableDetail(job), taskType: 3 });
    expect(draft().tab).toBe(3);
  });

  it('takes each extra once, and appends one way back to the first point', async () => {
    await bench.flow.refill({ ...repeatableDetail(job), extraIds: [3, 3, 4] });
    expect(draft().extraIds).toEqual([...new Set(draft().extraIds)]);
    expect(
      draft()
        .stops.filter(({ isReturn }) => isReturn)
        .map(({ place }) => place?.name),
    ).toEqual([ownStops[0]?.name]);
    expect(draft().stops.at(-1)?.isReturn).toBe(true);
  });

  it('is an order of its own: another key, and the promo code of before is gone', async () => {
    bench.flow.patch({ promoCode: 'WELCOME50' });
    const before = draft().guid;
    await bench.flow.refill(repeatableDetail(job));
    expect(draft()).toMatchObject({ promoCode: '' });
    expect(draft().guid).not.toBe(before);
  });

  it('keeps it after a reload', async () => {
    await bench.flow.refill(repeatableDetail(job));
    const again = bench.reload();
    await again.restore();
    expect(again.store.getState().draft.stops.map(({ place }) => place?.name)).toEqual(
      draft().stops.map(({ place }) => place?.name),
    );
  });

  it('changes nothing where the job is not known, or was hired by the day', async () => {
    bench.fillIn();
    const before = draft();
    await bench.flow.refill(null);
    await bench.flow.refill({ ...repeatableDetail(job), isFullDay: true });
    expect(draft()).toBe(before);
  });

  it('gives a stranger with the public link the places and the vehicle, and nobody’s name or phone', async () => {
    const tracked = trackedJobFromWire(wireTracking('expired'));
    await bench.flow.refill(repeatableLink(tracked));
    expect(draft().stops.map(({ place }) => place?.name)).toEqual(
      tracked.stops.filter(({ isReturn }) => !isReturn).map(({ name }) => name),
    );
    expect(draft().stops.every(({ contactName, contactPhone }) => contactName === '' && contactPhone === '')).toBe(true);
    expect(draft()).toMatchObject({ step: { currentStep: 0 }, confirmPhone: '', remark: '' });
    expect(catalog.vehicles.find(({ id }) => id === draft().vehicleId)?.kind).toBe(tracked.vehicleKind);
  });
});
