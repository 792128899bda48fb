import { bahtFromSatang, satangFromBaht } from '@songwai/core/basics/money';
import { cleanLine } from '@songwai/core/basics/text/clean-line';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { locationPoint } from '@songwai/core/jobs/booking/booking-schema';
import { cashOnDeliveryId } from '@songwai/core/jobs/booking/job-stop';
import { parseOptionIds } from '@songwai/core/pricing/option-ids';
import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import type { Insertable, Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { toWireAddress } from '../../places/wire-address.ts';
import type { JobStopsTable } from '../tables.ts';
import { jobTexts } from '../texts.ts';

type WireStop = Static<typeof locationPoint>;

/** A validated stop. */
export interface BookedStop {
  readonly addressName: string;
  readonly contactName: string;
  /** National digits, as dialled in Thailand. */
  readonly contactPhone: string;
  readonly address: string;
  readonly addressId: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly district: string;
  readonly subDistrict: string;
  readonly remark: string;
  /** Money for goods that the driver collects here; null for none. */
  readonly codSatang: number | null;
  readonly isReturn: boolean;
}

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

/** Validates one stop. @throws {BusinessRefusal} 422 with the field at fault. */
function checkStop(stop: WireStop, index: number): BookedStop {
  const at = `locationList.${index}`;
  const addressName = cleanLine(stop.addressName);
  const contactName = cleanLine(stop.contactName);
  const phone = nationalPhone(stop.contactPhone);
  if (addressName === '') return refuse(`${at}.addressName`, jobTexts.placeRequired(index + 1));
  if (contactName === '') return refuse(`${at}.contactName`, jobTexts.nameRequired(index + 1));
  if (!phone.ok) return refuse(`${at}.contactPhone`, jobTexts.phoneInvalid(index + 1));
  return {
    addressName,
    contactName,
    contactPhone: phone.value,
    address: cleanText(stop.address ?? ''),
    addressId: stop.addressId === undefined ? null : cleanText(stop.addressId),
    lat: stop.lat,
    lng: stop.lng,
    district: cleanText(stop.district ?? ''),
    subDistrict: cleanText(stop.subDistrict ?? ''),
    remark: cleanText(stop.remark ?? ''),
    codSatang: stop.codAmount === undefined ? null : satangFromBaht(stop.codAmount),
    isReturn: stop.isReturn === true,
  };
}

/** Refuses money to be collected where it was picked up, comes back to, or without the extra. */
function checkCollection({ codSatang, isReturn }: BookedStop, index: number, extraIds: readonly number[]): void {
  if (codSatang === null) return;
  const field = `locationList.${index}.codAmount`;
  if (index === 0 || isReturn) refuse(field, jobTexts.codAtDropOff);
  if (!extraIds.includes(cashOnDeliveryId)) refuse(field, jobTexts.codNotBooked);
}

/** Validates the stops of a booking. @throws {BusinessRefusal} 422 with the first field at fault. */
export function checkStops(body: {
  readonly locationList: readonly WireStop[];
  readonly option?: Parameters<typeof parseOptionIds>[0];
}): readonly BookedStop[] {
  const extraIds = parseOptionIds(body.option);
  const stops = body.locationList.map(checkStop);
  stops.forEach((stop, index) => {
    checkCollection(stop, index, extraIds);
  });
  return stops;
}

/** The stop's columns, without those that say to which job it belongs. */
export const stopColumns = (stop: BookedStop): Omit<Insertable<JobStopsTable>, 'job_id' | 'position'> => ({
  address_name: stop.addressName,
  contact_name: stop.contactName,
  contact_phone: stop.contactPhone,
  address: stop.address,
  address_id: stop.addressId,
  lat: stop.lat,
  lng: stop.lng,
  district: stop.district,
  sub_district: stop.subDistrict,
  remark: stop.remark,
  cod_satang: stop.codSatang,
  is_return: stop.isReturn,
});

/** A booked stop in the names of the wire. */
export const toWireStop = (stop: Selectable<JobStopsTable>): WireStop => ({
  ...toWireAddress(stop),
  ...(stop.address_id === null ? {} : { addressId: stop.address_id }),
  remark: stop.remark,
  ...(stop.cod_satang === null ? {} : { codAmount: bahtFromSatang(stop.cod_satang) }),
  isReturn: stop.is_return,
});
