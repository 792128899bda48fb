import { bahtFromSatang } from '../../basics/money.ts';
import type { CallInput } from '../../gateway/call.ts';
import type { Place } from '../../places/place.ts';
import { checkForm } from '../../validation/check-form.ts';
import { longest, textWithin } from '../../validation/field-limits.ts';
import { nationalPhone } from '../../validation/phones/contact-phone.ts';
import { requiredText } from '../../validation/required-text.ts';
import { type JobStop, stopToWire } from '../booking/job-stop.ts';
import type { changeJob as ChangeJob } from './edit-contract.ts';
import type { EditedStop } from './job-edit.ts';

type WantedStop = NonNullable<CallInput<typeof ChangeJob>['locationList']>[number];

const emptyStop: JobStop = {
  ...{ placeId: '', name: '', address: '', district: '', subDistrict: '', lat: 0, lng: 0 },
  ...{ contactName: '', contactPhone: '', remark: '', isReturn: false },
};

/** The booked stops, before anything is changed. */
export const editOf = (stops: readonly JobStop[]): readonly EditedStop[] =>
  stops.map((stop, booked) => ({ key: `stop-${booked}`, booked, stop }));

export const newStop = (key: string): EditedStop => ({ key, booked: null, stop: emptyStop });

export const hasPlace = ({ stop }: EditedStop): boolean => stop.name !== '';

/** A stop at another place, with its person and note as they are; a saved place brings its own for those that are empty. */
export const placedAt = (
  stop: JobStop,
  { placeId, name, address, district, subDistrict, lat, lng, contact }: Place,
): JobStop => ({
  ...stop,
  ...{ placeId, name, address, district, subDistrict, lat, lng },
  contactName: stop.contactName || (contact?.contactName ?? ''),
  contactPhone: stop.contactPhone || (contact?.contactPhone ?? ''),
  remark: stop.remark || (contact?.remark ?? ''),
});

const placeFields = ['lat', 'lng', 'name', 'address'] as const;
const personFields = ['contactName', 'contactPhone', 'remark'] as const;

const differs = (one: JobStop, other: JobStop, fields: readonly (keyof JobStop)[]): boolean =>
  fields.some((field) => one[field] !== other[field]);

/** Whether a stop is not as it was booked. */
export function isEdited({ booked, stop }: EditedStop, stops: readonly JobStop[]): boolean {
  const before = booked === null ? undefined : stops[booked];
  return before === undefined || differs(before, stop, [...placeFields, ...personFields]);
}

/** Whether anything is not as it was booked. */
export const isAnyEdited = (edited: readonly EditedStop[], stops: readonly JobStop[]): boolean =>
  edited.length !== stops.length || edited.some((stop) => isEdited(stop, stops));

/** What the price depends on, as one text: equal for equal ways. */
export const wayOf = (edited: readonly EditedStop[]): string =>
  edited.map(({ booked, stop: { lat, lng } }) => [booked, lat, lng].join(' ')).join('|');

const placeToWire = (stop: JobStop): WantedStop => {
  const { addressName, lat, lng, address, addressId, district, subDistrict } = stopToWire(stop);
  return { addressName, lat, lng, address, addressId, district, subDistrict };
};

/** On the wire an empty text is an absent one, so a removed note is a space. */
const personToWire = ({ contactName, contactPhone, remark }: JobStop): WantedStop => ({
  contactName,
  contactPhone,
  remark: remark || ' ',
});

/** What the driver collects at a new stop; at a booked one it stays as agreed. */
const collectedToWire = ({ codSatang }: JobStop): WantedStop => (codSatang ? { codAmount: bahtFromSatang(codSatang) } : {});

/**
 * The stops in the wire's names; of booked ones only what differs.
 *
 * @param contact where only the price is asked for: stands for the people, who may not be entered yet.
 */
export function editToWire(
  edited: readonly EditedStop[],
  stops: readonly JobStop[],
  contact?: Pick<JobStop, 'contactName' | 'contactPhone'>,
): WantedStop[] {
  return edited.map(({ booked, stop }) => {
    const before = booked === null ? undefined : stops[booked];
    if (booked === null || before === undefined)
      return { ...placeToWire(stop), ...personToWire({ ...stop, ...contact }), ...collectedToWire(stop) };
    return {
      stop: booked,
      ...(differs(before, stop, placeFields) && placeToWire(stop)),
      ...(!contact && differs(before, stop, personFields) && personToWire(stop)),
    };
  });
}

/** Checks the person and the note of a stop by the rules of a booking. */
export const checkEditedStop = ({ contactName, contactPhone, remark }: JobStop) =>
  checkForm<Pick<JobStop, 'contactName' | 'contactPhone' | 'remark'>>({
    contactName: requiredText(contactName, 'contactNameRequired'),
    contactPhone: nationalPhone(contactPhone),
    remark: textWithin(remark, longest.stopRemark),
  });
