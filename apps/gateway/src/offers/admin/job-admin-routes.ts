import { bahtFromSatang } from '@songwai/core/basics/money';
import {
  cancelJobByAdmin,
  completeJobByAdmin,
  reassignJob,
  waiveCharge,
} from '@songwai/core/offers/admin/job-admin-change-contract';
import { getAdminJob, listAdminJobs } from '@songwai/core/offers/admin/job-admin-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Clock } from '../../platform/deps.ts';
import { nextOf } from '../../platform/paging/page.ts';
import type { JobAdminChanges } from './job-admin-changes.ts';
import { readAdminJob } from './job-admin-jobs.ts';
import { readAdminPage } from './job-admin-list.ts';
import { adminTexts } from './job-admin-texts.ts';
import { toWireAdminJob, toWireAdminListed } from './job-admin-wire.ts';
import type { ReassignJob } from './reassign.ts';

interface JobAdminDeps {
  readonly db: Parameters<typeof readAdminJob>[0];
  readonly clock: Clock;
  readonly changes: JobAdminChanges;
  readonly reassign: ReassignJob;
}

/** Mounts what administrators may see and change of jobs (spec §6, "Admin: may modify jobs"). */
export function registerJobAdmin(app: FastifyInstance, { db, clock, changes, reassign }: JobAdminDeps): void {
  mountEndpoint(app, listAdminJobs, async ({ body }) => {
    const page = await readAdminPage(db, body);
    return { jobs: page.rows.map(toWireAdminListed), ...nextOf(page) };
  });

  mountEndpoint(app, getAdminJob, async ({ params, session }) => {
    const job = await readAdminJob(db, params.jobId);
    const view = { viewerId: session.userId, now: clock.now() };
    return { job: toWireAdminJob(job, view) };
  });

  mountEndpoint(app, cancelJobByAdmin, async ({ body, params, session, language }) => {
    const { reason, withFee } = body;
    const feeSatang = await changes.cancel({ jobId: params.jobId, adminId: session.userId, reason, withFee });
    return { responseDesc: adminTexts.cancelled[language], cancelFee: bahtFromSatang(feeSatang) };
  });

  mountEndpoint(app, completeJobByAdmin, async ({ body, params, session, language }) => {
    await changes.complete({ jobId: params.jobId, adminId: session.userId, reason: body.reason }, body);
    return { responseDesc: adminTexts.completed[language], jobStatus: 'completed' as const };
  });

  mountEndpoint(app, reassignJob, async ({ body, params, session, language }) => {
    const jobStatus = await reassign({ jobId: params.jobId, adminId: session.userId, reason: body.reason }, body);
    const text = jobStatus === 'matching' ? adminTexts.searching : adminTexts.reassigned;
    return { responseDesc: text[language], jobStatus };
  });

  mountEndpoint(app, waiveCharge, async ({ body, params, session, language }) => {
    const { jobId, chargeId } = params;
    await changes.waive({ jobId, adminId: session.userId, chargeId: Number(chargeId), reason: body.reason });
    return { responseDesc: adminTexts.waived[language] };
  });
}
