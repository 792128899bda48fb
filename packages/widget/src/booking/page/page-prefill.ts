import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { OrderPrefill, PrefillProblem, PrefillStop } from '@songwai/core/orders/prefill/prefill';
import type { PartnerGuest } from '@songwai/core/partners/calls';
import type { SongwaiBooking } from '../../elements/songwai-booking.ts';

/** Attributes and properties of the element that say something of the order. */
export type PageOfOrder = Pick<
  SongwaiBooking,
  'pickUp' | 'pickUpAt' | 'senderName' | 'senderPhone' | 'stops' | 'vehicle' | 'note' | 'reference' | 'metadata'
>;

const parcel = 2;

const position = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/;

/** `13.7234,100.5134` */
const readPosition = (text: string | null): Pick<PrefillStop, 'lat' | 'lng'> | null => {
  const [, lat, lng] = position.exec(text ?? '') ?? [];
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : null;
};

/** An id of the catalogue as a number; a kind of vehicle as it is, which the order checks. */
const readVehicle = (text: string | null): OrderPrefill['vehicle'] =>
  text === null ? undefined : /^\d+$/.test(text) ? Number(text) : (text as Exclude<OrderPrefill['vehicle'], number>);

/** What the page says of the order; null if it says nothing. */
export const readPage = (page: PageOfOrder): OrderPrefill | null => {
  const { pickUp, pickUpAt, senderName, senderPhone, stops, vehicle, note, reference, metadata } = page;
  if ([pickUp, pickUpAt, senderName, senderPhone, stops, vehicle, note, reference, metadata].every((value) => value === null))
    return null;
  const at = readPosition(pickUpAt);
  const isFixed = pickUp !== null || pickUpAt !== null;
  // Without a position the order says what is missing.
  const fixed = isFixed ? [{ name: pickUp ?? '', ...(at ?? ({} as Pick<PrefillStop, 'lat' | 'lng'>)) }] : [];
  return {
    sender: { name: senderName ?? undefined, phone: senderPhone ?? undefined },
    stops: [...fixed, ...(stops ?? [])],
    fixedPickUp: isFixed,
    reference: reference ?? undefined,
    metadata: metadata ?? undefined,
    note: note ?? undefined,
    vehicle: readVehicle(vehicle),
    // One screen does not ask what is sent.
    serviceType: isFixed ? parcel : undefined,
  };
};

/** Names of the attributes for what the order calls otherwise. */
const attributeOf = (field: string, isFixed: boolean): string => {
  if (field === 'fixedPickUp') return 'pick-up and pick-up-at';
  if (field.startsWith('sender.')) return field.replace('sender.', 'sender-');
  const [, index, rest = ''] = /^stops\.(\d+)(.*)$/.exec(field) ?? [];
  if (index === undefined) return field;
  if (!isFixed) return field;
  return index === '0' ? `pick-up${rest === '.name' ? '' : '-at'}` : `stops.${Number(index) - 1}${rest}`;
};

/** Says for the page's developer what was left out and why: `sender-phone badPhone`. */
const explain = (problems: readonly PrefillProblem[], isFixed: boolean): string =>
  problems.map(({ field, reason }) => `${attributeOf(field, isFixed)}: ${reason}`).join(', ');

export interface FillFromPageOptions {
  readonly page: PageOfOrder;
  readonly guest: PartnerGuest | null;
  readonly flow: Pick<OrderFlow, 'prefill' | 'patch' | 'patchStop' | 'store'>;
  /** Called with what was left out. */
  readonly onProblem: (message: string) => void;
}

/** Orders that have got their sender: a field that the guest clears later stays empty. */
const filled = new WeakMap<OrderFlow['store'], string>();

/** The guest sends, unless somebody else is named. No part of the prefill, because a guest who is signed on later is no other order. */
const fillInSender = (flow: FillFromPageOptions['flow'], { userName, name, phone }: PartnerGuest): void => {
  const { stops, confirmPhone, guid } = flow.store.getState().draft;
  const [pickUp] = stops;
  const mark = `${guid} ${userName}`;
  if (!pickUp || filled.get(flow.store) === mark) return;
  filled.set(flow.store, mark);
  if (pickUp.contactName + pickUp.contactPhone === '') flow.patchStop(pickUp.key, { contactName: name, contactPhone: phone });
  if (confirmPhone === '') flow.patch({ confirmPhone: phone });
};

let lastMessage = '';

/** Fills the order with what the page knows; the order ignores what it has had before. @throws the error of an import */
export const fillFromPage = async ({ page, guest, flow, onProblem }: FillFromPageOptions): Promise<void> => {
  const prefill = readPage(page);
  if (!prefill) return;
  const problems = await flow.prefill(prefill);
  if (prefill.fixedPickUp && guest) fillInSender(flow, guest);
  const message = explain(problems, prefill.fixedPickUp === true);
  // The page hears of each mistake once, not with each attribute that it sets.
  if (message && message !== lastMessage) onProblem(`Left out of the order: ${message}`);
  lastMessage = message;
};
