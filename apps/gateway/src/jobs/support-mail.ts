import { formatJobId } from '@songwai/core/basics/ids';
import { findUser } from '../identity/queries.ts';
import { queueMail } from '../messages/queue-queries.ts';
import type { Db } from '../platform/db.ts';

/** What support is told about a customer's job: by the customer, or by what went wrong. */
export interface JobTrouble {
  readonly jobId: string;
  readonly userId: string;
  readonly message: string;
  readonly at: Date;
}

/** Mails support about a job in the caller's transaction, beside what the support desk shows; nothing without `SUPPORT_MAIL`. */
export type MailSupport = (trx: Db, trouble: JobTrouble) => Promise<void>;

export const createSupportMail =
  (supportMail: string | undefined): MailSupport =>
  async (trx, { jobId: id, userId, message, at }) => {
    if (supportMail === undefined) return;
    const user = await findUser(trx, userId);
    if (user === undefined) throw new Error(`User ${userId} has trouble with a job and is gone.`);
    const name = `${user.first_name} ${user.last_name}`.trim();
    const jobId = formatJobId(id);
    await queueMail(trx, {
      to: supportMail,
      replyTo: user.email ?? undefined,
      subject: `Help request: job ${jobId}`,
      body: `${name} ${user.phone ?? user.confirm_phone}\nJob ${jobId}\n\n${message}\n`,
      purpose: 'helpRequest',
      at,
    });
  };
