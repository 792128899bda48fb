import type { SessionFlow, SessionState } from '@songwai/core/sessions/session-state';

const userIdOf = (state: SessionState): string | null => (state.status === 'signedIn' ? state.user.userId : null);

/** Runs when the signed-in user is no longer there: signed out, ended by the gateway, or followed by another one. */
export const whenUserLeaves = ({ store }: Pick<SessionFlow, 'store'>, run: () => void): (() => void) =>
  store.subscribe((now, before) => {
    const left = userIdOf(before);
    if (left !== null && left !== userIdOf(now)) run();
  });
