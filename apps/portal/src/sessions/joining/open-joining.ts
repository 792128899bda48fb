import { createJoiningFlow } from '@songwai/core/sessions/joining/joining-flow';
import type { JoiningFlow } from '@songwai/core/sessions/joining/joining-state';
import type { Portal } from '../../shell/portal.ts';
import { whenUserLeaves } from '../../shell/session/when-user-leaves.ts';
import { openSignIn } from '../open-sign-in.ts';

/** Joining, shared by the form and the page of the codes. For `portal.part`. */
export const openJoining = (portal: Portal): JoiningFlow => {
  const { transport, transportAs, session, privateStorage, random, onError, part } = portal;
  const joining = createJoiningFlow({
    transport,
    transportAs,
    signIn: part(openSignIn),
    storage: privateStorage,
    clock: () => new Date(),
    random,
    onError,
  });
  void joining.restore();
  whenUserLeaves(session, () => void joining.forget());
  return joining;
};
