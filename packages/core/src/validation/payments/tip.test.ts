import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tipLimitsBaht, tipRoom, tipsOfDayBaht, tipsOfJob } from './tip.ts';

const none = { ofJobBaht: 0, ofJobCount: 0, byLinkCount: 0, ofDayBaht: 0, toDriverBaht: 0 };

describe('what may still be tipped', () => {
  it.each([
    { name: 'a first tip', given: none, left: { leftBaht: 1000, limit: 'job' } },
    {
      name: 'a second tip of the job',
      given: { ofJobBaht: 400, ofJobCount: 1, ofDayBaht: 400, toDriverBaht: 400 },
      left: { leftBaht: 600 },
    },
    { name: 'a third tip of the job', given: { ofJobBaht: 2, ofJobCount: 2 }, left: { leftBaht: 0, limit: 'count' } },
    {
      name: 'a second tip by the link',
      given: { ofJobBaht: 1, ofJobCount: 1, byLinkCount: 1 },
      isByLink: true,
      left: { leftBaht: 0, limit: 'count' },
    },
    {
      name: 'another job with the same driver',
      given: { ofDayBaht: 700, toDriverBaht: 700 },
      left: { leftBaht: 300, limit: 'driver' },
    },
    { name: 'another driver at the end of a generous day', given: { ofDayBaht: 1_950 }, left: { leftBaht: 50, limit: 'day' } },
    { name: 'a day that is full', given: { ofDayBaht: 2_000 }, left: { leftBaht: 0, limit: 'day' } },
  ])('is told of $name', ({ given, isByLink = false, left }) =>
    expect(tipRoom({ ...none, ...given }, isByLink)).toMatchObject(left),
  );

  it('never lets a job, a day or a pair above its limit, whatever is tipped', () => {
    const tips = fc.array(
      fc.record({ job: fc.nat(3), driver: fc.nat(1), baht: fc.integer({ min: 1, max: 1_000 }), isByLink: fc.boolean() }),
    );
    fc.assert(
      fc.property(tips, (wanted) => {
        const taken: { job: string; driver: number; baht: number; isByLink: boolean }[] = [];
        for (const { job, driver, baht, isByLink } of wanted) {
          const tip = { job: `${job}:${driver}`, driver, baht, isByLink };
          const sum = (rows: typeof taken) => rows.reduce((total, row) => total + row.baht, 0);
          const ofJob = taken.filter((row) => row.job === tip.job);
          const given = {
            ofJobBaht: sum(ofJob),
            ofJobCount: ofJob.length,
            byLinkCount: ofJob.filter((row) => row.isByLink).length,
            ofDayBaht: sum(taken),
            toDriverBaht: sum(taken.filter((row) => row.driver === driver)),
          };
          if (baht <= tipRoom(given, isByLink).leftBaht) taken.push(tip);
          expect(sum(taken)).toBeLessThanOrEqual(tipsOfDayBaht.customer);
          expect(sum(taken.filter((row) => row.driver === driver))).toBeLessThanOrEqual(tipsOfDayBaht.pair);
          const after = taken.filter((row) => row.job === tip.job);
          expect(sum(after)).toBeLessThanOrEqual(tipLimitsBaht.max);
          expect(after.length).toBeLessThanOrEqual(tipsOfJob.most);
        }
      }),
    );
  });
});
