import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** Ways of signing in besides a password and a code, where they are configured. */
export interface SignInWays {
  /** Our app at Facebook and the version of the Graph API, for its SDK; null: no sign-in by Facebook. */
  readonly facebook: { readonly appId: string; readonly version: string } | null;
  readonly hasLine: boolean;
}

/** From the start-up data; apart from `fetchStartup`, because the widget signs nobody in. @throws GatewayError */
export const fetchSignInWays = async (transport: Transport): Promise<SignInWays> => {
  const { appData } = await call(transport, routes.initDataV3);
  const { facebookAppId: appId, facebookVersion: version, lineSignIn: hasLine = false } = appData;
  return { facebook: appId && version ? { appId, version } : null, hasLine };
};
