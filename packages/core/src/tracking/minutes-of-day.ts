const dayMinutes = 24 * 60;

/** Minutes since midnight of `HH:MM`; null for anything else. */
export function minutesOfDay(time: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** `HH:MM` of minutes since midnight, also of the day before or after. */
export function timeOfMinutes(minutes: number): string {
  const ofDay = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
