import { bangkokDate, bangkokTime, parseBangkok } from '../basics/bangkok-time.ts';

/** A moment as the wire has it: in Bangkok, DD/MM/YYYY and HH:MM; without a time, midnight. */
interface WireMoment {
  readonly date: string;
  readonly time?: string;
}

/** To the minute. */
export const momentToWire = (instant: Date): Required<WireMoment> => ({ date: bangkokDate(instant), time: bangkokTime(instant) });

/** Null for what is no moment. */
export const momentFromWire = ({ date, time }: WireMoment): Date | null => parseBangkok(date, time);

/** A moment that a gateway answered. @throws TypeError for what is none. */
export function answeredMoment(wire: WireMoment): Date {
  const instant = momentFromWire(wire);
  if (instant === null) throw new TypeError(`The gateway answered a moment that is none: ${wire.date} ${wire.time ?? ''}`);
  return instant;
}
