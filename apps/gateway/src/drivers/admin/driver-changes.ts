import type { changeDriver } from '@songwai/core/drivers/admin/driver-admin-contract';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { BusinessRefusal } from '../../http/refusal.ts';
import { queueSms } from '../../messages/queue-queries.ts';
import type { Clock } from '../../platform/deps.ts';
import type { DriverWork } from '../driver-work.ts';
import { type DriverDb, type DriverRow, findDriver, lockDriver, setDuty } from '../queries.ts';
import { revokeDriverSessions, voidCodes } from '../sign-in/sign-in-queries.ts';
import { driverTexts } from '../texts.ts';
import { againIfTaken } from './again-if-taken.ts';
import { type ChangeableColumns, findTaken, listDriverChanges, recordDriverChange, updateDriver } from './change-queries.ts';
import {
  checkName,
  checkPhone,
  checkPlate,
  checkVehicle,
  type FindVehicleKind,
  readGender,
  refuseField,
} from './check-driver.ts';
import { changedColumns, namedFields, sameColumns } from './driver-fields.ts';

type ChangeRequest = RequestOf<typeof changeDriver>;
/** A row of a driver's change history. */
export type DriverChangeRow = Awaited<ReturnType<typeof listDriverChanges>>['rows'][number];

/** The driver whose entry is changed, and the administrator. */
interface AdminCall {
  readonly songwaiId: string;
  /** The administrator. */
  readonly adminId: string;
}

/** Administrators' changes to registered drivers, and their history. */
export interface DriverChanges {
  /** @throws {BusinessRefusal} 404; 409 on a job, or phone or plate of another active driver; 422 naming the field. */
  change(call: AdminCall, request: ChangeRequest): Promise<DriverRow>;
  /** @throws {BusinessRefusal} 404. */
  list(wanted: { songwaiId: string; cursor: string | undefined }): Promise<{
    readonly changes: readonly DriverChangeRow[];
    readonly nextCursor: string | undefined;
  }>;
}

interface DriverChangeDeps {
  readonly db: DriverDb;
  readonly clock: Clock;
  readonly work: DriverWork;
  readonly findVehicleKind: FindVehicleKind;
}

const pageSize = 50;
const noDriver = () => new BusinessRefusal({ code: 404, text: driverTexts.noDriver });

/** Refuses where another active driver has the phone or the plate. */
export async function requireFree(
  db: DriverDb,
  wanted: { readonly driverId: number | null; readonly phone: string | null; readonly plate: string },
): Promise<void> {
  const taken = await findTaken(db, wanted);
  if (taken !== null) refuseField(taken, taken === 'phoneNo' ? driverTexts.phoneTaken : driverTexts.plateTaken, 409);
}

async function readDriverChange(
  request: ChangeRequest,
  kindOf: (vehicleId: number) => Promise<string | undefined>,
): Promise<Partial<ChangeableColumns>> {
  const { firstName, lastName, phoneNo, plate, vehicle, gender } = request;
  return {
    ...(firstName === undefined ? {} : { first_name: checkName(firstName, 'firstName') }),
    ...(lastName === undefined ? {} : { last_name: checkName(lastName, 'lastName') }),
    ...(phoneNo === undefined ? {} : { phone: checkPhone(phoneNo) }),
    ...(plate === undefined ? {} : { plate: checkPlate(plate) }),
    ...(vehicle === undefined ? {} : { vehicle_kind: await checkVehicle(kindOf(vehicle)) }),
    ...(gender === undefined ? {} : { gender: readGender(gender) }),
  };
}

/**
 * Makes administrators' changes. The driver's row is locked, so that accepting a job at the same moment comes before or after.
 */
export function createDriverChanges({ db, clock, work, findVehicleKind }: DriverChangeDeps): DriverChanges {
  /** Signs out the app with the old phone number and notifies it: the number may belong to another person by now. */
  const leavePhone = async (trx: DriverDb, driver: DriverRow): Promise<void> => {
    const at = clock.now();
    // Codes first: a concurrent sign-in has locked its code, and its session is visible once that lock is released.
    await voidCodes(trx, driver.id);
    await revokeDriverSessions(trx, driver.id, at);
    await setDuty(trx, driver.id, null);
    if (driver.phone !== null)
      await queueSms(trx, { to: driver.phone, body: driverTexts.phoneLeft, purpose: 'driverPhoneChanged', at });
  };

  const apply = async (trx: DriverDb, { songwaiId, adminId }: AdminCall, request: ChangeRequest): Promise<DriverRow> => {
    const driver = await lockDriver(trx, Number(songwaiId));
    if (driver === undefined || driver.is_simulated) throw noDriver();
    const changed = changedColumns(driver, await readDriverChange(request, (id) => findVehicleKind(trx, id)));
    if (Object.keys(changed).length === 0) return driver;
    if (await work.isOnJob(trx, driver.id)) throw new BusinessRefusal({ code: 409, text: driverTexts.onJob });
    const after = { ...driver, ...changed };
    if (driver.is_active) await requireFree(trx, { driverId: driver.id, phone: after.phone, plate: after.plate });
    await updateDriver(trx, driver.id, changed);
    const fields = { before: namedFields(sameColumns(driver, changed)), after: namedFields(changed) };
    await recordDriverChange(trx, { driverId: driver.id, by: adminId, kind: 'changed', ...fields, at: clock.now() });
    // Open offers were made for the former vehicle or phone.
    if (changed.vehicle_kind !== undefined || changed.phone !== undefined) await work.withdrawOffers(trx, driver.id);
    if (changed.phone !== undefined) await leavePhone(trx, driver);
    return (await findDriver(trx, driver.id)) ?? after;
  };

  return {
    change: (call, request) => againIfTaken(db, (trx) => apply(trx, call, request)),
    list: async ({ songwaiId, cursor }) => {
      const driver = await findDriver(db, Number(songwaiId));
      if (driver === undefined || driver.is_simulated) throw noDriver();
      const page = await listDriverChanges(db, { driverId: driver.id, cursor, size: pageSize });
      return { changes: page.rows, nextCursor: page.nextCursor };
    },
  };
}
