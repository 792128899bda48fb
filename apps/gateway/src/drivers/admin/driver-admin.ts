import { parseBangkok } from '@songwai/core/basics/bangkok-time';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { registerDriver } from '@songwai/core/drivers/admin/driver-admin-contract';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import type { DriverWork } from '../driver-work.ts';
import {
  type DriverDb,
  type DriverRow,
  insertRegisteredDriver,
  listRegisteredDrivers,
  lockDriver,
  setActive,
} from '../queries.ts';
import { type DriverAverage, readAverages } from '../rating-queries.ts';
import { revokeDriverSessions } from '../sign-in/sign-in-queries.ts';
import { driverTexts } from '../texts.ts';
import { againIfTaken } from './again-if-taken.ts';
import { recordDriverChange } from './change-queries.ts';
import {
  checkName,
  checkPhone,
  checkPlate,
  checkVehicle,
  type FindVehicleKind,
  readGender,
  refuseField,
} from './check-driver.ts';
import { requireFree } from './driver-changes.ts';
import { namedFields } from './driver-fields.ts';

type Registration = RequestOf<typeof registerDriver>;

/** A page of drivers. */
export interface DriverPage {
  readonly drivers: readonly (DriverRow & DriverAverage)[];
  readonly nextCursor: string | undefined;
}

/** The administrators' list of drivers. */
export interface DriverAdmin {
  /**
   * @returns the driver's id. @throws {BusinessRefusal} 409 phone or plate of another active driver, 422 with the invalid field.
   */
  register(driver: Registration, adminId: string): Promise<number>;
  /** @throws {BusinessRefusal} 404 no such driver, 409 the driver carries goods, or phone or plate taken meanwhile. */
  setActive(decision: { songwaiId: string; isActive: boolean; adminId: string }): Promise<void>;
  list(wanted: { search: string | undefined; cursor: string | undefined }): Promise<DriverPage>;
}

function checkAgreement(driver: Registration, now: Date): Date {
  if (!driver.agreementAccepted) return refuseField('agreementAccepted', driverTexts.agreementRequired);
  const acceptedAt = parseBangkok(driver.agreementDate);
  if (acceptedAt === null || acceptedAt > now) return refuseField('agreementDate', driverTexts.agreementDate);
  return acceptedAt;
}

async function checkRegistration(driver: Registration, { now, kind }: { now: Date; kind: Promise<string | undefined> }) {
  return {
    firstName: checkName(driver.firstName, 'firstName'),
    lastName: checkName(driver.lastName, 'lastName'),
    phone: checkPhone(driver.phoneNo),
    plate: checkPlate(driver.plate),
    agreementAcceptedAt: checkAgreement(driver, now),
    vehicleKind: await checkVehicle(kind),
    gender: readGender(driver.gender),
  };
}

export function createDriverAdmin(parts: {
  readonly db: DriverDb;
  readonly clock: Clock;
  readonly work: DriverWork;
  readonly findVehicleKind: FindVehicleKind;
}): DriverAdmin {
  const { db, clock, work, findVehicleKind } = parts;

  const deactivate = async (trx: DriverDb, driverId: number): Promise<void> => {
    if (!(await work.letGo(trx, driverId))) throw new BusinessRefusal({ code: 409, text: driverTexts.carrying });
    await revokeDriverSessions(trx, driverId, clock.now());
  };

  /** Another driver may have been registered with the phone or plate meanwhile. */
  const reactivate = async (trx: DriverDb, { id: driverId, phone, plate }: DriverRow): Promise<void> => {
    await requireFree(trx, { driverId, phone, plate });
  };

  return {
    register: async (driver, adminId) => {
      const now = clock.now();
      const checked = await checkRegistration(driver, { now, kind: findVehicleKind(db, driver.vehicle) });
      const { firstName, lastName, phone, plate, vehicleKind, gender } = checked;
      const columns = { first_name: firstName, last_name: lastName, phone, plate, vehicle_kind: vehicleKind, gender };
      const id = await transact(db, async (trx) => {
        const driverId = await insertRegisteredDriver(trx, checked);
        if (driverId === undefined) return undefined;
        const change = { driverId, by: adminId, kind: 'registered', before: {}, after: namedFields(columns), at: now } as const;
        await recordDriverChange(trx, change);
        return driverId;
      });
      if (id !== undefined) return id;
      await requireFree(db, { driverId: null, phone, plate });
      // The conflicting driver was deactivated between the insert and the check.
      return refuseField('plate', driverTexts.plateTaken, 409);
    },
    setActive: ({ songwaiId, isActive, adminId }) =>
      againIfTaken(db, async (trx) => {
        const driver = await lockDriver(trx, Number(songwaiId));
        if (driver === undefined || driver.is_simulated) throw new BusinessRefusal({ code: 404, text: driverTexts.noDriver });
        if (driver.is_active === isActive) return;
        await (isActive ? reactivate(trx, driver) : deactivate(trx, driver.id));
        await setActive(trx, driver.id, isActive);
        const kind = isActive ? 'activated' : 'deactivated';
        await recordDriverChange(trx, { driverId: driver.id, by: adminId, kind, before: {}, after: {}, at: clock.now() });
      }),
    list: async ({ search = '', cursor }) => {
      const { rows: drivers, nextCursor } = await listRegisteredDrivers(db, { search: cleanText(search), cursor });
      const averageOf = await readAverages(
        db,
        drivers.map(({ id }) => id),
      );
      return {
        drivers: drivers.map((driver) => ({ ...driver, ...averageOf(driver.id) })),
        nextCursor,
      };
    },
  };
}
