import { expect, it } from 'vitest';
import { quotationStatus } from './quotation-status.ts';

const validUntil = '24/12/2026';

it('a quotation is open to the last moment of its last day in Bangkok, then expired', () => {
  const given = { acceptedDate: null, validUntil };
  expect(quotationStatus(given, new Date('2026-12-24T16:59:59.999Z'))).toBe('open');
  expect(quotationStatus(given, new Date('2026-12-24T17:00:00Z'))).toBe('expired');
});

it('an accepted quotation stays accepted', () => {
  expect(quotationStatus({ acceptedDate: '01/12/2026', validUntil }, new Date('2027-03-01T00:00:00Z'))).toBe('accepted');
});
