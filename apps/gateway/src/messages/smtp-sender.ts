import { createTransport } from 'nodemailer';
import { DeliveryError, type MailSender } from './sender.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…` (TLS from the start). */
  readonly url: string;
  /** The sender: `Songwai <hello@songwai.example>`. */
  readonly from: string;
  /** Address for replies to mails without their own; replies go to `from` where absent. */
  readonly answersTo?: string | undefined;
  /** For connecting, for the greeting, and for each later silence; in milliseconds. */
  readonly timeoutMs?: number;
}

/** The fields of nodemailer's errors. */
interface SmtpFailure {
  readonly code?: string;
  /** The command that was refused. */
  readonly command?: string;
  readonly responseCode?: number;
}

/**
 * A mailbox or mail that the server will never accept. Not a refused password (also 5xx): the operator corrects it, and waiting
 * mails are sent then.
 */
const isPermanent = ({ command = '', responseCode = 0 }: SmtpFailure): boolean =>
  responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);

/** Contains only codes, because the server's text may repeat the address. */
const describe = ({ code = 'unknown', command, responseCode }: SmtpFailure): string =>
  ['SMTP', code, command, responseCode].filter((part) => part !== undefined).join(' ');

/** Stopping the gateway does not wait for a server that does not answer. */
const unlessStopped = (sending: Promise<unknown>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new DeliveryError('the gateway stopped', { isPermanent: false }));
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    sending.then(() => resolve(), reject).finally(() => signal.removeEventListener('abort', stop));
  });

/** Lets a mail program end mails like this one with a POST and nothing else (RFC 2369, RFC 8058). */
const listHeaders = (url: string | null): Record<string, string> =>
  url === null ? {} : { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };

/** Sends mail through an SMTP server, with one connection per mail. */
export function createSmtpSender({ url, from, answersTo, timeoutMs = 10_000 }: SmtpOptions): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A body is plain text, never a file path or address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'songwai';

  return {
    isReal: true,
    send: async ({ id, to, subject, replyTo, body, attachment, unsubscribeUrl }, signal) => {
      const answered = replyTo ?? answersTo;
      const sending = transport.sendMail({
        from,
        // An object is always one address, even with a comma in it.
        to: { name: '', address: to },
        ...(answered === undefined ? {} : { replyTo: { name: '', address: answered } }),
        subject,
        text: body,
        ...(attachment && { attachments: [{ filename: attachment.name, content: attachment.content }] }),
        messageId: `<message-${id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated', ...listHeaders(unsubscribeUrl) },
      });
      try {
        await unlessStopped(sending, signal);
      } catch (error) {
        if (error instanceof DeliveryError) throw error;
        const failure = error instanceof Error ? (error as Error & SmtpFailure) : {};
        throw new DeliveryError(describe(failure), { isPermanent: isPermanent(failure), cause: error });
      }
    },
  };
}
