/** When a countdown is announced: often enough to act, seldom enough not to disturb reading. */
const SPOKEN_SECONDS: readonly number[] = [60, 30, 10];

/** The announcement that is due, in seconds, for 2 s after its moment; else null. */
export function spokenAt(seconds: number, spokenSeconds: readonly number[] = SPOKEN_SECONDS): number | null {
  return spokenSeconds.find((moment) => seconds <= moment && seconds > moment - 2) ?? null;
}

/** `0:09`, `4:05`, `1:00:00`. */
export function clockFace(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
