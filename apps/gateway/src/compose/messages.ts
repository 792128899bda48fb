import type { Config } from '../config.ts';
import { createMessageOffice } from '../messages/admin/message-admin.ts';
import { registerMessageOffice } from '../messages/admin/message-admin-routes.ts';
import { createHttpSmsSender } from '../messages/http-sms-sender.ts';
import { createMessageWorker } from '../messages/message-worker.ts';
import { registerMessages } from '../messages/routes.ts';
import { embeddedSender, type MailSender } from '../messages/sender.ts';
import { type Ground, runWorker } from '../platform/platform.ts';

/** The client of SMTP is read where there is a mail server. */
async function createMailSender({ messages, support }: Config): Promise<MailSender> {
  if (messages.smtp === undefined) return embeddedSender;
  const { createSmtpSender } = await import('../messages/smtp-sender.ts');
  return createSmtpSender({ ...messages.smtp, answersTo: support.mail });
}

/** Mail and text messages to customers. */
export async function composeMessages(ground: Ground): Promise<void> {
  const { app, db, clock, startTimer, log, config } = ground;
  const { isProduction, messages } = config;
  const senders = {
    mail: await createMailSender(config),
    sms: messages.sms === undefined ? embeddedSender : createHttpSmsSender(messages.sms),
  };
  // Somebody who signs up would wait for a code that nobody sends.
  if (isProduction && !senders.mail.isReal) log.warn({}, 'SMTP_URL is not set: no mail leaves this gateway');
  if (isProduction && !senders.sms.isReal) log.warn({}, 'SMS_URL is not set: no text message leaves this gateway');
  registerMessages(app, { db, isProduction });
  registerMessageOffice(app, { office: createMessageOffice({ db, clock }) });
  runWorker(ground, createMessageWorker({ db, clock, startTimer, log, senders }));
}
