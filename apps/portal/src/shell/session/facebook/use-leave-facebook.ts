import type { SessionState } from '@songwai/core/sessions/session-state';
import { useEffect } from 'react';
import { usePortal } from '../../portal-context.tsx';

/** Follows every sign-out, wherever it is asked for, and makes good one that came before this code. */
export function useLeaveFacebook(): void {
  const portal = usePortal();
  useEffect(() => {
    const { store } = portal.session;
    const follow = (state: SessionState) => {
      if (state.status !== 'signedOut' || state.endedBy !== undefined) return;
      import('./leave-facebook.ts').then(({ leaveFacebook }) => leaveFacebook(portal)).catch(portal.onError);
    };
    follow(store.getState());
    // A sign-in that is not complete ends signed out too.
    return store.subscribe((state, before) => {
      if (before.status === 'signedIn' || before.status === 'restoring') follow(state);
    });
  }, [portal]);
}
