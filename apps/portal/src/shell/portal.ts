import type { Language } from '@songwai/core/basics/language';
import type { KeyValueStorage } from '@songwai/core/basics/storage/key-value-storage';
import type { PrivateStorage } from '@songwai/core/basics/storage/private-storage';
import type { FileTransport, StreamingTransport, Transport } from '@songwai/core/gateway/transport-types';
import type { FacebookToken } from '@songwai/core/identity/facebook-token';
import type { ConsentFlow } from '@songwai/core/sessions/consent-flow';
import type { SessionFlow } from '@songwai/core/sessions/session-state';
import type { StoreApi } from 'zustand/vanilla';

/** Creates a part of the portal that outlives its page; the function identifies the part. */
export type MakePart<Part> = (portal: Portal) => Part;

/** The gateway as pages call it: also live streams and files, whose code loads with the first use. */
export type PortalTransport = StreamingTransport & FileTransport;

/** What pages may use: created once in `main.tsx` and passed by context. */
export interface Portal {
  /** Where this site is, without a slash at the end: for what somebody copies elsewhere. */
  readonly origin: string;
  /** Whether the app's worker belongs to it: not in development, in tests and in stories. */
  readonly hasWorker: boolean;
  /** A call that is refused until the terms are accepted waits for the dialog, then continues. */
  readonly transport: PortalTransport;
  /** Calls with a session that is not the portal's own yet: that of an account whose phone awaits its code. */
  readonly transportAs: (sessionToken: string) => Transport;
  readonly session: SessionFlow;
  /** Asks to accept the terms in force; the shell shows the dialog. */
  readonly consent: ConsentFlow;
  /** For settings that survive a reload and are not secret. */
  readonly storage: KeyValueStorage;
  /** For one person's data: encrypted, and removed at sign-out. */
  readonly privateStorage: PrivateStorage;
  /** The address's language; the transport sends it with every call. */
  readonly language: StoreApi<{ readonly language: Language }>;
  /** Set when the gateway ended the session; the shell shows the popup or the sign-in page. */
  readonly endedSession: StoreApi<{ readonly code: number | null }>;
  /** Who signed in by Facebook on this page, for the common fields of calls; in memory only, and gone with the session. */
  readonly facebookSession: StoreApi<{ readonly person: FacebookToken | null }>;
  /** 0 to 1. */
  readonly random: () => number;
  readonly onError: (error: unknown) => void;
  /** A part for some pages, whose code loads with them: `make` creates it at the first call, and later calls return the same. */
  part<Part>(make: MakePart<Part>): Part;
}
