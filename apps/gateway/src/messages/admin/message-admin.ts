import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { Page } from '../../platform/paging/page.ts';
import { transact } from '../../platform/transact.ts';
import { adminTexts } from '../texts.ts';
import { listFates, lockFate, type MessageFate, type MessageQuery, queueAgain } from './message-admin-queries.ts';

const pageSize = 50;

/** The administrators' view of messages, and sending them again. */
export interface MessageAdmin {
  list(wanted: Omit<MessageQuery, 'size'>): Promise<Page<MessageFate>>;
  /** @throws {BusinessRefusal} 404, 409 the message did not fail, or held a code. */
  resend(id: number): Promise<void>;
}

/** Whether a message may be sent again. Codes may not: they have expired, and the user can request another. */
export const canResend = ({ state, secret_until }: Pick<MessageFate, 'state' | 'secret_until'>): boolean =>
  state === 'failed' && secret_until === null;

const refuse = (text: keyof typeof adminTexts) => new BusinessRefusal({ code: 409, text: adminTexts[text] });

/**
 * Normalises a recipient as messages store it: an e-mail address in lower case, a user's id at LINE as LINE writes it, a phone number
 * as national digits (`+66 81 234 5678` is `0812345678`).
 */
function readRecipient(typed: string): string {
  const text = typed.trim().toLowerCase();
  if (/^u[0-9a-f]{32}$/.test(text)) return `U${text.slice(1)}`;
  return text.includes('@') ? text : text.replace(/\D/g, '').replace(/^(?:00)?66(?=\d{8,10}$)0?/, '0');
}

/** Builds the service. */
export function createMessageAdmin({ db, clock }: { readonly db: Db; readonly clock: Clock }): MessageAdmin {
  return {
    list: ({ recipient, ...wanted }) =>
      listFates(db, { ...wanted, recipient: recipient === undefined ? undefined : readRecipient(recipient), size: pageSize }),
    resend: (id) =>
      transact(db, async (trx) => {
        const message = await lockFate(trx, id);
        if (message === undefined) throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
        if (message.secret_until !== null) throw refuse('codeNotResent');
        if (!canResend(message)) throw refuse('didNotFail');
        await queueAgain(trx, id, clock.now());
      }),
  };
}
