import type { EnvironmentReader } from '../environment-reader.ts';

/** How customers reach support. */
export interface SupportConfig {
  /** Recipient of their questions; absent: the questions are only stored in the database. */
  readonly mail: string | undefined;
  /** Recipient of quotation requests; the support address by default. */
  readonly salesMail: string | undefined;
}

const mailAddress = /^[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+$/;

function readAddress(reader: EnvironmentReader, name: string): string | undefined {
  const mail = reader.text(name);
  if (mail !== undefined && !mailAddress.test(mail))
    reader.complain(name, `is "${mail}"; set it to one address such as support@songwai.example, or leave it out.`);
  return mail;
}

/** Reads the addresses of support and sales. */
export function readSupportConfig(reader: EnvironmentReader): SupportConfig {
  const mail = readAddress(reader, 'SUPPORT_MAIL');
  return { mail, salesMail: readAddress(reader, 'SALES_MAIL') ?? mail };
}
