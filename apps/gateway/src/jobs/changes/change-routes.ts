import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import {
  addPrice,
  askAllDrivers,
  cancelFixedDriver,
  cancelSearch,
  extendSearch,
  keepWaiting,
  postponeJob,
  searchAgain,
} from '@songwai/core/jobs/change-contract';
import { mendStop } from '@songwai/core/jobs/mend-contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerOf, mountEndpoint } from '../../http/mount-endpoint.ts';
import { toWireStop } from '../booking/booked-stop.ts';
import type { LockedJob } from '../scope-queries.ts';
import { jobTexts } from '../texts.ts';
import type { JobChanges } from './change-service.ts';
import { changedTexts } from './change-texts.ts';
import type { MendStop } from './mend-stop.ts';

type ChangeReply = AnswerOf<typeof searchAgain>;

const toReply = (job: LockedJob, responseDesc: string): ChangeReply => ({
  responseDesc,
  job: {
    jobId: job.id,
    jobStatus: job.status,
    jobDate: bangkokDate(job.pick_up_at),
    jobTime: bangkokTime(job.pick_up_at),
    searchUntilDate: bangkokDate(job.search_until),
    searchUntilTime: bangkokTime(job.search_until),
    netPrice: bahtFromSatang(job.net_satang),
    addedPrice: bahtFromSatang(job.added_satang),
    isFixedDriver: job.is_fixed_driver,
  },
});

interface ChangeServices {
  readonly changes: JobChanges;
  readonly mend: MendStop;
}

/** Mounts the changes that a customer may make after booking, most of them while no driver is found (spec §4). */
export function registerJobChanges(app: FastifyInstance, { changes, mend }: ChangeServices): void {
  mountEndpoint(app, mendStop, async ({ body, params, session, language }) => {
    const mended = await mend({ ...body, jobId: params.jobId, session });
    return { responseDesc: changedTexts.stopMended[language], stop: toWireStop(mended) };
  });

  mountEndpoint(app, postponeJob, async ({ body, session, language }) => {
    const { jobId, shownPrice, guid } = body;
    return toReply(await changes.postpone({ jobId, session, shownPrice, guid }, body), changedTexts.postponed[language]);
  });

  const plainChanges = [
    [cancelFixedDriver, 'openedToAll'],
    [askAllDrivers, 'openedToAll'],
    [searchAgain, 'searchedAgain'],
    [keepWaiting, 'keptWaiting'],
  ] as const;
  for (const [endpoint, kind] of plainChanges)
    mountEndpoint(app, endpoint, async ({ body, params, session, language }) => {
      const call = { jobId: params.jobId, session, shownPrice: body.shownPrice, guid: body.guid };
      return toReply(await changes.changeSearch(call, { kind }), changedTexts[kind][language]);
    });

  mountEndpoint(app, extendSearch, async ({ body, params, session, language }) => {
    const call = { jobId: params.jobId, session, shownPrice: body.shownPrice, guid: body.guid };
    const request = { kind: 'extended', minutes: body.minutes } as const;
    return toReply(await changes.changeSearch(call, request), changedTexts[request.kind][language]);
  });

  mountEndpoint(app, addPrice, async ({ body, params, session, language }) => {
    const call = { jobId: params.jobId, session, shownPrice: body.shownPrice, guid: body.guid };
    const request = { kind: 'priceAdded', amount: body.amount } as const;
    return toReply(await changes.changeSearch(call, request), changedTexts[request.kind][language]);
  });

  mountEndpoint(app, cancelSearch, async ({ body, params, session, language }) => {
    const request = { jobId: params.jobId, session, reason: body.cancelReason ?? '' };
    return toReply(await changes.cancelSearch(request), jobTexts.cancelled[language]);
  });
}
