import { queueMail, queueSms } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import { readSupportPhone } from '../../settings/support-line-queries.ts';
import { type ContactChange, contactChangedMail, contactChangedText } from '../admin/contact-mails.ts';
import type { Mail } from '../mails.ts';
import type { UserRow } from '../queries.ts';

/**
 * The contacts that an account signs in with. Only these are proven to be its owner's: `contact_email` and `confirm_phone` are
 * unverified input, so a stranger may read what is sent there.
 */
export type ProvenContacts = Pick<UserRow, 'email' | 'phone'>;

/** A private message, as a mail and as a text message. */
export interface PrivateMessage {
  readonly purpose: string;
  readonly at: Date;
  readonly mail: Mail;
  readonly text: string;
}

/** Writes to the owner of an account: by mail, or else by text message. Sends nothing where neither contact is proven. */
export async function notifyOwner(trx: Db, { email, phone }: ProvenContacts, message: PrivateMessage): Promise<void> {
  const { purpose, at, mail, text } = message;
  if (email !== null) await queueMail(trx, { to: email, ...mail, purpose, at });
  else if (phone !== null) await queueSms(trx, { to: phone, body: text, purpose, at });
}

/** Writes both by mail and by text message, for news that the owner should read soon. */
export async function notifyOwnerTwice(trx: Db, { email, phone }: ProvenContacts, message: PrivateMessage): Promise<void> {
  await notifyOwner(trx, { email, phone: null }, message);
  await notifyOwner(trx, { email: null, phone }, message);
}

/** Notifies the contacts that the account signed in with before the change. */
export async function notifyOldContacts(
  trx: Db,
  before: ProvenContacts,
  { at, ...change }: Omit<ContactChange, 'supportPhone'> & { readonly at: Date },
): Promise<void> {
  const words = { ...change, supportPhone: await readSupportPhone(trx) };
  const mail = contactChangedMail(words);
  await notifyOwnerTwice(trx, before, { purpose: 'contactChanged', at, mail, text: contactChangedText(words) });
}
