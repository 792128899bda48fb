import type { EnglishOf } from '../../../text-keys.ts';

export const booked = {
  'booked.back': 'Book the way back',
  'booked.cancelFree': 'Free to cancel until the driver is at the pick-up',
  'booked.copyFailed': 'It could not be copied. Please press and hold the link instead.',
  'booked.forReceivers': 'Let receivers follow it themselves',
  'booked.forReceiversDetail': 'They see the driver on the map, no price and nobody’s phone number.',
  'booked.hideQr': 'Hide the QR code',
  'booked.makeRecurring': 'Make it recurring',
  'booked.openJob': 'Open the job',
  'booked.qr': 'QR code that opens the tracking of this job',
  'booked.share': 'Share the tracking link',
  'booked.showQr': 'Show a QR code',
  'booked.toLine': 'Send by LINE',
} satisfies EnglishOf<'booked'>;
