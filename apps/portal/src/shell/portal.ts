import type { Language } from '@songwai/core/basics/language';
import type { KeyValueStorage } from '@songwai/core/basics/storage/key-value-storage';
import type { PrivateStorage } from '@songwai/core/basics/storage/private-storage';
import type { StreamingTransport } from '@songwai/core/gateway/transport-types';
import type { ConsentFlow } from '@songwai/core/sessions/consent-flow';
import type { SessionFlow } from '@songwai/core/sessions/session-state';
import type { StoreApi } from 'zustand/vanilla';

/** Makes a part of the portal that outlives the page which asked for it first; the function itself is its name. */
export type MakePart<Part> = (portal: Portal) => Part;

/** What a page may use: made once in `main.tsx` and handed down by context. */
export interface Portal {
  /** A call that is refused for the sake of the terms waits for the dialog, and goes on. */
  readonly transport: StreamingTransport;
  readonly session: SessionFlow;
  /** Asks for the terms that hold; the shell shows the dialog. */
  readonly consent: ConsentFlow;
  /** For what outlives a reload and is no secret. */
  readonly storage: KeyValueStorage;
  /** For what belongs to one person: encrypted, and gone when they sign out. */
  readonly privateStorage: PrivateStorage;
  /** The language of the address bar; the transport sends it with every call. */
  readonly language: StoreApi<{ readonly language: Language }>;
  /** Set when the gateway ended the session: the shell answers with the popup or the sign-in page. */
  readonly endedSession: StoreApi<{ readonly code: number | null }>;
  /** 0 to 1. */
  readonly random: () => number;
  readonly onError: (error: unknown) => void;
  /** What only some pages need, so that its code comes with them: made by `make` when first asked for, and the same ever after. */
  part<Part>(make: MakePart<Part>): Part;
}
