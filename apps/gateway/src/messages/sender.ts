/** A message as a provider gets it. */
export interface OutgoingMessage {
  /** The same at every attempt, so that a mail server can detect a repetition. */
  readonly id: number;
  readonly to: string;
  readonly body: string;
}

/** A mail on its way out. */
export interface OutgoingMail extends OutgoingMessage {
  readonly subject: string;
  /** One address; null where the message has none. */
  readonly replyTo: string | null;
  /** Where a mail program ends mails like this one by a single press; null where it cannot. */
  readonly unsubscribeUrl: string | null;
  /** A file that goes with it. */
  readonly attachment?: { readonly name: string; readonly content: Buffer };
}

/** A message to a LINE account on its way out. */
export interface OutgoingLine extends OutgoingMessage {
  /** The same at every attempt: LINE delivers the message of a key once. */
  readonly retryKey: string;
}

/** Sends one message; `signal` ends an attempt when the gateway stops. @throws {DeliveryError} */
type Send<Message> = (message: Message, signal: AbortSignal) => Promise<void>;

/** Sends mail: by an SMTP server, or by the embedded sender that only stores it. */
export interface MailSender {
  /** False where messages are only stored, to be read at /dev/outbox. */
  readonly isReal: boolean;
  readonly send: Send<OutgoingMail>;
}

/** Sends text messages: by an HTTP provider, or by the embedded sender that only stores them. */
export interface SmsSender {
  readonly isReal: boolean;
  readonly send: Send<OutgoingMessage>;
}

/** Sends messages to LINE accounts. The embedded sender only stores them. */
export interface LineSender {
  readonly isReal: boolean;
  readonly send: Send<OutgoingLine>;
}

/** A message could not be delivered. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** True where another attempt is pointless: no such mailbox, not a phone number. */
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent, cause }: { isPermanent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isPermanent = isPermanent;
  }
}

/** Stores messages without sending them, where no provider is configured. */
export const embeddedSender: MailSender & SmsSender & LineSender = { isReal: false, send: async () => undefined };
