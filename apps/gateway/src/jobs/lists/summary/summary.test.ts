import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { jobCounts, jobSpend } from '@songwai/core/jobs/lists/summary-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, moveJob, setJob } from '../../../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../../tests/builders/gateway.ts';
import type { Caller } from '../../../../tests/builders/sessions.ts';

let gateway: Gateway;
let owner: Caller;
let clerk: Caller;
let viewer: Caller;
/** 21/11/2026 is a Saturday. */
beforeAll(async () => {
  gateway = await createGateway();
  owner = await addCompany(gateway);
  clerk = await addMember(gateway, owner, { rights: ['order'] });
  viewer = await addMember(gateway, owner, { rights: ['view'] });
  const book = async (caller: Caller, status: 'delivering' | 'completed' | 'cancelled' | null, fields: object = {}) => {
    const { jobId } = await bookJob(gateway, caller, { remark: status === 'completed' ? 'เค้ก' : '' });
    if (status !== null) await moveJob(gateway, jobId, status);
    if (Object.keys(fields).length > 0) await setJob(gateway, jobId, fields);
  };
  await book(owner, null);
  await book(clerk, 'delivering');
  await book(clerk, 'completed');
  await book(clerk, 'completed', { pick_up_at: new Date('2026-11-15T23:59:00+07:00') });
  await book(owner, 'completed', { pick_up_at: new Date('2026-10-04T12:00:00+07:00') });
  await book(owner, 'cancelled');
});
afterAll(() => gateway.close());

const count = async (query: object, caller = owner) => {
  const { body } = await gateway.call(jobCounts, query, caller);
  return { counts: body.counts.map((group) => group.count), hasJobs: body.hasJobs };
};

describe('the numbers of a list', () => {
  it.each([
    [{}, [1, 1, 3, 1]],
    [{ date: 'today' }, [1, 1, 1, 1]],
    [{ filters: '0' }, [1, 1, 3, 1]],
    [{ search: 'เค้ก' }, [0, 0, 3, 0]],
    [{ fromDate: '09/11/2026', toDate: '15/11/2026' }, [0, 0, 1, 0]],
  ])('count each group within %j, whichever groups are chosen', async (query, counts) => {
    expect(await count(query)).toEqual({ counts, hasJobs: true });
  });

  it("count only what the caller may see: the company's for members who view it, else their own", async () => {
    expect((await count({}, viewer)).counts).toEqual([1, 1, 3, 1]);
    expect((await count({}, clerk)).counts).toEqual([0, 1, 2, 0]);
  });

  it('tell nothing in these days from nothing ever', async () => {
    expect(await count({ fromDate: '01/01/2026', toDate: '02/01/2026' })).toEqual({ counts: [0, 0, 0, 0], hasJobs: true });
    const stranger = await addCustomer(gateway);
    expect(await count({}, stranger)).toEqual({ counts: [0, 0, 0, 0], hasJobs: false });
  });

  it('refuse what the list refuses', async () => {
    const { body } = await gateway.call(jobCounts, { fromDate: '31/02/2026' }, owner);
    expect(body).toMatchObject({ responseCode: 422, field: 'fromDate' });
  });
});

describe('what was spent', () => {
  const spend = async (caller: Caller) => (await gateway.call(jobSpend, {}, caller)).body.weeks;

  it('is summed by weeks in Bangkok from Monday to Sunday, without cancelled jobs, for the last eight of them', async () => {
    const weeks = await spend(owner);
    expect(weeks).toHaveLength(8);
    expect(weeks[0]).toMatchObject({ fromDate: '28/09/2026', toDate: '04/10/2026', jobCount: 1 });
    expect(weeks[6]).toMatchObject({ fromDate: '09/11/2026', toDate: '15/11/2026', jobCount: 1 });
    expect(weeks[7]).toMatchObject({ fromDate: '16/11/2026', toDate: '22/11/2026', jobCount: 3 });
    expect(weeks[7]?.amount).toBeCloseTo(3 * (weeks[6]?.amount ?? 0), 2);
    expect(weeks.slice(1, 6).every(({ amount }) => amount === 0)).toBe(true);
  });

  it('counts a job once its payment is there', async () => {
    const customer = await addCustomer(gateway);
    const { jobId } = await bookJob(gateway, customer, { paymentType: paymentType.promptPay });
    const thisWeek = async () => (await spend(customer))[7]?.jobCount;
    expect(await thisWeek()).toBe(0);
    await moveJob(gateway, jobId, 'matching');
    expect(await thisWeek()).toBe(1);
  });

  it('is nothing for whoever has booked nothing', async () => {
    const weeks = await spend(await addCustomer(gateway));
    expect(weeks.map(({ amount }) => amount)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
