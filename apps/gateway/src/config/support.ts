import type { EnvironmentReader } from '../environment-reader.ts';

/** How customers reach support. */
export interface SupportConfig {
  /** Recipient of their questions; absent: the questions are only stored in the database. */
  readonly mail: string | undefined;
  /** Recipient of quotation requests; the support address by default. */
  readonly salesMail: string | undefined;
  /** Another provider's chat; absent: our own support rooms. */
  readonly widget: SupportWidgetConfig | undefined;
}

/** The script of another provider's chat, which our pages load once somebody asks for people. */
export interface SupportWidgetConfig {
  readonly url: string;
  /** From which it may load scripts and pictures, show frames, and to which it may connect; the script's own is one of them. */
  readonly origins: readonly string[];
}

const mailAddress = /^[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+$/;

function readAddress(reader: EnvironmentReader, name: string): string | undefined {
  const mail = reader.text(name);
  if (mail !== undefined && !mailAddress.test(mail))
    reader.complain(name, `is "${mail}"; set it to one address such as support@songwai.example, or leave it out.`);
  return mail;
}

/** An origin as the content security policy writes it, with a host's subdomains as `*.`; nothing in it divides a policy. */
const policyOrigin = /^https?:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/i;

/** In production only HTTPS: a script in our pages can read everything in them. */
function readWidget(reader: EnvironmentReader, isProduction: boolean): SupportWidgetConfig | undefined {
  const protocols = isProduction ? ['https:'] : ['https:', 'http:'];
  const url = reader.url('SUPPORT_WIDGET_URL', protocols);
  const further =
    reader
      .text('SUPPORT_WIDGET_ORIGINS')
      ?.split(/[\s,]+/)
      .filter((origin) => origin !== '') ?? [];
  if (further.length > 0 && reader.text('SUPPORT_WIDGET_URL') === undefined)
    reader.complain(
      'SUPPORT_WIDGET_ORIGINS',
      'is set without SUPPORT_WIDGET_URL; set SUPPORT_WIDGET_URL too, or leave both out.',
    );
  const isWrong = further.some(
    (origin) => !policyOrigin.test(origin) || !protocols.some((protocol) => origin.startsWith(protocol)),
  );
  if (isWrong)
    reader.complain(
      'SUPPORT_WIDGET_ORIGINS',
      'contains an origin that cannot be used; write each as https://api.chat.example or https://*.cdn.chat.example, divided by commas.',
    );
  if (url === undefined) return undefined;
  const { origin, username } = new URL(url);
  // Every visitor's browser gets this address, so that it must not contain a password.
  if (username !== '' || !policyOrigin.test(origin)) {
    reader.complain('SUPPORT_WIDGET_URL', 'is not the address of a script alone; write it as https://chat.example/widget.js.');
    return undefined;
  }
  return { url, origins: [...new Set([origin, ...further])] };
}

/** Reads the addresses of support and sales, and another provider's chat. */
export function readSupportConfig(reader: EnvironmentReader, isProduction: boolean): SupportConfig {
  const mail = readAddress(reader, 'SUPPORT_MAIL');
  return { mail, salesMail: readAddress(reader, 'SALES_MAIL') ?? mail, widget: readWidget(reader, isProduction) };
}
