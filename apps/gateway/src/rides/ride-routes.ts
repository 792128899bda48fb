import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { dayMs, hourMs } from '@songwai/core/basics/durations';
import { noteCollection } from '@songwai/core/rides/cash-contract';
import { failVisit } from '@songwai/core/rides/failure-contract';
import { arriveAtVisit, deliverGoods, getDriverJob, pickUpGoods } from '@songwai/core/rides/ride-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import type { Clock } from '../platform/deps.ts';
import { listNotices } from './assignment/take-off-queries.ts';
import { listUnsettledJobs } from './cash/cash-job-view.ts';
import type { CashCollection } from './cash/cash-service.ts';
import { readOverCash, readRideCash, toWireCash } from './cash/ride-cash.ts';
import { findDrivenRide, findOpenJobId } from './driven/driven-ride-view.ts';
import { readJobToDo } from './driven/job-to-do-view.ts';
import type { RideProgress, RideService } from './ride-service.ts';
import { noticeText } from './texts.ts';
import { toWireJobToDo } from './wire-job-to-do.ts';

type Db = Parameters<typeof findOpenJobId>[0];

interface RideRouteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly rides: RideService;
  readonly cash: CashCollection;
}

/** How long a driver is reminded of cash without a statement. */
const reminderMs = 7 * dayMs;
/** How long a driver's app shows notices of administrators: the phone may have been without reception. */
const noticeMs = 12 * hourMs;

async function readJob(db: Db, jobId: string, now: Date) {
  const ride = await findDrivenRide(db, jobId);
  if (ride === undefined) return undefined;
  return toWireJobToDo({ ...(await readJobToDo(db, jobId)), ride, cash: await readRideCash(db, jobId, now) });
}

/** Mounts the calls of drivers' apps for the steps of a ride. */
export function registerRides(app: FastifyInstance, { db, clock, rides, cash }: RideRouteDeps): void {
  /** The progress of a ride, and what is to be collected now. */
  const answerStep = async (jobId: string, { status, nextVisit, isAtVisit }: RideProgress) => ({
    jobStatus: status,
    ...(nextVisit === null ? {} : { nextVisit, isAtVisit }),
    ...toWireCash(await readRideCash(db, jobId, clock.now())),
  });

  mountEndpoint(app, getDriverJob, async ({ session: { driverId }, language }) => {
    const now = clock.now();
    const jobId = await findOpenJobId(db, driverId);
    const job = jobId === undefined ? undefined : await readJob(db, jobId, now);
    const over = await listUnsettledJobs(db, driverId, new Date(now.getTime() - reminderMs));
    const toSettle = (await readOverCash(db, over)).map((left) => ({
      jobId: left.jobId,
      jobStatus: left.status,
      ...toWireCash(left.cash),
    }));
    const notices = (await listNotices(db, driverId, new Date(now.getTime() - noticeMs))).map((notice) => ({
      noticeId: String(notice.id),
      jobId: notice.jobId,
      kind: notice.kind,
      date: bangkokDate(notice.at),
      time: bangkokTime(notice.at),
      text: noticeText(notice)[language],
    }));
    const found = { ...(job === undefined ? {} : { job }), notices, toSettle };
    return found;
  });

  mountEndpoint(app, arriveAtVisit, async ({ body: { visit }, params: { jobId }, session: { driverId } }) =>
    answerStep(jobId, await rides.arrive({ jobId, driverId, visit })),
  );

  mountEndpoint(app, pickUpGoods, async ({ body, params: { jobId }, session: { driverId } }) => {
    const own = { kind: 'pickUp', jobId, driverId, visit: 0 } as const;
    return answerStep(jobId, await rides.showGoods(own, { kind: 'photo', image: body.imgBase64 }));
  });

  mountEndpoint(app, deliverGoods, async ({ body, params: { jobId }, session: { driverId } }) => {
    const own = { kind: 'deliver', jobId, driverId, visit: body.visit } as const;
    return answerStep(jobId, await rides.showGoods(own, { kind: body.proofType, image: body.imgBase64 }));
  });

  mountEndpoint(app, failVisit, async ({ body, params: { jobId }, session: { driverId } }) => {
    const { visit, reason, note = '', imgBase64 } = body;
    const progress = await rides.fail({ jobId, driverId, visit }, { reason, note, image: imgBase64 });
    return answerStep(jobId, progress);
  });

  mountEndpoint(app, noteCollection, async ({ body: { items }, params: { jobId }, session: { driverId } }) => {
    const jobStatus = await cash.note({ jobId, driverId }, items);
    const left = toWireCash(await readRideCash(db, jobId, clock.now()));
    return { jobStatus, ...left };
  });
}
