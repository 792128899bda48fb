import { createSocialSignInFlow, type SocialSignInFlow } from '@songwai/core/sessions/social/social-sign-in-flow';
import type { Portal } from '../../shell/portal.ts';
import { openSignIn } from '../open-sign-in.ts';

/** Signing in by LINE or Facebook, shared by pages and popup. For `portal.part`. */
export const openSocial = ({ transport, privateStorage, part }: Portal): SocialSignInFlow =>
  createSocialSignInFlow({ transport, signIn: part(openSignIn), storage: privateStorage, clock: () => new Date() });
