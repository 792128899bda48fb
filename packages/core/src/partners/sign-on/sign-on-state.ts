import type { StoreApi } from 'zustand/vanilla';

export type SignOnState =
  | { readonly status: 'working' }
  /** Somebody else is signed in: asks before that is changed. Names are those of the gateway, not of the link. */
  | { readonly status: 'asking'; readonly name: string; readonly partnerName: string; readonly presentName: string }
  /** Names are missing, which the sign-in flow asks for. */
  | { readonly status: 'naming' }
  | {
      readonly status: 'failed';
      /** In the words of spec §8. */
      readonly text: string;
      /** For the partner's developer: `expired`, `bad_signature`, … or the call's code. */
      readonly reason: string;
      /** The same token may still succeed. */
      readonly canRetry: boolean;
    }
  /** The portal's session is that of the guest, or the one before, if the user preferred that. */
  | { readonly status: 'done' };

/** Signing a partner's guest on to the portal by the token in a link. */
export interface SignOnFlow {
  readonly store: StoreApi<SignOnState>;
  /** Exchanges the token; also again after a failure. */
  start(): Promise<void>;
  /** Signs out who is signed in, and in the guest. */
  accept(): Promise<void>;
  /** Leaves the session as it is, and ends the guest's. */
  decline(): Promise<void>;
}
