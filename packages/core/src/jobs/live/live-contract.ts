import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope, latitude, longitude, timeText } from '../../gateway/wire-schemas.ts';

/**
 * Which of the caller's jobs change: `GET /job/stream` with `sk-token`. Each message is `event: changed` with `{jobId, kind}`;
 * `event: all` if changes may have been missed; `event: end` closes it.
 */
export const jobStreamPath = '/job/stream';

export const runningJobs = defineEndpoint({
  method: 'GET',
  path: '/job/running',
  access: 'session',
  feature: 'tracking',
  summary:
    'Where the drivers of the caller’s jobs are that are under way, and when they arrive: at most 50, the next pick-up first',
  request: Type.Object({
    ...commonFields,
    /** Only these jobs, separated by commas. */
    jobIds: Type.Optional(Type.String({ pattern: '^J[0-9]{1,20}(,J[0-9]{1,20}){0,49}$' })),
  }),
  reply: Type.Object({
    ...envelope,
    jobs: Type.Optional(
      Type.Array(
        Type.Object({
          jobId: Type.String(),
          /** Index in the job's locationList; absent while it is unknown. */
          nextStop: Type.Optional(Type.Integer()),
          etaTime: Type.Optional(timeText),
          /** Absent before the driver's first position. */
          driver: Type.Optional(
            Type.Object({
              firstName: Type.String(),
              plate: Type.String(),
              lat: latitude,
              lng: longitude,
              heading: Type.Number(),
            }),
          ),
        }),
      ),
    ),
  }),
  example: { lang: 'th' },
});
