import type { Transport } from '../gateway/transport-types.ts';
import type { AcceptedTerms } from './terms.ts';
import { termsNeeded } from './terms-refusal.ts';

/** Asks the person for what has to be accepted. @returns whether it was. */
export type AskForTerms = (terms: AcceptedTerms) => Promise<boolean>;

/**
 * A transport that asks for the terms where a call was refused for their sake, and makes the call again once they are accepted: whatever the
 * person was doing goes on. Refused again, or not accepted, the error is the caller's.
 */
export const withTerms = <T extends Transport>(transport: T, ask: AskForTerms): T => ({
  ...transport,
  call: async (request: Parameters<Transport['call']>[0]) => {
    try {
      return await transport.call(request);
    } catch (error) {
      const terms = termsNeeded(error);
      if (terms === null || !(await ask(terms))) throw error;
      return transport.call(request);
    }
  },
});
