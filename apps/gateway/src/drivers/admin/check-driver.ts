import { cleanText } from '@songwai/core/basics/text/clean-text';
import { thaiMobile } from '@songwai/core/validation/phones/thai-mobile';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { DriverDb } from '../queries.ts';
import type { DriverGender } from '../tables.ts';
import { driverTexts } from '../texts.ts';

/** The kind of a vehicle by its id; undefined where the rate card lacks it. Provided by the room `pricing`. */
export type FindVehicleKind = (db: DriverDb, vehicleId: number) => Promise<string | undefined>;

/** Refuses a field of a driver's entry: 422, or 409 where another driver has the value. */
export const refuseField = (field: string, text: LocalText, code = 422): never => {
  throw new BusinessRefusal({ code, field, text });
};

/** @throws {BusinessRefusal} 422 at the field. */
export function checkName(text: string, field: 'firstName' | 'lastName'): string {
  const name = cleanText(text);
  return name === '' ? refuseField(field, driverTexts.nameRequired) : name;
}

/** Returns national digits. @throws {BusinessRefusal} 422 at `phoneNo`. */
export function checkPhone(text: string): string {
  const phone = thaiMobile(text);
  return phone.ok ? phone.value : refuseField('phoneNo', driverTexts.phoneInvalid);
}

/** @throws {BusinessRefusal} 422 at `plate`. */
export function checkPlate(text: string): string {
  const plate = cleanText(text).replace(/\s+/g, ' ');
  return plate === '' ? refuseField('plate', driverTexts.plateRequired) : plate;
}

/** The kind of a vehicle that was looked up. @throws {BusinessRefusal} 422 at `vehicle`. */
export const checkVehicle = async (found: Promise<string | undefined>): Promise<string> =>
  (await found) ?? refuseField('vehicle', driverTexts.vehicleUnknown);

/** Converts the wire's `N` (not stated) to null. */
export const readGender = (stated: 'N' | DriverGender): DriverGender | null => (stated === 'N' ? null : stated);
