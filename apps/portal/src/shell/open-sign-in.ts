import { createSignInFlow, type SignInFlow } from '@songwai/core/profile/joining/sign-in-flow';
import type { Portal } from './portal.ts';

/** Signing in, shared by page and popup. For `portal.part`. */
export const openSignIn = ({ transport, transportAs, session, part }: Portal): SignInFlow =>
  createSignInFlow({
    transport,
    transportAs,
    session,
    // Few sign-ins come to this, so only these load the code.
    onUnverified: async (user) => part((await import('../profile/joining/open-joining.ts')).openJoining).takeUp(user),
  });
