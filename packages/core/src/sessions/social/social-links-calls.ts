import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import * as routes from '../routes.generated.ts';

/** Where else the user can sign in. */
export interface SocialLinks {
  readonly hasLine: boolean;
  readonly hasFacebook: boolean;
}

/** @throws GatewayError 130-133 */
export const fetchSocialLinks = async (transport: Transport): Promise<SocialLinks> => {
  const { lineLinked = false, facebookId } = await call(transport, routes.userInfo, {});
  return { hasLine: lineLinked, hasFacebook: facebookId !== undefined };
};
