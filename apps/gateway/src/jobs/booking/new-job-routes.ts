import { bahtFromSatang } from '@songwai/core/basics/money';
import { createNewJob } from '@songwai/core/jobs/booking/new-job-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { toWireAsked } from '../paying/ask-for-payment.ts';
import type { JobService } from '../service.ts';
import { jobTexts } from '../texts.ts';
import { requireOffice } from './check-receipt.ts';

/** Mounts `create_new_job`, which books as `create_job` does. */
export function registerNewJob(app: FastifyInstance, { jobs }: { readonly jobs: Pick<JobService, 'book'> }): void {
  mountEndpoint(app, createNewJob, async ({ body, session, language }) => {
    requireOffice(body.receipt);
    const { answer, charge } = await jobs.book(body, session);
    const { jobId, trackingId, walletSatang } = answer;
    const remainingWallet = bahtFromSatang(walletSatang);
    return { responseDesc: jobTexts.booked[language], jobId, trackingId, remainingWallet, ...toWireAsked(charge) };
  });
}
