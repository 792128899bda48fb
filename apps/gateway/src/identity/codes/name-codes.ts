import { createHash } from 'node:crypto';
import type { NamedPlace } from '../../http/call-place.ts';
import type { Language } from '../../http/language.ts';
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

/** A code for the owner of a sign-in name. */
export interface NameCodeKind {
  readonly purpose: 'password' | 'signIn';
  /** What the message is about. */
  readonly message: string;
  readonly mail: (code: string, language: Language) => Mail;
}

/** From where a stranger asks. */
export interface StrangerAsking {
  readonly place: NamedPlace;
  readonly language: Language;
}

/** A right code; whose it was, and how to use it up. */
export interface UsedName {
  readonly user: UserRow;
  readonly name: string;
  /** Who entered it, as its owner's limits tell people apart. */
  readonly asker: Asker;
  consume(trx: Db): Promise<void>;
}

/** Codes that prove, to a caller who is not signed in, that a phone or e-mail address is the caller's own. */
export interface NameCodes {
  /** Sends one if an account signs in with the name; the same in every other respect if none does. @throws {BusinessRefusal} 429. */
  send(kind: NameCodeKind, userName: string, asking: StrangerAsking): Promise<void>;
  /** @throws {BusinessRefusal} 422 wrong or dead, the same where there is no account; 429. */
  check(kind: NameCodeKind, fields: { userName: string; code: string }, asking: StrangerAsking): Promise<UsedName>;
}

interface NameCodeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly codes: OneTimeCodes;
  readonly places: KnownPlaces;
}

/** The name itself is not stored: anybody may type any name. */
const subjectOf = (name: string, asker: string): string => createHash('sha256').update(`${name}\n${asker}`).digest('hex');

/** Makes them. */
export function createNameCodes({ db, clock, limits, codes, places }: NameCodeDeps): NameCodes {
  const findOpenUser = async (name: string): Promise<UserRow | undefined> => {
    const user = await findUserByLoginName(db, name);
    return user?.status === 'removed' ? undefined : user;
  };
  const keysOf = ({ purpose }: NameCodeKind, name: string, { place: { address, device } }: StrangerAsking) => ({
    onDevice: { purpose, subject: subjectOf(name, `device ${device}`) },
    atAddress: { purpose, subject: subjectOf(name, `address ${address}`) },
  });

  /** Where the caller's code is stored: with the device or, for clients without cookies, with the address. */
  const findKey = async (kind: NameCodeKind, name: string, asking: StrangerAsking): Promise<CodeKey> => {
    const { onDevice, atAddress } = keysOf(kind, name, asking);
    return (await findCodeTime(db, onDevice)) === undefined ? atAddress : onDevice;
  };

  return {
    send: async (kind, userName, asking) => {
      const name = readLoginName(userName);
      // The code that was just sent is still good; a browser may ask for a page twice.
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
