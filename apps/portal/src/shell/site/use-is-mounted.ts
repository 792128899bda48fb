import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server, and while the browser takes its page over: for what only a browser knows. */
export const useIsMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
