import { expect, it } from 'vitest';
import { createHotTexts } from './name-statements.ts';

const askOften = (text: string): boolean => {
  const isHot = createHotTexts();
  return Array.from({ length: 100 }, () => isHot(text)).at(-1) ?? false;
};

it.each([
  'select "id" from "jobs" where "id" = $1',
  'select count(*), a * 2 from jobs',
  'with given as (select id from jobs) update jobs set x = $1',
  'insert into outbox (kind) values ($1)',
])('a statement that is asked again and again is planned once: %s', (text) => {
  expect(askOften(text)).toBe(true);
});

it.each([
  'select * from "jobs" where "id" = $1',
  'select "failure".* from event_failures as "failure"',
  'delete from jobs returning *',
  'select id, * from jobs',
  'begin',
  'begin; select id from jobs for update',
  'savepoint handler',
])('one that a new column would break, or that has no plan, is sent as it is: %s', (text) => {
  expect(askOften(text)).toBe(false);
});

it('a statement that is asked now and then is not kept', () => {
  const isHot = createHotTexts();
  expect(Array.from({ length: 1_000 }, (_, index) => isHot(`select ${index}`)).some(Boolean)).toBe(false);
});
