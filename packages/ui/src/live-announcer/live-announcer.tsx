import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useState } from 'react';
import '../visually-hidden/visually-hidden.css';

export interface LiveRegionProps {
  readonly message: string;
  /** `assertive` only in answer to a key just pressed (a stop moved), which the user waits for. */
  readonly politeness?: 'polite' | 'assertive' | undefined;
}

/** A live region that announces its message at every change. It must be mounted before the first message. */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <span className="sw-visually-hidden" aria-live={politeness} aria-atomic="true">
      {message}
    </span>
  );
}

const Announce = createContext<(message: string) => void>(() => undefined);

/** Provides one polite live region for everything inside. */
export function LiveAnnouncer({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState('');
  // Screen readers ignore a repeated sentence; a trailing no-break space makes it a change.
  const announce = useCallback((next: string) => setMessage((last) => (last === next ? `${next}\u00a0` : next)), []);
  return (
    <Announce value={announce}>
      {children}
      <LiveRegion message={message} />
    </Announce>
  );
}

/** Announces a message to screen readers without moving the focus. Does nothing outside a `LiveAnnouncer`. */
export function useAnnounce(): (message: string) => void {
  return useContext(Announce);
}
