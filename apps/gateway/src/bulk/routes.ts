import { minuteMs } from '@songwai/core/basics/durations';
import type { bulkPaymentType } from '@songwai/core/bulk/bulk-schema';
import {
  checkBulkPlaces,
  continueBulk,
  getBulk,
  getBulkRows,
  listBulks,
  planBulk,
  startBulk,
  stopBulk,
} from '@songwai/core/bulk/contract';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { abortOnClose } from '../http/connections/abort-on-close.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import type { CallLimit, CallLimits } from '../platform/limits/call-limits.ts';
import type { createCheckPlaces } from './checking/check-places.ts';
import type { createPlanning } from './planning.ts';
import type { Bulks } from './service.ts';
import { bulkTexts } from './texts.ts';
import { toWireSummary, toWireTrip } from './wire.ts';

/** Four files of 500 rows a minute. */
const mostChecks = 80;

const checkLimit = (userId: string): CallLimit => ({
  key: `addresses of files by:${userId}`,
  most: mostChecks,
  windowMs: minuteMs,
  text: bulkTexts.tooMany,
});

/** A plan of 500 deliveries takes the processor for a second or two. */
const mostPlans = 20;

const planLimit = (userId: string): CallLimit => ({
  key: `plans of files by:${userId}`,
  most: mostPlans,
  windowMs: minuteMs,
  text: bulkTexts.tooManyPlans,
});

export interface BulkRoutes {
  readonly bulks: Bulks;
  readonly plan: ReturnType<typeof createPlanning>;
  readonly checkPlaces: ReturnType<typeof createCheckPlaces>;
  readonly limits: CallLimits;
}

/** The stored type, which the database has checked. */
const wayOf = (type: number): Static<typeof bulkPaymentType> => (type === 2 || type === 4 ? type : 0);

/** Mounts the calls for files of deliveries. */
export function registerBulk(app: FastifyInstance, { bulks, plan, checkPlaces, limits }: BulkRoutes): void {
  mountEndpoint(app, checkBulkPlaces, async ({ body, session, language }) => {
    await limits.count([checkLimit(session.userId)]);
    return { rows: await checkPlaces(body.rows, { userId: session.userId, language }) };
  });
  mountEndpoint(app, planBulk, async ({ body, session, request }) => {
    await limits.count([planLimit(session.userId)]);
    return plan(body, session.userId, abortOnClose(request));
  });
  mountEndpoint(app, startBulk, async ({ body, session, language }) => ({
    bulkId: await bulks.start(body, { session, language }),
  }));
  mountEndpoint(app, listBulks, async ({ session }) => ({ bulks: (await bulks.list(session)).map(toWireSummary) }));
  mountEndpoint(app, getBulk, async ({ params, session }) => {
    const { run, trips } = await bulks.get(params.bulkId, session);
    return {
      bulk: {
        ...toWireSummary(run),
        ...{ paymentType: wayOf(run.payment_type), vehicle: run.vehicle_id },
        ...(run.email !== null && { mailTo: run.email }),
        ...(run.is_stopping && { isStopping: true as const }),
        trips: trips.map(toWireTrip),
      },
    };
  });
  mountEndpoint(app, getBulkRows, async ({ params, session }) => {
    const { run, rows } = await bulks.rows(params.bulkId, session);
    return {
      fileName: run.file_name,
      vehicle: run.vehicle_id,
      pickUp: run.common.pickUp,
      rows: rows.map(({ number, cells, stop, reference, trip_number: trip, job_id: jobId }) => ({
        ...{ row: number, cells },
        ...(stop !== null && { stop }),
        ...(reference !== '' && { reference }),
        ...(jobId !== null && { jobId }),
        ...(trip !== null && { trip }),
      })),
    };
  });
  mountEndpoint(app, stopBulk, async ({ params, session }) => {
    await bulks.stop(params.bulkId, session);
  });
  mountEndpoint(app, continueBulk, async ({ params, body, session }) => {
    await bulks.continue(params.bulkId, session, body.trips);
  });
}
