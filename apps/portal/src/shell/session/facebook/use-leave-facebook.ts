import type { SessionState } from '@songwai/core/sessions/session-state';
import { useEffect } from 'react';
import { usePortal } from '../../portal-context.tsx';
import { facebookMemory } from './facebook-memory.ts';

/** Follows every sign-out, wherever it is asked for, and makes good one that came before this code. */
export function useLeaveFacebook(): void {
  const portal = usePortal();
  useEffect(() => {
    const { store } = portal.session;
    const follow = (state: SessionState) => {
      // A joining may have gone on after a reload.
      if (state.status === 'signedIn') return void facebookMemory(portal.storage).confirm().catch(portal.onError);
      if (state.status !== 'signedOut' || state.endedBy !== undefined) return;
      // Somebody may have signed in while the code was on its way.
      import('./leave-facebook.ts')
        .then(({ leaveFacebook }) => (store.getState().status === 'signedOut' ? leaveFacebook(portal) : undefined))
        .catch(portal.onError);
    };
    follow(store.getState());
    return store.subscribe(follow);
  }, [portal]);
}
