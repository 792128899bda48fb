import { createPasswordResetFlow, type PasswordResetFlow } from '@songwai/core/sessions/joining/password-reset-flow';
import type { Portal } from '../../shell/portal.ts';
import { whenUserLeaves } from '../../shell/session/when-user-leaves.ts';
import { openSignIn } from '../open-sign-in.ts';

/** The forgotten password of this visit. For `portal.part`. */
export const openPasswordReset = ({ transport, session, privateStorage, onError, part }: Portal): PasswordResetFlow => {
  const reset = createPasswordResetFlow({
    transport,
    signIn: part(openSignIn),
    storage: privateStorage,
    clock: () => new Date(),
    onError,
  });
  void reset.restore();
  whenUserLeaves(session, () => void reset.forget());
  return reset;
};
