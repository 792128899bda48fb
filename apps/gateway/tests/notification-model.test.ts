import type { MessageFacts } from '@songwai/core/notifications/messages/message-facts';
import { writeLine } from '@songwai/core/notifications/messages/write-line';
import { writeMail } from '@songwai/core/notifications/messages/write-mail';
import { writePush } from '@songwai/core/notifications/messages/write-push';
import { writeText } from '@songwai/core/notifications/messages/write-text';
import type { NotificationKind } from '@songwai/core/notifications/notification';
import {
  type NotificationChannel,
  type NotificationEvent,
  notificationEvents,
} from '@songwai/core/notifications/notification-event';
import { mailDigests } from '@songwai/core/notifications/timing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEvent } from '../src/events/queries.ts';
import { savePreferences } from '../src/notifications/preferences/preference-queries.ts';
import { saveSettings } from '../src/notifications/timing/settings-queries.ts';
import { bookJob } from './builders/bookings.ts';
import { addCompany, addCustomer } from './builders/customers.ts';
import { noon } from './builders/fake-clock.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { bangNa, siam } from './builders/order.ts';
import type { Caller } from './builders/sessions.ts';
import { publicUrl } from './harness/quiet-environment.ts';
import { createDelivering } from './notifications/delivering.ts';
import { CustomerModel, type Expected, type Happened, type Via, vias } from './notifications/oracle.ts';

/** The full run sets more (`PROPERTY_RUNS`). */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 14);

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
  const { db } = gateway;
  // As if the database went away, in a transaction of a few: while a message is queued, and when everything is written and only the commit is missing.
  await sql`create function crash() returns trigger language plpgsql as $$
    begin
      if pg_current_xact_id()::text::bigint % tg_argv[0]::int = 0 then raise exception 'crash' using errcode = '57P01'; end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger crash after insert on messages for each row execute function crash(5)`.execute(db);
  await sql`create constraint trigger crash_late after update on notification_deliveries deferrable initially deferred
    for each row when (new.state = 'sent' and new.channel <> 'push') execute function crash(7)`.execute(db);
  await sql`create constraint trigger crash_late after update on outbox deferrable initially deferred
    for each row execute function crash(11)`.execute(db);
});
afterAll(() => gateway.close());

const jobKinds = {
  'jobs.assigned': 'driverAssigned',
  'jobs.pickedUp': 'pickedUp',
  'jobs.completed': 'delivered',
  'jobs.cancelled': 'jobCancelled',
  'jobs.expired': 'noDriver',
} as const;
const accountKinds = {
  'wallet.payoutPaid': 'payoutPaid',
  'rewards.tierChanged': 'tierChanged',
  'privacy.erasureAsked': 'erasureAsked',
} as const;
const pages: Partial<Record<NotificationKind, string>> = {
  payoutPaid: '/wallet',
  tierChanged: '/customer-tiers',
  erasureAsked: '/settings/privacy',
};
const payload = { amountSatang: 12_300, tier: 'gold' };

/** Sequences begin in the evening, too, and with every digest. */
const start = fc.record({ hours: fc.integer({ min: 0, max: 14 }), digest: fc.constantFrom(...mailDigests) });
const who = fc.integer({ min: 0, max: 1 });
/** Of the events that happen here. */
const switches = (['underway', 'delivered', 'cancelled', 'noDriver', 'rewards'] as const).flatMap((event) =>
  Object.entries(notificationEvents[event].channels).flatMap(([channel, rule]) =>
    rule === 'always' ? [] : [[event, channel as NotificationChannel] as const],
  ),
);
const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('job'),
      who,
      event: fc.constantFrom(...Object.keys(jobKinds), 'jobs.completed', 'jobs.completed'),
      job: who,
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('account'), who, event: fc.constantFrom(...Object.keys(accountKinds)) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('switch'), who, which: fc.constantFrom(...switches), isOn: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('timing'), who, isQuiet: fc.boolean(), digest: fc.constantFrom(...mailDigests) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('contact'),
      who,
      via: fc.constantFrom(...vias),
      has: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('status'), who, isActive: fc.constantFrom(true, true, true, false) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('pass'),
      minutes: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 700 })),
    }),
  },
) as fc.Arbitrary<Step>;
type Step =
  | { do: 'job'; who: number; event: keyof typeof jobKinds; job: number }
  | { do: 'account'; who: number; event: keyof typeof accountKinds }
  | { do: 'switch'; who: number; which: readonly [NotificationEvent, NotificationChannel]; isOn: boolean }
  | { do: 'timing'; who: number; isQuiet: boolean; digest: (typeof mailDigests)[number] }
  | { do: 'contact'; who: number; via: Via; has: boolean }
  | { do: 'status'; who: number; isActive: boolean }
  | { do: 'pass'; minutes: number };

/** A customer, what is expected of the gateways, and what has happened since their last round. */
interface Person {
  readonly caller: Caller;
  readonly contacts: Readonly<Record<Exclude<Via, 'push'>, string>>;
  readonly jobs: readonly string[];
  readonly model: CustomerModel;
  readonly fresh: Happened[];
}

let people = 0;
async function addPerson(isCompany: boolean): Promise<Person> {
  people += 1;
  const contacts = {
    mail: `p${people}@songwai.test`,
    sms: `08${String(people).padStart(8, '0')}`,
    line: `U${String(people).padStart(32, '0')}`,
  };
  const fields = { email: contacts.mail, phone: contacts.sms, line_id: contacts.line };
  const caller = await (isCompany ? addCompany : addCustomer)(gateway, fields);
  const jobs = [await bookJob(gateway, caller), await bookJob(gateway, caller)].map(({ jobId }) => jobId);
  const model = new CustomerModel({ digest: isCompany ? 'hourly' : 'none', reached: vias });
  await setPush(caller, true);
  // The language of the company is English.
  const language = isCompany ? 'en' : 'th';
  await gateway.db.updateTable('sessions').set({ language }).where('user_id', '=', caller.userId).execute();
  return { caller, contacts, jobs, model, fresh: [] };
}

async function setPush({ userId }: Caller, has: boolean): Promise<void> {
  const { db, clock } = gateway;
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
  const session = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  const keys = { endpoint: `https://push.example/${userId}`, p256dh: 'p', auth: 'a' };
  const row = { session_id: session.id, user_id: userId, ...keys, created_at: clock.now() };
  if (has) await db.insertInto('push_subscriptions').values(row).execute();
}

const factsOf = ({ kind, jobId, at }: Happened): MessageFacts => ({
  ...{ kind, jobId, at, file: null, until: null, name: kind === 'tierChanged' ? payload.tier : '' },
  route: jobId === null ? null : { from: siam.addressName, to: bangNa.addressName, between: 0 },
  amountSatang: jobId === null ? payload.amountSatang : null,
  path: pages[kind] ?? `/job/${jobId}`,
});

/** Links have a signature, which differs. */
const withoutLink = (body: string): string => body.replace(/unsubscribe\/\S+/, 'unsubscribe/…');

function write({ via, about }: Expected, language: 'th' | 'en'): string {
  const facts = about.map(factsOf);
  const [first] = facts;
  if (first === undefined) throw new Error('a message is about something');
  if (via === 'sms') return writeText(first, language, publicUrl);
  if (via === 'line') return writeLine(first, language, publicUrl);
  if (via === 'push') return JSON.stringify(writePush(first, language));
  const page = `${publicUrl}${language === 'en' ? '/en' : ''}`;
  const isAlways = about.every(({ kind }) => kind === 'payoutPaid');
  const unsubscribeUrl = isAlways ? null : `${page}/unsubscribe/…`;
  const { subject, body } = writeMail(facts, language, {
    origin: publicUrl,
    settingsUrl: `${page}/settings/notifications`,
    unsubscribeUrl,
  });
  return `${subject}\n${body}`;
}

/** Messages as they left, in an order of their own. */
const inOrder = (messages: readonly (readonly [Date, string, string])[]): readonly string[] =>
  messages.map(([at, via, text]) => `${at.toISOString()} ${via} ${text}`).toSorted();

async function readSent({ contacts, caller }: Person, pushed: readonly Pushed[]): Promise<readonly string[]> {
  const rows = await gateway.db
    .selectFrom('messages')
    .select(['kind', 'subject', 'body', 'created_at'])
    .where('recipient', 'in', Object.values(contacts))
    .where('purpose', '=', 'notification')
    .execute();
  const queued = rows.map(({ kind, subject, body, created_at }) => {
    const text = kind === 'mail' ? `${subject}\n${withoutLink(body ?? '')}` : (body ?? '');
    return [created_at, kind, text] as const;
  });
  const own = pushed.filter(({ to }) => to.endsWith(caller.userId)).map(({ at, text }) => [at, 'push', text] as const);
  return inOrder([...queued, ...own]);
}

interface Pushed {
  readonly to: string;
  readonly at: Date;
  readonly text: string;
}

it('every customer gets what the rules say, where and when they say it, once, whatever crashes and however many gateways run', async () => {
  const counts = new Map<Via, number>();
  let crashes = 0;
  await fc.assert(
    fc.asyncProperty(start, fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), async ({ hours, digest }, steps) => {
      const { db, clock } = gateway;
      clock.set(new Date(noon.getTime() + hours * 3_600_000));
      const pushed: Pushed[] = [];
      const send = async ({ endpoint: to }: { readonly endpoint: string }, message: object) => {
        pushed.push({ to, at: clock.now(), text: JSON.stringify(message) });
        return 'sent' as const;
      };
      const gateways = [1, 2].map(() => createDelivering(gateway, { send }));
      const persons = [await addPerson(false), await addPerson(true)];
      // The bookings are announced before the sequence begins.
      await db.deleteFrom('outbox').where('published_at', 'is', null).execute();

      const untilNoCrash = async (work: () => Promise<unknown>[]): Promise<void> => {
        for (;;) {
          const outcomes = await Promise.allSettled(work());
          const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
          for (const failure of failures) expect(failure).toMatch(/crash/);
          crashes += failures.length;
          if (failures.length === 0) return;
        }
      };
      const round = async (): Promise<void> => {
        await untilNoCrash(() => gateways.map(({ publish }) => publish()));
        await untilNoCrash(() => gateways.map(({ deliver }) => deliver()));
        for (const { model, fresh } of persons) {
          for (const happened of fresh.splice(0)) model.note(happened, clock.now());
          model.send(clock.now());
        }
      };
      /** Everything is due at once or at a whole hour. */
      const pass = async (minutes: number): Promise<void> => {
        const end = clock.now().getTime() + minutes * 60_000;
        for (;;) {
          await round();
          const hour = new Date(clock.now());
          hour.setUTCHours(hour.getUTCHours() + 1, 0, 0, 0);
          if (hour.getTime() > end) break;
          clock.set(hour);
        }
        clock.set(new Date(end));
        await round();
      };
      const happen = async (
        person: Person,
        { name: kind, subject }: { name: string; subject: string },
        happened: Omit<Happened, 'at'>,
      ): Promise<void> => {
        const at = clock.now();
        await recordEvent(db, { kind, subject, payload: subject.startsWith('J') ? {} : payload, at });
        person.fresh.push({ ...happened, at });
      };

      const setTiming = async (
        { caller: { userId }, model }: Person,
        timing: Pick<CustomerModel, 'isQuietAtNight' | 'digest'>,
      ) => {
        const row = { is_quiet_at_night: timing.isQuietAtNight, mail_digest: timing.digest };
        await saveSettings(db, { userId, at: clock.now() }, row);
        Object.assign(model, timing);
      };
      const [first] = persons;
      if (first !== undefined) await setTiming(first, { isQuietAtNight: true, digest });

      for (const one of steps) {
        if (one.do === 'pass') {
          await pass(one.minutes);
          continue;
        }
        const person = persons[one.who];
        if (person === undefined) throw new Error('there are two');
        const { userId } = person.caller;
        const setUser = (fields: object) => db.updateTable('users').set(fields).where('id', '=', userId).execute();
        switch (one.do) {
          case 'job': {
            const jobId = person.jobs[one.job] ?? '';
            await happen(person, { name: one.event, subject: jobId }, { kind: jobKinds[one.event], jobId });
            break;
          }
          case 'account':
            await happen(person, { name: one.event, subject: userId }, { kind: accountKinds[one.event], jobId: null });
            break;
          case 'switch': {
            const [event, channel] = one.which;
            const row = { user_id: userId, event, channel, is_on: one.isOn, changed_at: clock.now() };
            await savePreferences(db, [row]);
            person.model.switch(event, channel, one.isOn);
            break;
          }
          case 'timing':
            await setTiming(person, { isQuietAtNight: one.isQuiet, digest: one.digest });
            break;
          case 'contact':
            if (one.via === 'push') await setPush(person.caller, one.has);
            else
              await setUser({
                [{ mail: 'email', sms: 'phone', line: 'line_id' }[one.via]]: one.has ? person.contacts[one.via] : null,
              });
            if (one.has) person.model.reached.add(one.via);
            else person.model.reached.delete(one.via);
            break;
          case 'status':
            await setUser({ status: one.isActive ? 'active' : 'suspended' });
            person.model.isActive = one.isActive;
            break;
        }
      }
      // Until everything that waits was sent.
      await pass(2 * 24 * 60);
      for (const [index, person] of persons.entries()) {
        for (const { via } of person.model.expected) counts.set(via, (counts.get(via) ?? 0) + 1);
        const language = index === 0 ? 'th' : 'en';
        const expected = inOrder(person.model.expected.map((one) => [one.at, one.via, write(one, language)] as const));
        expect(await readSent(person, pushed)).toEqual(expected);
        const { userId } = person.caller;
        const list = await db.selectFrom('notifications').select('kind').where('user_id', '=', userId).orderBy('id').execute();
        expect(list.map(({ kind }) => kind)).toEqual(person.model.listed);
      }
      const { count } = await db
        .selectFrom('notification_deliveries')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(0);
    }),
    { numRuns: runs },
  );
  for (const via of vias) expect(counts.get(via), via).toBeGreaterThan(runs);
  expect(crashes).toBeGreaterThan(runs);
}, 300_000);
