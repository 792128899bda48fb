/** When a countdown speaks: often enough to act, seldom enough to let one read. */
const SPOKEN_SECONDS = [60, 30, 10] as const;

/** The last of the spoken moments that has come, in seconds, as long as it is fresh (2 s); else null. */
export function spokenAt(seconds: number): number | null {
  return SPOKEN_SECONDS.find((moment) => seconds <= moment && seconds > moment - 2) ?? null;
}

/** `0:09`, `4:05`, `1:00:00`. */
export function clockFace(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
