import type { EnvironmentReader } from '../environment-reader.ts';

/** How customers reach support. */
export interface SupportConfig {
  /** Where their questions are mailed to; absent: they wait in the database alone. */
  readonly mail: string | undefined;
  /** Where quotations are sold from; support itself where no other address is named. */
  readonly salesMail: string | undefined;
}

const mailAddress = /^[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+$/;

function readAddress(reader: EnvironmentReader, name: string): string | undefined {
  const mail = reader.text(name);
  if (mail !== undefined && !mailAddress.test(mail))
    reader.complain(name, `is "${mail}"; set it to one address such as support@songwai.example, or leave it out.`);
  return mail;
}

/** Reads how support and sales are reached. */
export function readSupportConfig(reader: EnvironmentReader): SupportConfig {
  const mail = readAddress(reader, 'SUPPORT_MAIL');
  return { mail, salesMail: readAddress(reader, 'SALES_MAIL') ?? mail };
}
