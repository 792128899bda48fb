import type { Session } from './callers/session.ts';
import { BusinessRefusal } from './refusal.ts';
import { httpTexts } from './texts.ts';

/** Checks that a user id in a call is the caller's own; 404 otherwise, so that nothing is revealed. */
export function requireOwn(userId: string, session: Session): string {
  if (userId !== session.userId) throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
  return userId;
}
