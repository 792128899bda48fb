import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../tests/fake-gateway/start-fake-gateway.ts';
import { createMemoryStorage } from '../../tests/memory-storage.ts';
import { bangNa, createRandom, siam, success, wireJob } from '../../tests/samples.ts';
import { createTestTransport } from '../../tests/test-transport.ts';
import { jobDetailFromWire } from '../jobs/job-from-wire.ts';
import type { FullDayVehicle } from './full-day.ts';
import { createFullDayJob } from './full-day-contract.ts';
import { newPlaceKey } from './hire/hire-mode.ts';
import { createHireFlow, shownTotal } from './hire-flow.ts';
import { lowestFee } from './hire-offer.ts';
import type { HireFlow } from './hire-state.ts';

const both = (text: string) => ({ th: text, en: text });
const option = (packageId: number, id: number, feeSatang: number) => ({
  ...{ id, packageId, feeSatang, icon: 1, description: both('option'), remark: both('') },
});
const offered = (vehicleId: number, fees: readonly [number, number, number]): FullDayVehicle => ({
  vehicleId,
  name: both(`vehicle ${vehicleId}`),
  description: both(''),
  imageUrl: '',
  overtimePerMinuteSatang: 1_000,
  durations: [4, 9, 50],
  packages: [4, 9, 50].map((durationHours, index) => {
    const id = vehicleId * 10 + index;
    return {
      ...{ id, durationHours, name: both(`package ${id}`), description: both(''), maxKm: 80, feeSatang: fees[index] ?? 0 },
      options: [option(id, 1, 5_000), ...(durationHours === 9 ? [option(id, 2, 25_000)] : [])],
    };
  }),
});
const catalogue = [offered(1, [55_000, 99_000, 1_750_000]), offered(2, [120_000, 220_000, 3_200_000])];

/** 21 November 2026, 10:10 in Bangkok. */
let nowMs = Date.UTC(2026, 10, 21, 3, 10);
let gateway: FakeGateway;
let storage: ReturnType<typeof createMemoryStorage>;
let flow: HireFlow;
const booked: unknown[] = [];

const open = () =>
  createHireFlow({
    transport: createTestTransport({ baseUrl: gateway.baseUrl, sessionToken: () => 'token-1' }),
    clock: () => nowMs,
    random: createRandom(nowMs),
    storage,
    channel: 'web',
    onBooked: (hire) => booked.push(hire),
  });

beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 21, 3, 10);
  gateway = await startFakeGateway();
  gateway.answer(createFullDayJob, () => ({
    ...success,
    jobId: 'J00000001',
    jobIds: ['J00000001', 'J00000002'],
    trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA',
    trackingIds: ['kVn2x0b1Q2m9Zt7cYw4PzA', 'p3Hs8wQ0TqGm1cRz6bXk5e'],
    songwaiWallet: 100,
  }));
  storage = createMemoryStorage();
  booked.length = 0;
  flow = open();
  await flow.restore(null);
  flow.offerCatalogue(catalogue);
});
afterEach(() => gateway.stop());

const state = () => flow.store.getState();
const draft = () => state().draft;
const paths = () => state().problems.map(({ path, code }) => `${path.replace(/^stops\.[^.]+/, 'stop')} ${code}`);
const firstKey = () => draft().stops[0]?.key ?? '';
const fillIn = () => {
  flow.patch({ hours: 2, packageId: 21 });
  flow.toggleOption(2);
  flow.setPlace(firstKey(), siam);
  flow.patch({ date: '24/11/2026', startTime: '09:00', driverCount: 2 });
};
const fillInDetails = () => {
  flow.patchStop(firstKey(), { contactName: ' พิมพ์ชนก 🙂', contactPhone: '+66 81-234-5678' });
  flow.patch({ confirmPhone: '081-234-5678', paymentType: 0 });
};

describe('choosing a hire', () => {
  it('begins with 4 hours, today at the next full hour, one driver, and no package', () => {
    expect(draft()).toMatchObject({ hours: 1, packageId: null, date: '21/11/2026', startTime: '11:00', driverCount: 1 });
    expect(draft()).toMatchObject({ weekdays: [1, 2, 3, 4, 5], startDate: '28/11/2026' });
    expect(shownTotal(state())).toBeNull();
    expect(lowestFee(catalogue, 3)).toBe(1_750_000);
  });

  it('keeps vehicle and options through other hours as far as they are offered', () => {
    fillIn();
    expect(shownTotal(state())).toBe((220_000 + 25_000) * 2);
    flow.toggleOption(1);
    flow.patch({ hours: 1 });
    expect(draft()).toMatchObject({ packageId: 20, optionIds: [1] });
    flow.patch({ hours: 3, months: 3 });
    expect(shownTotal(state())).toBe(3_200_000 * 2 * 3 + 5_000);
  });

  it('says all that is missing before contacts, and takes each back as it is mended', () => {
    flow.patch({ startTime: '' });
    expect(flow.goOn()).toBe(false);
    expect(paths()).toEqual(['package packageRequired', 'stop.place workPlaceRequired', 'startTime startTimeRequired']);
    flow.patch({ packageId: 10 });
    flow.setPlace(firstKey(), siam);
    flow.patch({ startTime: '10:00' });
    expect(paths()).toEqual(['startTime timeNotInFuture']);
    flow.patch({ startTime: '14:00' });
    expect([paths(), flow.goOn(), draft().isAtDetails]).toEqual([[], true, true]);
  });

  it('lets 9 hours begin by noon only', () => {
    fillIn();
    flow.patch({ startTime: '12:01' });
    expect(flow.goOn()).toBe(false);
    expect(state().problems).toMatchObject([{ path: 'startTime', code: 'nineHourTooLate', values: { time: '12:00' } }]);
    flow.patch({ hours: 1 });
    expect(state().problems).toEqual([]);
  });

  it('needs no place for a monthly hire, but days, a first day from tomorrow on, and whom the quotation is for', () => {
    flow.patch({ hours: 3, packageId: 12, startDate: '21/11/2026', weekdays: [], dailyStart: '' });
    flow.patchAddressee({ email: 'me@home', companyTaxId: '123' });
    expect(flow.goOn()).toBe(false);
    expect(paths()).toEqual([
      'weekdays monthlyDaysOutOfRange',
      'startDate startTooEarly',
      'dailyStart startTimeRequired',
      'addressee.contactName contactNameRequired',
      'addressee.contactPhone phoneRequired',
      'addressee.email emailInvalid',
      'addressee.companyTaxId taxIdInvalid',
    ]);
  });

  it('fills the booker in once, where nothing was typed', () => {
    const company = { companyName: 'ขนมไทย', companyAddress: '', companyTaxId: '' };
    const rest = { ...company, paymentType: 4 as const };
    flow.offerBooker({ name: 'พิมพ์ชนก', phone: '0812345678', email: 'p@example.com', ...rest });
    expect(draft()).toMatchObject({ confirmPhone: '0812345678', paymentType: 4 });
    expect(draft().addressee).toMatchObject({ contactName: 'พิมพ์ชนก', email: 'p@example.com', ...company });
    expect(draft().stops[0]).toMatchObject({ contactName: 'พิมพ์ชนก', contactPhone: '0812345678' });
    flow.patchStop(firstKey(), { contactName: '' });
    flow.offerBooker({ name: 'พิมพ์ชนก', phone: '0812345678', email: '', ...rest });
    expect(draft().stops[0]?.contactName).toBe('');
  });
});

describe('booking a hire', () => {
  it('sends what was chosen, once, however often it is pressed', async () => {
    fillIn();
    flow.setPlace(newPlaceKey, bangNa);
    flow.patchStop(draft().stops[1]?.key ?? '', { contactName: 'ธนากร', contactPhone: '021234567' });
    flow.goOn();
    fillInDetails();
    const { guid } = draft();
    await Promise.all([flow.book(), flow.book()]);
    await flow.book();
    expect(gateway.callsTo(createFullDayJob).map(({ body }) => body)).toMatchObject([
      {
        ...{ guid, fullday_pkg_id: 21, options: [2], skNumber: 2, messengerGender: 'N', days: 1, shownPrice: 4_900 },
        ...{ jobDate: '24/11/2026', startTime: '09:00', paymentType: 0, paymentPoint: 0, confirmPhone: '0812345678' },
        locationList: [
          { addressName: siam.name, contactName: 'พิมพ์ชนก', contactPhone: '0812345678' },
          { addressName: bangNa.name, contactName: 'ธนากร', contactPhone: '021234567' },
        ],
      },
    ]);
    expect(state().booking).toMatchObject({ status: 'booked', jobIds: ['J00000001', 'J00000002'] });
    expect(state().booking).toMatchObject({ trackingIds: ['kVn2x0b1Q2m9Zt7cYw4PzA', 'p3Hs8wQ0TqGm1cRz6bXk5e'] });
    expect(draft()).toMatchObject({ packageId: null, isAtDetails: false });
    expect(draft().guid).not.toBe(guid);
    expect(booked).toMatchObject([{ walletSatang: 10_000, paymentType: 0 }]);
    await expect.poll(() => [...storage.stored.keys()]).toEqual([]);
  });

  it('shows a changed price, and books for it with the same guid when pressed again', async () => {
    fillIn();
    flow.goOn();
    fillInDetails();
    const estimate = { MultipleSkPrice: 4_500, optFee: 500, totalPrice: 5_000 };
    gateway.answer(createFullDayJob, () => ({ responseCode: 409, responseDesc: 'changed', estimate }));
    await flow.book();
    expect(state().booking).toEqual({ status: 'priceChanged', oldTotalSatang: 490_000, totalSatang: 500_000 });
    expect(shownTotal(state())).toBe(500_000);
    await flow.book();
    const [first, second] = gateway.callsTo(createFullDayJob).map(({ body }) => body);
    expect([second?.['shownPrice'], second?.['guid']]).toEqual([5_000, first?.['guid']]);
  });

  it('goes back to a place that the gateway finds outside the area', async () => {
    fillIn();
    flow.goOn();
    fillInDetails();
    gateway.answer(createFullDayJob, () => ({ responseCode: 422, responseDesc: 'outside', field: 'locationList.0' }));
    await flow.book();
    expect([paths(), draft().isAtDetails]).toEqual([['stop.place outsideServiceArea'], false]);
    flow.patch({ driverCount: 3 });
    expect(paths()).toEqual(['stop.place outsideServiceArea']);
    flow.setPlace(firstKey(), bangNa);
    expect(paths()).toEqual([]);
  });
});

describe('a hire that was begun', () => {
  it('is there after a reload and becomes the user’s at sign-in, but is nobody else’s', async () => {
    fillIn();
    const again = open();
    again.offerCatalogue(catalogue);
    await again.restore('user-1');
    expect(again.store.getState().draft).toMatchObject({ hours: 2, packageId: 21, optionIds: [2], driverCount: 2 });
    await again.restore('user-2');
    expect(again.store.getState().draft.packageId).toBeNull();
    const third = open();
    await third.restore('user-2');
    expect(third.store.getState().draft.packageId).toBeNull();
  });
});

describe('hiring again', () => {
  const job = jobDetailFromWire(wireJob);
  const fullDay = { durationHours: 9, packageId: 21, feeSatang: 220_000, driverGender: 'F', drivers: 2, driver: 1, days: 3 };
  const hired = { ...job, fullDay: { ...fullDay, options: [{ id: 2, text: both('option'), feeSatang: 25_000 }] } };

  it('brings back hours, package, options, drivers, places and contacts, for today', () => {
    flow.refill(hired);
    expect(draft()).toMatchObject({
      ...{ hours: 2, packageId: 21, optionIds: [2], driverCount: 2, driverGender: 'F', days: 3, date: '21/11/2026' },
      ...{ remark: job.remark, confirmPhone: job.confirmPhone, isAtDetails: false },
    });
    expect(draft().stops.map(({ place, contactName }) => [place?.name, contactName])).toEqual(
      job.stops.map(({ name, contactName }) => [name, contactName]),
    );
  });

  it('takes 4 hours as 4, and any other duration as monthly', () => {
    flow.refill({ ...hired, fullDay: { ...hired.fullDay, durationHours: 4 } });
    expect(draft().hours).toBe(1);
    flow.refill({ ...hired, fullDay: { ...hired.fullDay, durationHours: 26 } });
    expect(draft().hours).toBe(3);
  });

  it('is not for a delivery', () => {
    const before = draft();
    flow.refill(job);
    expect(draft()).toBe(before);
  });
});
