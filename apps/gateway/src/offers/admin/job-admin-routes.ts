import { bahtFromSatang } from '@songwai/core/basics/money';
import {
  cancelJobByOffice,
  completeJobByOffice,
  reassignJob,
  waiveCharge,
} from '@songwai/core/offers/admin/job-admin-change-contract';
import { getOfficeJob, listOfficeJobs } from '@songwai/core/offers/admin/job-admin-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { httpTexts } from '../../http/texts.ts';
import type { Clock } from '../../platform/deps.ts';
import type { JobAdminChanges } from './job-admin-changes.ts';
import { readOfficeJob } from './job-admin-jobs.ts';
import { readOfficePage } from './job-admin-list.ts';
import { officeTexts } from './job-admin-texts.ts';
import { toWireOfficeJob, toWireOfficeListed } from './job-admin-wire.ts';
import type { ReassignJob } from './reassign.ts';

interface OfficeParts {
  readonly db: Parameters<typeof readOfficeJob>[0];
  readonly clock: Clock;
  readonly changes: JobAdminChanges;
  readonly reassign: ReassignJob;
}

/** Mounts what the office sees of jobs and does with them (spec §6, "Admin: may modify jobs"). */
export function registerJobAdmin(app: FastifyInstance, { db, clock, changes, reassign }: OfficeParts): void {
  mountEndpoint(app, listOfficeJobs, async ({ body, language }) => {
    const { jobs, nextCursor } = await readOfficePage(db, body);
    const page = { jobs: jobs.map(toWireOfficeListed), ...(nextCursor === undefined ? {} : { nextCursor }) };
    return { responseCode: 200, responseDesc: httpTexts.success[language], ...page };
  });

  mountEndpoint(app, getOfficeJob, async ({ params, session, language }) => {
    const job = await readOfficeJob(db, params.jobId);
    const view = { viewerId: session.userId, now: clock.now() };
    return { responseCode: 200, responseDesc: httpTexts.success[language], job: toWireOfficeJob(job, view) };
  });

  mountEndpoint(app, cancelJobByOffice, async ({ body, params, session, language }) => {
    const { reason, withFee } = body;
    const feeSatang = await changes.cancel({ jobId: params.jobId, adminId: session.userId, reason, withFee });
    return { responseCode: 200, responseDesc: officeTexts.cancelled[language], cancelFee: bahtFromSatang(feeSatang) };
  });

  mountEndpoint(app, completeJobByOffice, async ({ body, params, session, language }) => {
    await changes.complete({ jobId: params.jobId, adminId: session.userId, reason: body.reason }, body);
    return { responseCode: 200, responseDesc: officeTexts.completed[language], jobStatus: 'completed' as const };
  });

  mountEndpoint(app, reassignJob, async ({ body, params, session, language }) => {
    const jobStatus = await reassign({ jobId: params.jobId, adminId: session.userId, reason: body.reason }, body);
    const text = jobStatus === 'matching' ? officeTexts.searching : officeTexts.reassigned;
    return { responseCode: 200, responseDesc: text[language], jobStatus };
  });

  mountEndpoint(app, waiveCharge, async ({ body, params, session, language }) => {
    const { jobId, chargeId } = params;
    await changes.waive({ jobId, adminId: session.userId, chargeId: Number(chargeId), reason: body.reason });
    return { responseCode: 200, responseDesc: officeTexts.waived[language] };
  });
}
