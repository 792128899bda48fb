import { describe, expect, it } from 'vitest';
import { addMinutes, parseBangkok } from '../../basics/bangkok-time.ts';
import type { JobAction } from '../job.ts';
import { changedPrice } from './changed-price.ts';
import { allowedAdditions, allowedExtensions, searchChoices } from './search-choices.ts';
import { type SearchStage, searchStage, stageChangesIn } from './search-stage.ts';

const at = (date: string, time: string): Date => parseBangkok(date, time) ?? expect.fail(`${date} ${time} is no moment`);
const pickUpAt = at('21/11/2026', '13:00');
const searchUntil = addMinutes(pickUpAt, 45);

const choices = (given: { stage?: SearchStage; actions?: readonly JobAction[]; addedSatang?: number; now?: Date }) => {
  const { stage = 'pressing', actions = ['cancel', 'postpone', 'changeSearch'], addedSatang = 0 } = given;
  const now = given.now ?? addMinutes(pickUpAt, 35);
  return searchChoices({ job: { actions, addedSatang, taskType: 1 }, stage, now, pickUpAt, searchUntil });
};

describe('without a driver', () => {
  it('asking the others is recommended where only favourites were asked, because it costs nothing', () => {
    expect(choices({ actions: ['changeSearch', 'openToAll', 'postpone'] })).toEqual({
      recommended: 'askAll',
      others: ['addPay', 'extend', 'wait', 'again'],
    });
  });

  it('adding to the pay is recommended where everyone was asked, and waiting on once no more can be added', () => {
    expect(choices({})).toEqual({ recommended: 'addPay', others: ['extend', 'wait', 'again'] });
    expect(choices({ addedSatang: 99_500 })).toMatchObject({ recommended: 'extend', others: ['wait', 'again'] });
  });

  it('beginning again is recommended after the search has ended', () => {
    expect(choices({ stage: 'ended' })).toEqual({ recommended: 'again', others: ['addPay', 'postpone'] });
    const favouritesOnly = { stage: 'ended', actions: ['changeSearch', 'openToAll', 'postpone'] } as const;
    expect(choices(favouritesOnly)).toEqual({ recommended: 'again', others: ['addPay', 'postpone', 'askAll'] });
  });

  it('nothing is recommended before the search has begun', () => {
    expect(choices({ stage: 'planned' }).recommended).toBeNull();
  });

  it('a day after the pick-up time only another time is left', () => {
    const tooLate = { stage: 'ended', now: addMinutes(pickUpAt, 23 * 60 + 20) } as const;
    expect(choices(tooLate)).toEqual({ recommended: 'postpone', others: [] });
    expect(choices({ ...tooLate, actions: [] })).toEqual({ recommended: null, others: [] });
  });
});

it('a next-day pick-up can be extended until 18:00 only', () => {
  const [from, until] = [at('22/11/2026', '09:00'), at('22/11/2026', '16:30')];
  const facts = {
    job: { actions: [], addedSatang: 0 },
    stage: 'pressing',
    now: from,
    pickUpAt: from,
    searchUntil: until,
  } as const;
  expect(allowedExtensions({ ...facts, job: { ...facts.job, taskType: 3 } })).toEqual([15, 30, 60]);
  expect(allowedExtensions({ ...facts, job: { ...facts.job, taskType: 1 } })).toEqual([15, 30, 60, 120, 180, 240]);
});

it('only additions within 1,000 baht in all are offered', () => {
  expect(allowedAdditions(0)).toEqual([2_000, 5_000, 10_000]);
  expect(allowedAdditions(94_000)).toEqual([2_000, 5_000]);
});

it('an expired job costs its normal price again, because code and credit were given back', () => {
  const job = { netSatang: 41_645, normalSatang: 46_645, discountSatang: 5_000, freeCreditSatang: 0, addedSatang: 0 };
  expect(changedPrice({ ...job, status: 'matching' }, 5_000)).toBe(46_645);
  expect(changedPrice({ ...job, status: 'expired' }, 5_000)).toBe(51_645);
});

describe('the search', () => {
  const facts = { status: 'matching', pickUpAt, searchUntil } as const;
  it.each([
    [-46, 'planned', 1],
    [-45, 'searching', 75],
    [29, 'searching', 1],
    [30, 'pressing', 15],
    [45, 'ended', null],
  ] as const)('%i minutes after the pick-up time is %s', (minutes, stage, changesIn) => {
    const now = addMinutes(pickUpAt, minutes);
    expect(searchStage(facts, now)).toBe(stage);
    expect(stageChangesIn(facts, now)).toBe(changesIn === null ? null : changesIn * 60_000);
    expect(searchStage({ ...facts, status: 'expired' }, now)).toBe('ended');
  });
});
