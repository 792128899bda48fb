import type { Session } from './callers/session.ts';
import { BusinessRefusal } from './refusal.ts';
import { httpTexts } from './texts.ts';

/** An id in a call is the caller's own, or there is nothing there. */
export function requireOwn(userId: string, session: Session): string {
  if (userId !== session.userId) throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
  return userId;
}
