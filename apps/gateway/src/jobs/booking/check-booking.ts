import { cleanText } from '@songwai/core/basics/text/clean-text';
import { nextDayTask } from '@songwai/core/basics/wire-numbers';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { checkPickUp, type PickUpWindow } from '@songwai/core/jobs/booking/pick-up-window';
import type { createJob } from '@songwai/core/jobs/contract';
import { confirmPhone } from '@songwai/core/validation/phones/confirm-phone';
import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import { dialledPhone } from '@songwai/core/validation/phones/dialled-phone';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { StoredReceipt } from '../tables.ts';
import { jobTexts, pickUpTexts } from '../texts.ts';
import { checkReceipt } from './check-receipt.ts';

export type BookingRequest = RequestOf<typeof createJob>;
type WireStop = BookingRequest['locationList'][number];

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
  readonly isReturn: boolean;
}

/** A booking whose form is validated. */
export interface CheckedBooking {
  readonly stops: readonly BookedStop[];
  readonly confirmPhone: string;
  readonly pickUp: PickUpWindow;
  readonly remark: string;
  readonly paymentPoint: number;
  readonly receipt: StoredReceipt | null;
}

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

/** Validates one stop. @throws {BusinessRefusal} 422 with the field at fault. */
export function checkStop(stop: WireStop, index: number): BookedStop {
  const at = `locationList.${index}`;
  const addressName = cleanText(stop.addressName);
  const contactName = cleanText(stop.contactName);
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
    isReturn: stop.isReturn === true,
  };
}

/** A return point must be last. The rate card decides whether the booking includes a return trip. */
function checkReturnPoint(stops: readonly BookedStop[], wantsReturn: boolean): void {
  const index = stops.findIndex(({ isReturn }) => isReturn);
  if (index === -1) return;
  if (!wantsReturn) refuse(`locationList.${index}.isReturn`, jobTexts.returnNotBooked);
  if (index !== stops.length - 1) refuse(`locationList.${index}.isReturn`, jobTexts.returnNotLast);
}

/**
 * Validates everything that needs no database.
 *
 * @throws {BusinessRefusal} 422 with the first field at fault.
 */
export function checkBooking(body: BookingRequest, facts: { readonly now: Date; readonly wantsReturn: boolean }): CheckedBooking {
  const stops = body.locationList.map(checkStop);
  checkReturnPoint(stops, facts.wantsReturn);
  const phone = confirmPhone(dialledPhone(body.confirmPhone));
  if (!phone.ok) return refuse('confirmPhone', jobTexts.confirmPhoneInvalid);
  const pickUp = checkPickUp(
    {
      isNextDay: body.taskType === nextDayTask,
      orderType: body.orderType,
      date: body.jobDate,
      startTime: body.startTime,
      finishTime: body.finishTime,
    },
    facts.now,
  );
  if (!pickUp.ok) return refuse(pickUp.error.field, pickUpTexts[pickUp.error.code]);
  const paymentPoint = body.paymentPoint ?? 0;
  if (paymentPoint >= stops.filter(({ isReturn }) => !isReturn).length) return refuse('paymentPoint', jobTexts.paymentPoint);
  const receipt = checkReceipt(body.receipt);
  const remark = cleanText(body.remark ?? '');
  return { stops, confirmPhone: phone.value, pickUp: pickUp.value, remark, paymentPoint, receipt };
}
