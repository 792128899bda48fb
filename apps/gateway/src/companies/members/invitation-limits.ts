import { sendLimits } from '../../identity/codes/code-limits.ts';
import { resendSeconds } from '../../identity/codes/one-time-codes.ts';
import { strangerAt } from '../../identity/limits/asker.ts';
import type { CallLimit } from '../../platform/limits/call-limits.ts';
import { memberTexts } from './texts.ts';

/** Invitations of a company per day. Anybody can sign up as a company; only administrators verify one. */
export const mostInvitationsADay = ({ isVerified }: { readonly isVerified: boolean }): number => (isVerified ? 100 : 5);

/**
 * Limits per contact and per address, shared with those of sign-in codes, because to the recipient each is one more message from
 * us.
 */
export const invitationLimits = (contact: string, address: string): readonly CallLimit[] => [
  { key: `invitation to:${contact}`, most: 1, windowMs: resendSeconds * 1000, text: () => memberTexts.justInvited },
  ...sendLimits(contact, strangerAt(address)).map((limit) => ({ ...limit, text: memberTexts.tooManyInvitations })),
];
