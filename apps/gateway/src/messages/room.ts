import type { Config } from '../config.ts';
import type { Room } from '../platform/room.ts';
import { createMessageAdmin } from './admin/message-admin.ts';
import { registerMessageAdmin } from './admin/message-admin-routes.ts';
import { createHttpSmsSender } from './http-sms-sender.ts';
import { createLineSender } from './line-sender.ts';
import { createMessageWorker } from './message-worker.ts';
import { messagesPersonalData } from './personal-data.ts';
import { forgetMessages } from './queries.ts';
import { registerMessages } from './routes.ts';
import { embeddedSender, type MailSender } from './sender.ts';

/** Imports the SMTP client only where a mail server is configured. */
async function createMailSender({ messages, support }: Config): Promise<MailSender> {
  if (messages.smtp === undefined) return embeddedSender;
  const { createSmtpSender } = await import('./smtp-sender.ts');
  return createSmtpSender({ ...messages.smtp, answersTo: support.mail });
}

/** Mail, text messages and LINE messages to customers. */
export const messages: Room = {
  name: 'messages',
  tables: ['messages'],
  personalData: messagesPersonalData,
  forget: forgetMessages,
  open: async ({ db, clock, startTimer, log, config }) => {
    const { isProduction, actsOutside } = config;
    const senders = {
      mail: await createMailSender(config),
      sms: config.messages.sms === undefined ? embeddedSender : createHttpSmsSender(config.messages.sms),
      line: config.messages.line === undefined ? embeddedSender : createLineSender(config.messages.line),
    };
    // Warned about, because a sign-up would wait for a code that is never sent.
    if (isProduction && actsOutside && !senders.mail.isReal) log.warn({}, 'SMTP_URL is not set: no mail leaves this gateway');
    if (isProduction && actsOutside && !senders.sms.isReal)
      log.warn({}, 'SMS_URL is not set: no text message leaves this gateway');
    return {
      offers: {},
      routes: (app) => {
        registerMessages(app, { db, isProduction });
        registerMessageAdmin(app, { admin: createMessageAdmin({ db, clock }) });
      },
      // Messages of a copy wait: the copy's original sends them.
      workers: actsOutside ? [createMessageWorker({ db, clock, startTimer, log, senders })] : [],
    };
  },
};
