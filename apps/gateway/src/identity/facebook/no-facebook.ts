import { BusinessRefusal } from '../../http/refusal.ts';
import { accountTexts } from '../texts.ts';
import type { FacebookVerifier } from './facebook-verifier.ts';

/** Refuses every sign-in with Facebook, for a deployment without an app id. */
export const noFacebook: FacebookVerifier = {
  isGenuine: async () => {
    throw new BusinessRefusal({ code: 422, field: 'facebookTokenId', text: accountTexts.noFacebook });
  },
};
