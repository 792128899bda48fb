import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OrderBench, setUpOrder } from '../../../tests/order-bench.ts';
import { bookerOf } from './booker.ts';

const pim = { name: 'พิมพ์ชนก ใจดี', phone: '0812345678' };

let bench: OrderBench;
beforeEach(async () => {
  bench = await setUpOrder();
  await bench.flow.restore();
});
afterEach(() => bench.stop());

const draft = () => bench.flow.store.getState().draft;
const contacts = () => draft().stops.map(({ contactName, contactPhone }) => [contactName, contactPhone]);
const goToContacts = async (typed: object = {}) => {
  bench.fillIn();
  bench.flow.patchStop(bench.key(0), { contactName: '', contactPhone: '', ...typed });
  bench.flow.patchStop(bench.key(1), { contactName: '', contactPhone: '' });
  bench.flow.patch({ confirmPhone: '' });
  expect(await bench.flow.requestStep(1)).toBe(true);
};

describe('whoever is known when booking', () => {
  it('stands as the sender once the contacts are looked at, and nowhere else', async () => {
    bench.flow.offerBooker(pim);
    expect(contacts()[0]).toEqual(['', '']);
    await goToContacts();
    expect(contacts()).toEqual([
      [pim.name, pim.phone],
      ['', ''],
    ]);
    expect(draft().confirmPhone).toBe(pim.phone);
  });

  it('is filled in also where the sign-in comes after the contacts were opened', async () => {
    await goToContacts();
    bench.flow.offerBooker(pim);
    expect(contacts()[0]).toEqual([pim.name, pim.phone]);
  });

  it('never stands in the place of what somebody typed', async () => {
    bench.flow.offerBooker(pim);
    await goToContacts({ contactName: 'แม่บ้าน' });
    expect(contacts()[0]).toEqual(['แม่บ้าน', '']);
    expect(draft().confirmPhone).toBe(pim.phone);
  });

  it('is not filled in again where the customer took it out', async () => {
    bench.flow.offerBooker(pim);
    await goToContacts();
    bench.flow.patchStop(bench.key(0), { contactName: '', contactPhone: '' });
    await bench.flow.requestStep(0);
    await bench.flow.requestStep(1);
    expect(contacts()[0]).toEqual(['', '']);
  });
});

describe('a user as who books', () => {
  const user = { firstName: 'Pim', lastName: 'Jaidee', companyName: 'Baan Dokmai', confirmPhone: '', phone: '0812345678' };

  it('is called by name, a company by its own, under the number that was given for questions', () => {
    expect(bookerOf(user)).toEqual({ name: 'Pim Jaidee', phone: '0812345678' });
    expect(bookerOf({ ...user, firstName: '', lastName: '', confirmPhone: '020000000' })).toEqual({
      name: 'Baan Dokmai',
      phone: '020000000',
    });
  });
});
