import type { Transport } from '../gateway/transport-types.ts';
import type { AcceptedTerms } from './terms.ts';
import { termsNeeded } from './terms-refusal.ts';

/** Asks the user to accept the terms. @returns whether the user did. */
export type AskForTerms = (terms: AcceptedTerms) => Promise<boolean>;

/**
 * A transport that, when a call is refused for missing terms, asks for them and repeats the call once they are accepted. If they
 * are not, or the call is refused again, it throws the error.
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
