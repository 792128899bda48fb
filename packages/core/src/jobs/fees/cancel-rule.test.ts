import { expect, it } from 'vitest';
import { jobStatuses } from '../job-status.ts';
import { decideCancel } from './cancel-rule.ts';

it('lets a customer cancel for nothing before the driver arrives, for 65 baht after, and never after pick-up', () => {
  const fees = Object.fromEntries(
    jobStatuses.map((status) => {
      const rule = decideCancel(status);
      return [status, rule.isAllowed ? rule.feeSatang : 'no'];
    }),
  );
  expect(fees).toEqual({
    awaitingPayment: 0,
    matching: 0,
    assigned: 0,
    arrived: 6_500,
    pickedUp: 'no',
    delivering: 'no',
    completed: 'no',
    cancelled: 'no',
    expired: 'no',
  });
});
