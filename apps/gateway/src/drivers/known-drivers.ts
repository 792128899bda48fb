import { cleanText } from '@songwai/core/basics/clean-text';
import type { Clock } from '../deps.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Session } from '../http/session.ts';
import { httpTexts } from '../http/texts.ts';
import type { DriverDb } from './queries.ts';
import { type DriverAverage, readAverages } from './rating-queries.ts';
import {
  countStances,
  findStance,
  hasDrivenFor,
  listStances,
  longestStanceList,
  putStance,
  removeStance,
  setFixDriver,
} from './stance-queries.ts';
import type { Stance } from './tables.ts';
import { driverTexts } from './texts.ts';

/** Which driver is spoken of, and how the caller stands to it. */
interface StanceChoice {
  /** The customer as the client names it; anybody but the caller is refused. */
  readonly userId: string | undefined;
  readonly songwaiId: string;
  readonly stance: Stance;
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
}

/** The drivers whom a customer likes, and those whom it does not want. */
export interface KnownDrivers {
  /** @throws {BusinessRefusal} 403 for another user, 404 for a driver who has never driven for this one, 409 when the list is full. */
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

export function createKnownDrivers({ db, clock }: { readonly db: DriverDb; readonly clock: Clock }): KnownDrivers {
  return {
    choose: async ({ userId: named, songwaiId, stance, remark = '' }, session) => {
      requireOwnId(named, session);
      const { userId } = session;
      const driverId = Number(songwaiId);
      const before = await findStance(db, userId, driverId);
      // Whoever is on a list may change to the other, also after the job that they met at was erased.
      if (before === undefined && !(await hasDrivenFor(db, driverId, userId)))
        throw new BusinessRefusal({ code: 404, text: driverTexts.notKnown });
      if (before !== stance && (await countStances(db, userId, stance)) >= longestStanceList)
        throw new BusinessRefusal({ code: 409, text: driverTexts.listFull });
      await putStance(db, { userId, driverId, stance, remark: cleanText(remark), at: clock.now() });
    },
    unchoose: async ({ userId, songwaiId, stance }, session) => {
      requireOwnId(userId, session);
      await removeStance(db, { userId: session.userId, driverId: Number(songwaiId), stance });
    },
    list: async ({ userId, stance }, session) => {
      requireOwnId(userId, session);
      const rows = await listStances(db, session.userId, stance);
      const averageOf = await readAverages(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({
        id: row.id,
        firstName: row.first_name,
        plate: row.plate,
        vehicleKind: row.vehicle_kind,
        remark: row.remark,
        since: row.created_at,
        ...averageOf(row.id),
      }));
    },
    setFixed: (isFixed, { userId }) => setFixDriver(db, userId, isFixed),
  };
}
