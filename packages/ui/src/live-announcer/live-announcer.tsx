import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useState } from 'react';
import '../visually-hidden/visually-hidden.css';

export interface LiveRegionProps {
  readonly message: string;
  /** `assertive` only for the answer to a key just pressed (a stop moved), which a reader waits for. */
  readonly politeness?: 'polite' | 'assertive' | undefined;
}

/** Speaks its message whenever it changes. It has to stand in the page before the first message does. */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <span className="sw-visually-hidden" aria-live={politeness} aria-atomic="true">
      {message}
    </span>
  );
}

const Announce = createContext<(message: string) => void>(() => undefined);

/** Gives everything inside it one polite live region. */
export function LiveAnnouncer({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState('');
  // The same sentence twice is silence to a screen reader; a trailing no-break space makes it a change.
  const announce = useCallback((next: string) => setMessage((last) => (last === next ? `${next}\u00a0` : next)), []);
  return (
    <Announce value={announce}>
      {children}
      <LiveRegion message={message} />
    </Announce>
  );
}

/** Says something to screen readers without moving the focus. Outside a `LiveAnnouncer` it says nothing. */
export function useAnnounce(): (message: string) => void {
  return useContext(Announce);
}
