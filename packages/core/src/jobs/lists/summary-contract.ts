import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope } from '../../gateway/wire-schemas.ts';
import { jobFilters } from './list-contract.ts';

export const jobCounts = defineEndpoint({
  method: 'GET',
  path: '/job/counts',
  access: 'session',
  feature: 'tracking',
  summary: 'How many jobs of each group a list has, each up to 10,000, and whether there are any jobs at all',
  request: Type.Object({ ...commonFields, ...jobFilters }),
  reply: Type.Object({
    ...envelope,
    /** By status group: 0 matching, 1 doing, 2 completed, 3 cancelled. `filters` of the request does not count. */
    counts: Type.Optional(Type.Array(Type.Object({ filter: Type.Integer(), count: Type.Integer() }))),
    /** Whether the caller has any job, whatever the filters. */
    hasJobs: Type.Optional(Type.Boolean()),
  }),
  example: { date: 'today', lang: 'th' },
});

export const jobSpend = defineEndpoint({
  method: 'GET',
  path: '/job/spend',
  access: 'session',
  feature: 'tracking',
  summary: 'What the jobs of the last eight weeks cost, this week included, without those that were cancelled or found no driver',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    /** Weeks from Monday to Sunday in Bangkok, by the day of the pick-up; the oldest first, also without jobs. */
    weeks: Type.Optional(
      Type.Array(Type.Object({ fromDate: dateText, toDate: dateText, amount: baht, jobCount: Type.Integer() })),
    ),
  }),
  example: { lang: 'th' },
});
