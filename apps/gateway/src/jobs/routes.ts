import { bahtFromSatang } from '@songwai/core/basics/money';
import { cancelJob, createJob, getCancelJob, getCompletedJob, getCurrentJob, getJobDetail } from '@songwai/core/jobs/contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { requireOffice } from './booking/check-receipt.ts';
import { toWireAsked } from './paying/ask-for-payment.ts';
import type { JobService } from './service.ts';
import { jobTexts } from './texts.ts';

/** Mounts the calls of the room `jobs` that book, show and cancel. */
export function registerJobs(app: FastifyInstance, { jobs }: { readonly jobs: JobService }): void {
  mountEndpoint(app, createJob, async ({ body, session, language }) => {
    requireOffice(body.receipt);
    const { answer, charge } = await jobs.book(body, session);
    const { jobId, trackingId, walletSatang } = answer;
    const songwaiWallet = bahtFromSatang(walletSatang);
    return { responseDesc: jobTexts.booked[language], jobId, trackingId, songwaiWallet, ...toWireAsked(charge) };
  });

  mountEndpoint(app, getJobDetail, async ({ body, session }) => ({
    jobDetail: await jobs.get(body.jobId, session),
  }));

  const groupsByCall = [
    [getCurrentJob, [0, 1]],
    [getCompletedJob, [2]],
    [getCancelJob, [3]],
  ] as const;
  for (const [endpoint, groups] of groupsByCall)
    mountEndpoint(app, endpoint, async ({ body, session }) => ({
      jobs: await jobs.listGroups({ groups, days: body }, session),
    }));

  mountEndpoint(app, cancelJob, async ({ body, session, language }) => {
    const { jobId, cancelReason: reason = '', shownFee } = body;
    const feeSatang = await jobs.cancel({ jobId, reason, shownFee }, session);
    return { responseDesc: jobTexts.cancelled[language], cancelFee: bahtFromSatang(feeSatang) };
  });
}
