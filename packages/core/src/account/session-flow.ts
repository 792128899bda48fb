import type { KeyValueStorage } from '../basics/key-value-storage.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { SessionFlow } from './session-state.ts';

export interface SessionFlowOptions {
  /** A function, because the transport itself asks this flow for the token. */
  readonly getTransport: () => Transport;
  readonly storage: KeyValueStorage;
  /** Told of what fails behind the customer's back (a storage that is full, a sign-out nobody heard). */
  readonly onError?: (error: unknown) => void;
}

export const createSessionFlow = (_options: SessionFlowOptions): SessionFlow => {
  throw new Error('being built');
};
