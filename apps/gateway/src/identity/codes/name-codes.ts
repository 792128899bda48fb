import { createHash } from 'node:crypto';
import type { Language } from '@songwai/core/basics/language';
import type { NamedPlace } from '../../http/call-place.ts';
import { blankUsedCodes, queueMail, queueSms } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { transact } from '../../platform/transact.ts';
import type { Asker } from '../limits/asker.ts';
import type { KnownPlaces } from '../limits/known-places.ts';
import { readLoginName } from '../login-name.ts';
import { codeText, type Mail } from '../mails.ts';
import { findUserByLoginName, type UserRow } from '../queries.ts';
import { sendLimits, tryLimits } from './code-limits.ts';
import { type CodeKey, type CodeRow, findCodeTime } from './code-queries.ts';
import { type OneTimeCodes, secondsToWait, wrongCode } from './one-time-codes.ts';

/** A kind of code for the owner of a sign-in name. */
export interface NameCodeKind {
  readonly purpose: 'password' | 'signIn';
  /** Purpose of the message. */
  readonly message: string;
  readonly mail: (code: string, language: Language) => Mail;
}

/** A caller who is not signed in: the place and the language. */
export interface StrangerAsking {
  readonly place: NamedPlace;
  readonly language: Language;
}

/** A correct code: its user, and how to use it up. */
export interface UsedName {
  readonly user: UserRow;
  readonly name: string;
  /** The caller, as the limits of the user identify it. */
  readonly asker: Asker;
  consume(trx: Db): Promise<void>;
}

/** Codes that prove, to a caller who is not signed in, that a phone or e-mail address is the caller's own. */
export interface NameCodes {
  /**
   * Sends a code if an account signs in with the name; otherwise behaves the same but sends nothing.
   *
   * @throws {BusinessRefusal} 429.
   */
  send(kind: NameCodeKind, userName: string, asking: StrangerAsking): Promise<void>;
  /** @throws {BusinessRefusal} 422 wrong or expired, the same where there is no account; 429. */
  check(kind: NameCodeKind, fields: { userName: string; code: string }, asking: StrangerAsking): Promise<UsedName>;
}

interface NameCodeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly codes: OneTimeCodes;
  readonly places: KnownPlaces;
}

/** Hashed, because anybody may type any name and the name itself must not be stored. */
const subjectOf = (name: string, asker: string): string => createHash('sha256').update(`${name}\n${asker}`).digest('hex');

/** Builds the service. */
export function createNameCodes({ db, clock, limits, codes, places }: NameCodeDeps): NameCodes {
  const findOpenUser = async (name: string): Promise<UserRow | undefined> => {
    const user = await findUserByLoginName(db, name);
    return user?.status === 'removed' ? undefined : user;
  };
  const keysOf = ({ purpose }: NameCodeKind, name: string, { place: { address, device } }: StrangerAsking) => ({
    onDevice: { purpose, subject: subjectOf(name, `device ${device}`) },
    atAddress: { purpose, subject: subjectOf(name, `address ${address}`) },
  });

  /** The key of the caller's code: by device or, for clients without cookies, by network address. */
  const findKey = async (kind: NameCodeKind, name: string, asking: StrangerAsking): Promise<CodeKey> => {
    const { onDevice, atAddress } = keysOf(kind, name, asking);
    return (await findCodeTime(db, onDevice)) === undefined ? atAddress : onDevice;
  };

  return {
    send: async (kind, userName, asking) => {
      const name = readLoginName(userName);
      // The code that was just sent is still valid; a browser may request a page twice.
      if (secondsToWait(await findCodeTime(db, await findKey(kind, name, asking)), clock.now()) > 0) return;
      const user = await findOpenUser(name);
      await limits.count(sendLimits(name, await places.identify(user?.id, asking.place)));
      const fresh = await codes.prepare();
      const { onDevice, atAddress } = keysOf(kind, name, asking);
      await transact(db, async (trx) => {
        const secretUntil = await codes.store(trx, onDevice, fresh);
        if (asking.place.isNewDevice) await codes.store(trx, atAddress, fresh);
        if (user === undefined) return;
        const common = { to: name, purpose: kind.message, at: clock.now(), secretUntil };
        if (name.includes('@')) await queueMail(trx, { ...common, ...kind.mail(fresh.code, asking.language) });
        else await queueSms(trx, { ...common, body: codeText(fresh.code, asking.language) });
      });
    },

    check: async (kind, { userName, code }, asking) => {
      const name = readLoginName(userName);
      const user = await findOpenUser(name);
      const asker = await places.identify(user?.id, asking.place);
      await limits.count(tryLimits(name, asker));
      const row: CodeRow = await codes.check(await findKey(kind, name, asking), code, user !== undefined);
      if (user === undefined) throw wrongCode();
      const consume = async (trx: Db) => {
        await codes.consume(trx, row);
        await blankUsedCodes(trx, { to: name, purpose: kind.message, at: clock.now() });
      };
      return { user, name, asker, consume };
    },
  };
}
