import { bangkokDate, bangkokTime, parseBangkok } from '../basics/bangkok-time.ts';

/** A date and time on the wire: Bangkok, DD/MM/YYYY and HH:MM; the default time is midnight. */
interface WireMoment {
  readonly date: string;
  readonly time?: string;
}

/** Drops seconds. */
export const momentToWire = (instant: Date): Required<WireMoment> => ({ date: bangkokDate(instant), time: bangkokTime(instant) });

/** Null for an invalid date or time. */
export const momentFromWire = ({ date, time }: WireMoment): Date | null => parseBangkok(date, time);

/** Parses a date and time from a reply. @throws TypeError if invalid. */
export function answeredMoment(wire: WireMoment): Date {
  const instant = momentFromWire(wire);
  if (instant === null) throw new TypeError(`The gateway answered a moment that is none: ${wire.date} ${wire.time ?? ''}`);
  return instant;
}
