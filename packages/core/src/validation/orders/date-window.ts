import { parseBangkok } from '../../basics/bangkok-time.ts';

/** From midnight of the first day up to midnight of the expiry day, both DD/MM/YYYY in Bangkok. */
export interface DateWindow {
  readonly start: string;
  readonly expiry: string;
}

/** True if now >= start and now < expiry (spec §5). Screens show the day before expiry as the last one. */
export function isDateWindowOpen({ start, expiry }: DateWindow, now: Date): boolean {
  const opens = parseBangkok(start);
  const closes = parseBangkok(expiry);
  return opens !== null && closes !== null && now >= opens && now < closes;
}
