import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { arriveAtVisit, deliverGoods, getDriverJob, pickUpGoods } from '@songwai/core/dispatch/ride-contract';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../http/language.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { httpTexts } from '../http/texts.ts';
import { findDrivenRide, findOpenJobId, readJobToDo } from './ride-queries.ts';
import type { RideProgress, RideService } from './ride-service.ts';
import { visitsOf } from './visits.ts';

type Db = Parameters<typeof findOpenJobId>[0];

const toReply = ({ status, nextVisit, isAtVisit }: RideProgress, language: Language) => ({
  responseCode: 200,
  responseDesc: httpTexts.success[language],
  jobStatus: status,
  ...(nextVisit === null ? {} : { nextVisit, isAtVisit }),
});

/** The job that a driver is on, with everything needed to do it. */
async function describeJob(db: Db, jobId: string) {
  const ride = await findDrivenRide(db, jobId);
  if (ride === undefined) return undefined;
  const { job, stops } = await readJobToDo(db, jobId);
  return {
    jobId: job.id,
    jobStatus: job.status,
    taskType: job.task_type,
    jobDate: bangkokDate(job.pick_up_at),
    jobTime: bangkokTime(job.pick_up_at),
    remark: job.remark,
    jobOptions: job.extra_ids,
    confirmPhone: job.confirm_phone,
    paymentType: job.payment_type,
    paymentPoint: job.payment_point,
    netPrice: bahtFromSatang(job.net_satang),
    locationList: stops.map((stop) => ({
      addressName: stop.address_name,
      contactName: stop.contact_name,
      contactPhone: stop.contact_phone,
      address: stop.address,
      lat: stop.lat,
      lng: stop.lng,
      district: stop.district,
      subDistrict: stop.sub_district,
      remark: stop.remark,
      isReturn: stop.is_return,
    })),
    visits: [...visitsOf(ride)],
    nextVisit: ride.nextVisit,
    isAtVisit: ride.isAtVisit,
  };
}

/** Mounts the steps of a ride, as drivers' apps take them. */
export function registerRides(app: FastifyInstance, { db, rides }: { readonly db: Db; readonly rides: RideService }): void {
  mountEndpoint(app, getDriverJob, async ({ session, language }) => {
    const jobId = await findOpenJobId(db, session.driverId);
    const job = jobId === undefined ? undefined : await describeJob(db, jobId);
    return { responseCode: 200, responseDesc: httpTexts.success[language], ...(job === undefined ? {} : { job }) };
  });

  mountEndpoint(app, arriveAtVisit, async ({ body, params, session, language }) =>
    toReply(await rides.arrive({ jobId: params.jobId, driverId: session.driverId, visit: body.visit }), language),
  );

  mountEndpoint(app, pickUpGoods, async ({ body, params, session, language }) => {
    const own = { kind: 'pickUp', jobId: params.jobId, driverId: session.driverId, visit: 0 } as const;
    return toReply(await rides.showGoods(own, { kind: 'photo', image: body.imgBase64 }), language);
  });

  mountEndpoint(app, deliverGoods, async ({ body, params, session, language }) => {
    const own = { kind: 'deliver', jobId: params.jobId, driverId: session.driverId, visit: body.visit } as const;
    return toReply(await rides.showGoods(own, { kind: body.proofType, image: body.imgBase64 }), language);
  });
}
