import { hourMs, minuteMs } from '@songwai/core/basics/durations';
/** A sign-in code is valid for five minutes and five attempts (decisions). */
export const driverCodeLife = { minutes: 5, tries: 5 } as const;

const resendMs = minuteMs;
const mostInHour = 5;

interface SentCodes {
  readonly sentAt: Date;
  readonly hourStartedAt: Date;
  readonly sentInHour: number;
}

/** Whether a code may be sent now: a minute after the last one, and at most five an hour. If not, the seconds to wait. */
export function planCode(
  { sentAt, hourStartedAt, sentInHour }: SentCodes,
  now: Date,
): { readonly waitSeconds: number } | SentCodes {
  const isNewHour = now.getTime() - hourStartedAt.getTime() >= hourMs;
  const inHour = isNewHour ? 0 : sentInHour;
  const freeAt = Math.max(sentAt.getTime() + resendMs, inHour < mostInHour ? 0 : hourStartedAt.getTime() + hourMs);
  if (freeAt > now.getTime()) return { waitSeconds: Math.ceil((freeAt - now.getTime()) / 1000) };
  return { sentAt: now, hourStartedAt: isNewHour ? now : hourStartedAt, sentInHour: inHour + 1 };
}

/** Seconds until another code may be requested. */
export const resendSeconds = resendMs / 1000;
