import { latestOf } from '@songwai/core/notifications/messages/digest';
import { writeLine } from '@songwai/core/notifications/messages/write-line';
import { writeMail } from '@songwai/core/notifications/messages/write-mail';
import { writeText } from '@songwai/core/notifications/messages/write-text';
import { notificationEvents } from '@songwai/core/notifications/notification-event';
import { queueLine, queueMail, queueSms } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { UnsubscribeLinks } from '../unsubscribe/unsubscribe-links.ts';
import type { Ready, ReadyBatch } from './ready-batch.ts';

/** What messages are written with. */
export interface WritingParts {
  /** Where the portal is, without a slash at its end. */
  readonly publicUrl: string;
  readonly links: UnsubscribeLinks;
}

const purpose = 'notification';

/** What asks for a decision or protects the account has a mail of its own, and everything else that is due together goes in one. */
function mailsOf(ready: readonly Ready[]): readonly (readonly Ready[])[] {
  const isAlone = ({ row: { event } }: Ready): boolean => event === 'noDriver' || event === 'security';
  const together = ready.filter((one) => !isAlone(one));
  return [...ready.filter(isAlone).map((one) => [one]), ...(together.length === 0 ? [] : [together])];
}

async function queueMails(
  trx: Db,
  { recipient: { userId, language, reaches }, ready }: ReadyBatch,
  { publicUrl: origin, links, at }: WritingParts & { readonly at: Date },
): Promise<void> {
  const to = reaches.mail;
  if (to === null) return;
  const page = `${origin}${language === 'en' ? '/en' : ''}`;
  for (const mail of mailsOf(ready)) {
    const events = new Set(mail.map(({ row }) => row.event));
    const switchable = [...events].filter((event) => notificationEvents[event].channels.mail !== 'always');
    const link = switchable.length === 0 ? null : await links.make({ userId, address: to, events: switchable }, language);
    const written = writeMail(
      mail.map(({ facts }) => facts),
      language,
      { origin, settingsUrl: `${page}/settings/notifications`, unsubscribeUrl: link?.pageUrl ?? null },
    );
    await queueMail(trx, { to, ...written, purpose, at, ...(link !== null && { unsubscribeUrl: link.oneClickUrl }) });
  }
}

/**
 * Writes the messages of a batch and queues them in the transaction that ends its deliveries, so that each is queued once, whatever crashes.
 * A text message or LINE message is about one thing: only the latest state of each job.
 */
export async function queueMessages(
  trx: Db,
  channel: 'mail' | 'sms' | 'line',
  { batch, at, ...parts }: WritingParts & { readonly batch: ReadyBatch; readonly at: Date },
): Promise<void> {
  if (channel === 'mail') return queueMails(trx, batch, { ...parts, at });
  const { recipient, ready } = batch;
  const to = recipient.reaches[channel];
  if (to === null) return;
  const { publicUrl } = parts;
  for (const facts of latestOf(ready.map((one) => one.facts))) {
    if (channel === 'sms') await queueSms(trx, { to, body: writeText(facts, recipient.language, publicUrl), purpose, at });
    else
      await queueLine(trx, { to, userId: recipient.userId, body: writeLine(facts, recipient.language, publicUrl), purpose, at });
  }
}
