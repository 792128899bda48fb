import type { detailedPoint } from '@songwai/core/jobs/booking/booking-schema';
import type { Static } from 'typebox';
import type { StoredReceiver } from './receiver-queries.ts';

type WireReceiver = Pick<Static<typeof detailedPoint>, 'receiverLink' | 'receiverNote' | 'receiverPin'>;

/** What a receiver told the driver; empty where nothing was said. */
export function toWireWords(receiver: StoredReceiver | undefined): Omit<WireReceiver, 'receiverLink'> {
  if (receiver === undefined) return {};
  const { note, pin_lat: lat, pin_lng: lng } = receiver;
  return {
    ...(note === '' ? {} : { receiverNote: note }),
    ...(lat === null || lng === null ? {} : { receiverPin: { lat, lng } }),
  };
}

/** The receiver of a stop as the customer sees it, with the link. */
export function toWireReceiver(receivers: readonly StoredReceiver[], position: number): WireReceiver {
  const receiver = receivers.find(({ stop }) => stop === position);
  return receiver === undefined ? {} : { receiverLink: receiver.token, ...toWireWords(receiver) };
}
