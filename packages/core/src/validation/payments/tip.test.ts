import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tipLimitsBaht, tipRoom, tipsOfDayBaht, tipsOfJob } from './tip.ts';

const none = { ofJobBaht: 0, ofJobCount: 0, byLinkCount: 0, ofDayBaht: 0, toDriverBaht: 0 };

describe('what may still be tipped', () => {
  it.each([
    ['a first tip', none, false, { leftBaht: 1000, limit: 'job' }],
    ['a second tip of the job', { ...none, ofJobBaht: 400, ofJobCount: 1, ofDayBaht: 400, toDriverBaht: 400 }, false, { leftBaht: 600 }],
    ['a third tip of the job', { ...none, ofJobBaht: 2, ofJobCount: 2 }, false, { leftBaht: 0, limit: 'count' }],
    ['a second tip by the link', { ...none, ofJobBaht: 1, ofJobCount: 1, byLinkCount: 1 }, true, { leftBaht: 0, limit: 'count' }],
    ['another job with the same driver', { ...none, ofDayBaht: 700, toDriverBaht: 700 }, false, { leftBaht: 300, limit: 'driver' }],
    ['another driver at the end of a generous day', { ...none, ofDayBaht: 1_950 }, false, { leftBaht: 50, limit: 'day' }],
    ['a day that is full', { ...none, ofDayBaht: 2_000 }, false, { leftBaht: 0, limit: 'day' }],
  ] as const)('is told of %s', (_name, given, isByLink, room) => expect(tipRoom(given, isByLink)).toMatchObject(room));

  it('never lets a job, a day or a pair above its limit, whatever is tipped', () => {
    const tips = fc.array(fc.record({ job: fc.nat(3), driver: fc.nat(1), baht: fc.integer({ min: 1, max: 1_000 }), isByLink: fc.boolean() }));
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
