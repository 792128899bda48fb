import type { EnvironmentReader } from '../environment-reader.ts';

/** The desk that helps customers. */
export interface SupportConfig {
  /** Where their questions are mailed to; absent: they wait in the database alone. */
  readonly mail: string | undefined;
}

const mailAddress = /^[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+$/;

/** Reads where the support desk is. */
export function readSupportConfig(reader: EnvironmentReader): SupportConfig {
  const mail = reader.text('SUPPORT_MAIL');
  if (mail !== undefined && !mailAddress.test(mail))
    reader.complain('SUPPORT_MAIL', `is "${mail}"; set it to one address such as support@songwai.example, or leave it out.`);
  return { mail };
}
