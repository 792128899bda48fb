import type { SessionState } from '@songwai/core/sessions/session-state';

/** Whose drafts are shown; undefined while unknown, or while an ended session may be renewed. */
export const draftOwner = (state: SessionState): string | null | undefined => {
  if (state.status === 'signedIn') return state.user.userId;
  return state.status === 'signedOut' && state.endedBy === undefined ? null : undefined;
};
