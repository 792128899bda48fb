import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { httpTexts } from '../http/texts.ts';
import { setFixDriver } from '../identity/users/rates-queries.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import {
  countDriverPreferences,
  type DriverScope,
  findDriverPreferences,
  listDriverPreferences,
  longestPreferenceList,
  removeDriverPreference,
  setDriverPreference,
} from './preference-queries.ts';
import type { DriverDb } from './queries.ts';
import { type DriverAverage, readAverages } from './rating-queries.ts';
import type { DriverPreference } from './tables.ts';
import { driverTexts } from './texts.ts';

/** The driver and the caller's preference. */
interface StanceChoice {
  /** The customer's id as the client sends it; refused where it is not the caller's. */
  readonly userId: string | undefined;
  readonly songwaiId: string;
  readonly stance: DriverPreference;
  readonly remark?: string | undefined;
}

/** A driver on a customer's list. */
export interface ListedDriver extends DriverAverage {
  readonly id: number;
  readonly firstName: string;
  readonly plate: string;
  readonly vehicleKind: string;
  readonly remark: string;
  readonly since: Date;
  /** On the company's list, which applies to all who book for it. */
  readonly isForCompany: boolean;
  readonly drives: Drives;
}

/** Whether a driver was assigned to a job that the caller may see; provided by the room `rides`. */
export type HasDrivenFor = (db: DriverDb, driverId: number, scope: DriverScope) => Promise<boolean>;

/** The completed jobs that a driver carried out for a customer. */
export interface Drives {
  readonly count: number;
  /** The pick-up of the last one; null without one. */
  readonly lastAt: Date | null;
}

/** Counts the completed jobs of drivers that the caller may see; provided by the room `rides`. */
export type CountDrives = (
  db: DriverDb,
  driverIds: readonly number[],
  scope: DriverScope,
) => Promise<(driverId: number) => Drives>;

/** The service's dependencies. */
export interface KnownDriversDeps {
  readonly db: DriverDb;
  readonly clock: Clock;
  /** The jobs that a caller may see; their drivers can be put on lists. */
  readonly scopeOf: (session: Session) => DriverScope;
  readonly hasDrivenFor: HasDrivenFor;
  readonly countDrives: CountDrives;
}

/**
 * A customer's favourite and blocked drivers. Users who see all jobs of a company edit the company's list, which applies to
 * everybody who books for it; others edit their own, which applies to their own bookings.
 */
export interface KnownDrivers {
  /**
   * @throws {BusinessRefusal} 403 for another user, 404 for a driver of no job that the caller may see, 409 when the list is
   * full.
   */
  choose(choice: StanceChoice, session: Session): Promise<void>;
  /** @throws {BusinessRefusal} 403 for another user. */
  unchoose(choice: StanceChoice, session: Session): Promise<void>;
  /** @throws {BusinessRefusal} 403 for another user. */
  list(wanted: Pick<StanceChoice, 'userId' | 'stance'>, session: Session): Promise<readonly ListedDriver[]>;
  setFixed(isFixed: boolean, session: Session): Promise<void>;
}

function requireOwnId(userId: string | undefined, session: Session): void {
  if (userId !== undefined && userId !== session.userId) throw new BusinessRefusal({ code: 403, text: httpTexts.forbidden });
}

export function createKnownDrivers({ db, clock, scopeOf, hasDrivenFor, countDrives }: KnownDriversDeps): KnownDrivers {
  return {
    choose: async ({ userId: named, songwaiId, stance, remark = '' }, session) => {
      requireOwnId(named, session);
      const scope = scopeOf(session);
      const driverId = Number(songwaiId);
      const before = await findDriverPreferences(db, scope, driverId);
      // A driver on one list may move to the other even after their common job was erased.
      if (before.size === 0 && !(await hasDrivenFor(db, driverId, scope)))
        throw new BusinessRefusal({ code: 404, text: driverTexts.notKnown });
      if (
        before.get(scope.companyId ?? scope.userId) !== stance &&
        (await countDriverPreferences(db, scope, stance)) >= longestPreferenceList
      )
        throw new BusinessRefusal({ code: 409, text: driverTexts.listFull });
      const chosen = { scope, driverId, stance, remark: cleanText(remark), at: clock.now() };
      await transact(db, (trx) => setDriverPreference(trx, chosen));
    },
    unchoose: async ({ userId, songwaiId, stance }, session) => {
      requireOwnId(userId, session);
      await removeDriverPreference(db, { scope: scopeOf(session), driverId: Number(songwaiId), stance });
    },
    list: async ({ userId, stance }, session) => {
      requireOwnId(userId, session);
      const scope = scopeOf(session);
      const listed = await listDriverPreferences(db, scope, stance);
      const companys = new Set(listed.filter(({ listId }) => listId === scope.companyId).map(({ id }) => id));
      // A driver on both lists is listed once, as the company's.
      const rows = listed.filter(({ id, listId }) => listId === scope.companyId || !companys.has(id));
      const driverIds = rows.map(({ id }) => id);
      const averageOf = await readAverages(db, driverIds);
      const drivesOf = await countDrives(db, driverIds, scope);
      return rows.map((row) => ({
        id: row.id,
        firstName: row.first_name,
        plate: row.plate,
        vehicleKind: row.vehicle_kind,
        remark: row.remark,
        since: row.created_at,
        isForCompany: row.listId === scope.companyId,
        drives: drivesOf(row.id),
        ...averageOf(row.id),
      }));
    },
    setFixed: (isFixed, { userId }) => setFixDriver(db, userId, isFixed),
  };
}
