import type { Static } from 'typebox';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { AcceptedTerms } from './terms.ts';
import { termsFromWire } from './terms-from-wire.ts';
import type { termsWire } from './terms-wire.ts';

/** `responseCode` of a call that requires accepted terms ("precondition required"). */
export const termsNeededCode = 428;

const isTermsWire = (value: unknown): value is Static<typeof termsWire> =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'string';

/** The terms in a reply; null if it has none. */
export const termsFromReply = ({ terms }: GatewayError['reply']): AcceptedTerms | null =>
  isTermsWire(terms) ? termsFromWire(terms) : null;

/** The terms to accept before repeating a refused call; null if it failed for another reason. */
export const termsNeeded = (error: unknown): AcceptedTerms | null =>
  error instanceof GatewayError && error.code === termsNeededCode ? termsFromReply(error.reply) : null;
