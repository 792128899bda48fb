import type { EnvironmentReader } from '../environment-reader.ts';

/** The providers of mail, text messages and LINE messages. Without a provider messages stay in the database and can be read at /dev/outbox, except in production. */
export interface MessagesConfig {
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly sms: { readonly url: string; readonly key: string; readonly sender: string } | undefined;
  /** Our Messaging API channel at LINE; absent: customers are not offered messages in LINE. */
  readonly line: { readonly url: string; readonly token: string } | undefined;
}

const mailAddress = /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** Requires all variables of a provider together, because a half configured one would silently send nothing. */
function requireTogether<Name extends string>(
  reader: EnvironmentReader,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const values = names.map((name) => [name, reader.text(name)] as const);
  const missing = values.filter(([, value]) => value === undefined).map(([name]) => name);
  if (missing.length === names.length) return undefined;
  const present = names.filter((name) => !missing.includes(name)).join(', ');
  for (const name of missing) reader.complain(name, `is missing beside ${present}; set it too, or leave all of them out.`);
  return missing.length > 0 ? undefined : (Object.fromEntries(values) as Record<Name, string>);
}

function readSmtp(reader: EnvironmentReader): MessagesConfig['smtp'] {
  const texts = requireTogether(reader, ['SMTP_URL', 'MAIL_FROM']);
  const url = reader.url('SMTP_URL', ['smtp:', 'smtps:']);
  if (texts === undefined || url === undefined) return undefined;
  if (!mailAddress.test(texts.MAIL_FROM))
    reader.complain('MAIL_FROM', 'is not a sender; write it as hello@songwai.example or Songwai <hello@songwai.example>.');
  return { url, from: texts.MAIL_FROM };
}

function readSms(reader: EnvironmentReader): MessagesConfig['sms'] {
  const texts = requireTogether(reader, ['SMS_URL', 'SMS_KEY', 'SMS_SENDER']);
  const url = reader.url('SMS_URL', ['http:', 'https:']);
  if (texts === undefined || url === undefined) return undefined;
  // The value is not repeated: it is a secret.
  if (!texts.SMS_KEY.includes(':')) reader.complain('SMS_KEY', 'lacks a colon; write it as user:secret.');
  return { url, key: texts.SMS_KEY, sender: texts.SMS_SENDER };
}

function readLine(reader: EnvironmentReader): MessagesConfig['line'] {
  const url = reader.url('LINE_MESSAGING_URL', ['http:', 'https:']) ?? 'https://api.line.me';
  const token = reader.text('LINE_MESSAGING_TOKEN');
  if (token === undefined) return undefined;
  // The value is not repeated: it is a secret. Another character would break the header that carries it.
  if (!/^[\w.~+/=-]+$/.test(token))
    reader.complain('LINE_MESSAGING_TOKEN', 'is no channel access token; copy it from the channel in LINE’s developer console.');
  return { url, token };
}

/** No provider. */
export const noMessages: MessagesConfig = { smtp: undefined, sms: undefined, line: undefined };

/** Reads the providers of messages. */
export const readMessagesConfig = (reader: EnvironmentReader): MessagesConfig => ({
  smtp: readSmtp(reader),
  sms: readSms(reader),
  line: readLine(reader),
});
