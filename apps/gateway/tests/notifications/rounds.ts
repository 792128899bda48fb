import { recordEvent } from '../../src/events/queries.ts';
import type { Channels } from '../../src/notifications/deliveries/note-deliveries.ts';
import type { Gateway } from '../builders/gateway.ts';
import type { Caller } from '../builders/sessions.ts';
import { createDelivering } from './delivering.ts';

const channels: Channels = new Set(['mail', 'sms', 'line']);

let people = 0;
/** Proven contacts on every channel, of nobody else. */
export const newContacts = () => {
  people += 1;
  return { email: `d${people}@songwai.test`, phone: `09${String(people).padStart(8, '0')}`, line_id: `U${people}` };
};

/** A gateway whose events are noted, and whose messages are queued, a round at a time. */
export function createRounds(gateway: Gateway) {
  const { db, clock } = gateway;
  const { publish, deliver } = createDelivering(gateway, { channels });

  const contactsOf = async (userId: string): Promise<string[]> => {
    const row = await db
      .selectFrom('users')
      .select(['email', 'phone', 'line_id'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return Object.values(row).filter((contact) => contact !== null);
  };

  /** What was queued for a user. */
  const readMessages = async ({ userId }: Pick<Caller, 'userId'>) =>
    db
      .selectFrom('messages')
      .select(['kind', 'subject', 'body', 'unsubscribe_url', 'created_at'])
      .where('recipient', 'in', await contactsOf(userId))
      .where('purpose', '=', 'notification')
      .orderBy('id')
      .execute();

  return {
    contactsOf,
    readMessages,
    kindsOf: async (caller: Pick<Caller, 'userId'>) => (await readMessages(caller)).map(({ kind }) => kind).toSorted(),
    happen: (kind: string, subject: string, payload: object = {}) => recordEvent(db, { kind, subject, payload, at: clock.now() }),
    round: async () => {
      await publish();
      await deliver();
    },
  };
}
