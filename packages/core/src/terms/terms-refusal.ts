import type { Static } from 'typebox';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { AcceptedTerms } from './terms.ts';
import { termsFromWire } from './terms-from-wire.ts';
import type { termsWire } from './terms-wire.ts';

/** `responseCode` of a call that waits for terms to be accepted ("precondition required"). */
export const termsNeededCode = 428;

const isTermsWire = (value: unknown): value is Static<typeof termsWire> =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'string';

/** The terms that an answer carries; null where it carries none. */
export const termsFromReply = ({ terms }: GatewayError['reply']): AcceptedTerms | null =>
  isTermsWire(terms) ? termsFromWire(terms) : null;

/** The terms that have to be accepted before a refused call is worth repeating; null where it failed for something else. */
export const termsNeeded = (error: unknown): AcceptedTerms | null =>
  error instanceof GatewayError && error.code === termsNeededCode ? termsFromReply(error.reply) : null;
