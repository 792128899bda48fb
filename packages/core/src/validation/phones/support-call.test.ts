import { expect, it } from 'vitest';
import { supportCall } from './support-call.ts';

it.each([
  ['020261234', '02 026 1234', 'tel:020261234'],
  ['02-026-1234', '02 026 1234', 'tel:020261234'],
  ['02 555 0000', '02 555 0000', 'tel:025550000'],
  ['081-234-5678', '081 234 5678', 'tel:0812345678'],
  ['1234', '1234', 'tel:1234'],
  ['+66 2 026 1234', '+66 2 026 1234', 'tel:+6620261234'],
])('the support number %s is read as "%s" and dialled as %s', (phone, shown, href) => {
  expect(supportCall(phone)).toEqual({ shown, href });
});
