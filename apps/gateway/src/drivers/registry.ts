import { parseBangkok } from '@songwai/core/basics/bangkok-time';
import { cleanText } from '@songwai/core/basics/clean-text';
import type { registerDriver } from '@songwai/core/drivers/registry-contract';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { thaiMobile } from '@songwai/core/validation/thai-mobile';
import type { Clock } from '../deps.ts';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import {
  type DriverDb,
  type DriverRow,
  findVehicleKind,
  hasDriverWithPhone,
  insertRegisteredDriver,
  listRegisteredDrivers,
  lockDriver,
  setActive,
} from './queries.ts';
import { type DriverAverage, readAverages } from './rating-queries.ts';
import { revokeDriverSessions } from './sign-in-queries.ts';
import { driverTexts } from './texts.ts';

type Registration = RequestOf<typeof registerDriver>;

/** What a driver is on; whoever dispatches hands it in. */
export interface DriverWork {
  /**
   * Takes a driver off a job before its pick-up, in the caller's transaction, which holds the driver's row.
   *
   * @returns false where the driver has the goods: nothing is changed then.
   */
  letGo(trx: DriverDb, driverId: number): Promise<boolean>;
}

/** A page of drivers. */
export interface DriverPage {
  readonly drivers: readonly (DriverRow & DriverAverage)[];
  readonly nextCursor: string | null;
}

/** The office's list of drivers. */
export interface DriverRegistry {
  /** @returns the driver's id. @throws {BusinessRefusal} 409 phone or plate taken, 422 with the field at fault. */
  register(driver: Registration): Promise<number>;
  /** @throws {BusinessRefusal} 404 no such driver, 409 on the way with somebody's goods. */
  setActive(songwaiId: string, isActive: boolean): Promise<void>;
  list(wanted: { search: string | undefined; cursor: string | undefined }): Promise<DriverPage>;
}

const refuse = (field: string, text: LocalText, code = 422): never => {
  throw new BusinessRefusal({ code, field, text });
};

function checkRegistration(driver: Registration, now: Date) {
  const [firstName, lastName] = [cleanText(driver.firstName), cleanText(driver.lastName)];
  if (firstName === '') return refuse('firstName', driverTexts.nameRequired);
  if (lastName === '') return refuse('lastName', driverTexts.nameRequired);
  const phone = thaiMobile(driver.phoneNo);
  if (!phone.ok) return refuse('phoneNo', driverTexts.phoneInvalid);
  const plate = cleanText(driver.plate).replace(/\s+/g, ' ');
  if (plate === '') return refuse('plate', driverTexts.plateRequired);
  if (!driver.agreementAccepted) return refuse('agreementAccepted', driverTexts.agreementRequired);
  const agreementAcceptedAt = parseBangkok(driver.agreementDate);
  if (agreementAcceptedAt === null || agreementAcceptedAt > now) return refuse('agreementDate', driverTexts.agreementDate);
  return { firstName, lastName, phone: phone.value, plate, agreementAcceptedAt };
}

export function createDriverRegistry(parts: {
  readonly db: DriverDb;
  readonly clock: Clock;
  readonly work: DriverWork;
}): DriverRegistry {
  const { db, clock, work } = parts;
  return {
    register: async (driver) => {
      const checked = checkRegistration(driver, clock.now());
      const vehicleKind = await findVehicleKind(db, driver.vehicle);
      if (vehicleKind === undefined) return refuse('vehicle', driverTexts.vehicleUnknown);
      const id = await insertRegisteredDriver(db, { ...checked, vehicleKind });
      if (id !== undefined) return id;
      const isPhone = await hasDriverWithPhone(db, checked.phone);
      return isPhone ? refuse('phoneNo', driverTexts.phoneTaken, 409) : refuse('plate', driverTexts.plateTaken, 409);
    },
    setActive: (songwaiId, isActive) =>
      db.transaction().execute(async (trx) => {
        const driver = await lockDriver(trx, Number(songwaiId));
        if (driver === undefined || driver.is_simulated) throw new BusinessRefusal({ code: 404, text: driverTexts.noDriver });
        if (!isActive) {
          if (!(await work.letGo(trx, driver.id))) throw new BusinessRefusal({ code: 409, text: driverTexts.carrying });
          await revokeDriverSessions(trx, driver.id, clock.now());
        }
        await setActive(trx, driver.id, isActive);
      }),
    list: async ({ search = '', cursor }) => {
      const wanted = { search: cleanText(search), beforeId: cursor === undefined ? null : Number(cursor) };
      const { drivers, hasMore } = await listRegisteredDrivers(db, wanted);
      const averageOf = await readAverages(
        db,
        drivers.map(({ id }) => id),
      );
      const last = drivers.at(-1);
      return {
        drivers: drivers.map((driver) => ({ ...driver, ...averageOf(driver.id) })),
        nextCursor: hasMore && last !== undefined ? String(last.id) : null,
      };
    },
  };
}
