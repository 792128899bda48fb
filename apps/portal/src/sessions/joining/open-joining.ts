import { createJoiningFlow } from '@songwai/core/sessions/joining/joining-flow';
import type { JoiningFlow } from '@songwai/core/sessions/joining/joining-state';
import type { Portal } from '../../shell/portal.ts';
import { openSignIn } from '../open-sign-in.ts';

/** Joining, shared by the form and the page of the codes. For `portal.part`. */
export const openJoining = ({ transport, transportAs, privateStorage, random, onError, part }: Portal): JoiningFlow => {
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
  return joining;
};
