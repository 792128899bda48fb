import { isVisible } from '@songwai/core/basics/text/invisible';
import { customerNeedHelp } from '@songwai/core/chat/support/help-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { readJobId } from '../../jobs/job-scope.ts';
import type { MailSupport } from '../../jobs/support-mail.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { transactLocked } from '../../platform/transact.ts';
import { userCaller } from '../caller.ts';
import { helpOf } from '../limits.ts';
import { lockingRoom } from '../rooms/access-view.ts';
import { openRoom } from '../rooms/open-room.ts';
import { chatTexts } from '../texts.ts';
import { appendEntry } from '../writing/append-queries.ts';
import { readContent } from '../writing/read-content.ts';
import { isJobOf } from './asked-job-view.ts';
import { queueQuestion } from './support-states.ts';

interface HelpDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly mailSupport: MailSupport;
}

/** Mounts the call by which a customer asks for help with a job: a message in the own support room, about that job. */
export function registerHelp(app: FastifyInstance, { db, clock, limits, mailSupport }: HelpDeps): void {
  mountEndpoint(app, customerNeedHelp, async ({ body, session, language }) => {
    const caller = userCaller(session);
    const jobId = readJobId(body.jobId);
    if (!(await isJobOf(db, jobId, caller.scope))) throw new BusinessRefusal({ code: 404, text: chatTexts.noJob });
    if (!isVisible(body.message)) throw new BusinessRefusal({ code: 422, field: 'message', text: chatTexts.messageRequired });
    const content = readContent({ text: body.message }, language);
    await limits.count(helpOf(caller.userId, jobId));
    const { id: roomId } = await openRoom({ db, clock }, caller, caller.userId);
    const sender = { member: caller.userId, role: 'customer', userId: caller.userId, driverId: null } as const;
    await transactLocked(db, [lockingRoom(roomId)], async (trx) => {
      const at = clock.now();
      await mailSupport(trx, { jobId, userId: caller.userId, message: content.body, at });
      const write = () => appendEntry(trx, { roomId, sender, guid: null, ...content, event: null, eventKey: null, at });
      await queueQuestion(trx, { roomId, aboutJobId: jobId, at, write });
    });
    return { responseDesc: chatTexts.helpReceived[language], roomId };
  });
}
