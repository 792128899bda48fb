import type { SocialSignInFlow } from '@songwai/core/sessions/social/social-sign-in-flow';
import { useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { facebookMemory } from '../../shell/session/facebook/facebook-memory.ts';
import {
  type FacebookApp,
  type FacebookSdk,
  loadFacebookSdk,
  removeFacebookTokens,
} from '../../shell/session/facebook/facebook-sdk.ts';
import { askFacebook } from './ask-facebook.ts';

/** `away`: Facebook could not be reached. `closed`: its window was closed, or blocked by the browser. */
type FacebookProblem = 'away' | 'closed';

/** Signing in by Facebook with its SDK, which the first press loads; null where no app is configured. */
export function useFacebook(app: FacebookApp | null, social: SocialSignInFlow) {
  const portal = usePortal();
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<FacebookProblem | null>(null);

  const open = async (): Promise<FacebookSdk | null> => {
    if (app === null) return null;
    setIsOpening(true);
    try {
      return await loadFacebookSdk(window, { app, ...portal.language.getState() });
    } catch (error) {
      portal.onError(error);
      return null;
    } finally {
      setIsOpening(false);
    }
  };

  const signIn = async () => {
    social.clear();
    setProblem(null);
    const sdk = await open();
    if (sdk === null || app === null) return setProblem('away');
    const person = await askFacebook(sdk, window);
    removeFacebookTokens(window, app);
    if (person === null) return setProblem('closed');
    const memory = facebookMemory(portal.storage);
    await memory.begin(app);
    const unfollow = portal.session.store.subscribe(({ status }) => {
      if (status !== 'signedIn') return;
      unfollow();
      portal.facebookSession.setState({ person: { facebookId: person.facebookId, token: person.token } });
      memory.confirm().catch(portal.onError);
    });
    await social.withFacebook(person);
  };

  return { isOpening, problem, signIn };
}
