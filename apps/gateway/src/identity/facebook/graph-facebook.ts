import type { Static } from 'typebox';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Clock } from '../../platform/deps.ts';
import { accountTexts } from '../texts.ts';
import type { FacebookVerifier } from './facebook-verifier.ts';

export interface GraphFacebookOptions {
  readonly appId: string;
  readonly appSecret: string;
  /** Address of the Graph API with its version, without a trailing slash. */
  readonly url: string;
  /** Per attempt. */
  readonly timeoutMs?: number;
  readonly clock: Clock;
  readonly log: { warn(fields: object, message: string): void };
}

/** The fields of `debug_token`'s answer that are used here. */
const tokenReply = Type.Object({
  data: Type.Object({
    app_id: Type.Optional(Type.String()),
    is_valid: Type.Boolean(),
    user_id: Type.Optional(Type.String()),
    /** Seconds since 1970; 0: never. */
    expires_at: Type.Optional(Type.Integer()),
  }),
});

/** One retry, because the customer is waiting and can sign in another way. */
const attempts = 2;

/** Checks tokens with the Graph API's `debug_token`, by our app's own credentials: a token issued to another app is refused. */
export function createGraphFacebook({
  appId,
  appSecret,
  url,
  timeoutMs = 3_000,
  clock,
  log,
}: GraphFacebookOptions): FacebookVerifier {
  const ask = async (token: string): Promise<Static<typeof tokenReply>['data']> => {
    const query = new URLSearchParams({ input_token: token, access_token: `${appId}|${appSecret}` });
    const response = await fetch(`${url}/debug_token?${query}`, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    // Facebook answers an invalid token with 400.
    if (response.status === 400) return { is_valid: false };
    if (!response.ok) throw new Error(`Facebook answered with status ${response.status}.`);
    const body: unknown = await response.json();
    if (!Value.Check(tokenReply, body)) throw new Error('Facebook answered something that says nothing of the token.');
    return body.data;
  };

  const askAgain = async (token: string, left: number): Promise<Static<typeof tokenReply>['data']> => {
    try {
      return await ask(token);
    } catch (error) {
      if (left > 1) return askAgain(token, left - 1);
      log.warn({ err: error }, 'Facebook cannot be asked whose token it is');
      throw new BusinessRefusal({ code: 503, text: accountTexts.facebookAway });
    }
  };

  return {
    isGenuine: async ({ facebookId, token }) => {
      const { is_valid, app_id, user_id, expires_at = 0 } = await askAgain(token, attempts);
      const isOver = expires_at !== 0 && expires_at * 1_000 <= clock.now().getTime();
      return is_valid && !isOver && app_id === appId && user_id === facebookId;
    },
  };
}
