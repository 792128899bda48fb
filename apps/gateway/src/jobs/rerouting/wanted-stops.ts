import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { locationPoint } from '@songwai/core/jobs/booking/booking-schema';
import type { changeJob } from '@songwai/core/jobs/editing/edit-contract';
import type { StopLock } from '@songwai/core/jobs/editing/stop-lock';
import type { Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { type BookedStop, checkStops, toWireStop } from '../booking/booked-stop.ts';
import type { JobStopsTable } from '../tables.ts';
import { rerouteTexts } from './reroute-texts.ts';

type StoredStop = Selectable<JobStopsTable>;
type WireStop = Static<typeof locationPoint>;
export type WantedStop = NonNullable<RequestOf<typeof changeJob>['locationList']>[number];

/** A stop after a change. */
export interface PlannedStop {
  /** Its position before; null for a new one. */
  readonly was: number | null;
  readonly stop: BookedStop;
  readonly isMoved: boolean;
  /** Another place or another phone: the link of whoever was to receive there closes. */
  readonly isOtherReceiver: boolean;
  /** Whether anything is different. */
  readonly isChanged: boolean;
}

const invalid = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

/** 409 at a stop that stays as it is. */
const stopLocked = (stop: number, text: LocalText): BusinessRefusal =>
  new BusinessRefusal({ code: 409, text, fields: { reason: 'stop_locked', stop } });

/** A booked stop with what is wanted of it. */
function mergeStop(wanted: WantedStop, stored: StoredStop, index: number): WireStop {
  const { stop: _, codAmount, ...given } = wanted;
  const at = `locationList.${index}`;
  if (codAmount !== undefined) return invalid(`${at}.codAmount`, rerouteTexts.collectionStays);
  const known = toWireStop(stored);
  if (given.lat === undefined && given.lng === undefined) return { ...known, ...given };
  if (given.lat === undefined || given.lng === undefined) return invalid(at, rerouteTexts.bothCoordinates);
  // The driver would read the name of the old place at the new one.
  const isElsewhere = given.lat !== known.lat || given.lng !== known.lng;
  if (isElsewhere && given.addressName === undefined) return invalid(`${at}.addressName`, rerouteTexts.incomplete(index + 1));
  // Of another place nothing is known that was not given with it.
  const { address: _address, addressId: _id, district: _district, subDistrict: _subDistrict, ...rest } = known;
  return { ...rest, ...given, lat: given.lat, lng: given.lng };
}

function newStop({ stop: _, ...given }: WantedStop, index: number): WireStop {
  const { addressName, contactName = '', contactPhone = '', lat, lng } = given;
  if (addressName === undefined || lat === undefined || lng === undefined)
    return invalid(`locationList.${index}`, rerouteTexts.incomplete(index + 1));
  return { ...given, addressName, contactName, contactPhone, lat, lng };
}

/** Booked stops keep their order, each at most once, the pick-up first. */
function requireOrder(wanted: readonly WantedStop[], stored: readonly StoredStop[]): void {
  const order = wanted.flatMap(({ stop }, index) => (stop === undefined ? [] : [{ stop, index }]));
  for (const [place, { stop, index }] of order.entries()) {
    const before = order[place - 1];
    const isInOrder = before === undefined || before.stop < stop;
    if (!isInOrder || stored[stop] === undefined) invalid(`locationList.${index}.stop`, rerouteTexts.wrongOrder);
  }
  if (wanted[0]?.stop !== 0) invalid('locationList.0.stop', rerouteTexts.wrongOrder);
}

const isSame = (one: BookedStop, other: BookedStop): boolean =>
  (Object.keys(one) as readonly (keyof BookedStop)[]).every((name) => one[name] === other[name]);

/** The rules that decide about the stops of one job. */
export interface StopRules {
  readonly stored: readonly StoredStop[];
  readonly extraIds: readonly number[];
  readonly locks: readonly (StopLock | null)[];
  /** Position of the stop that pays the driver; null where none does. */
  readonly payer: number | null;
}

function requireUnlocked(planned: readonly PlannedStop[], { locks, payer, stored }: StopRules): void {
  for (const { position, is_return: isReturn } of stored) {
    const index = planned.findIndex(({ was }) => was === position);
    const lock = locks[position] ?? null;
    if (lock !== null) {
      const isAsBefore = index !== -1 && planned[index]?.isChanged === false && (isReturn || index === position);
      if (!isAsBefore) throw stopLocked(position, rerouteTexts.locked(lock, position + 1));
    }
    if (index === -1 && position === payer) throw stopLocked(position, rerouteTexts.payer(position + 1));
  }
  // The way back stays the last.
  const back = planned.findIndex(({ stop }) => stop.isReturn);
  if (back !== -1 && back !== planned.length - 1)
    throw stopLocked(stored.length - 1, rerouteTexts.locked('return', stored.length));
}

/**
 * The stops as they are wanted, checked as at the booking.
 *
 * @throws {BusinessRefusal} 409 `stop_locked` with the stop; 422 with the field at fault.
 */
export function planStops(wanted: readonly WantedStop[] | undefined, rules: StopRules): readonly PlannedStop[] {
  const { stored, extraIds } = rules;
  const list = wanted ?? stored.map(({ position }): WantedStop => ({ stop: position }));
  requireOrder(list, stored);
  const merged = list.map((stop, index) => {
    const known = stop.stop === undefined ? undefined : stored[stop.stop];
    return known === undefined ? newStop(stop, index) : mergeStop(stop, known, index);
  });
  const option = [...extraIds];
  const after = checkStops({ locationList: merged, option });
  const before = checkStops({ locationList: stored.map(toWireStop), option });
  const planned = after.map((stop, index): PlannedStop => {
    const was = list[index]?.stop ?? null;
    const earlier = was === null ? undefined : before[was];
    if (earlier === undefined) return { was: null, stop, isMoved: true, isOtherReceiver: true, isChanged: true };
    const isMoved = earlier.lat !== stop.lat || earlier.lng !== stop.lng;
    const isOtherReceiver = isMoved || earlier.contactPhone !== stop.contactPhone;
    return { was, stop, isMoved, isOtherReceiver, isChanged: !isSame(earlier, stop) };
  });
  requireUnlocked(planned, rules);
  return planned;
}
