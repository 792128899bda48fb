import { createSignInFlow, type SignInFlow } from '@songwai/core/sessions/joining/sign-in-flow';
import type { Portal } from '../shell/portal.ts';

/** Signing in, shared by page and popup. For `portal.part`. */
export const openSignIn = ({ transport, transportAs, session }: Portal): SignInFlow =>
  createSignInFlow({ transport, transportAs, session });
