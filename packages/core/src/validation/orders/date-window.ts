import { parseBangkok } from '../../basics/bangkok-time.ts';

/** From the first day's midnight up to the expiry day's midnight, both DD/MM/YYYY in Bangkok. */
export interface DateWindow {
  readonly start: string;
  readonly expiry: string;
}

/** True when now lies in the window: now >= start and now < expiry (spec §5). Screens print the day before expiry as the last one. */
export function isDateWindowOpen({ start, expiry }: DateWindow, now: Date): boolean {
  const opens = parseBangkok(start);
  const closes = parseBangkok(expiry);
  return opens !== null && closes !== null && now >= opens && now < closes;
}
