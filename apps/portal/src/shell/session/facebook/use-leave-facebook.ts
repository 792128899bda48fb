import { useEffect } from 'react';
import { usePortal } from '../../portal-context.tsx';

/** Follows every sign-out, wherever it is asked for. */
export function useLeaveFacebook(): void {
  const portal = usePortal();
  useEffect(
    () =>
      portal.session.store.subscribe((state, before) => {
        const isDeliberate = state.status === 'signedOut' && state.endedBy === undefined;
        if (before.status !== 'signedIn' || !isDeliberate) return;
        import('./leave-facebook.ts').then(({ leaveFacebook }) => leaveFacebook(portal)).catch(portal.onError);
      }),
    [portal],
  );
}
