import type { Static, TObject } from 'typebox';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lineTexts } from './line-texts.ts';

const tokens = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.Optional(Type.String()),
  id_token: Type.Optional(Type.String()),
});
const channelToken = Type.Object({ access_token: Type.String() });

/** Tokens that LINE issued for a user. */
export type LineTokens = Static<typeof tokens>;

/** LINE's API, as far as signing in needs it. Each throws {BusinessRefusal} 503 where LINE does not answer. */
export interface LineApi {
  /** @returns undefined where LINE refuses the code. */
  exchange(form: Readonly<Record<string, string>>): Promise<LineTokens | undefined>;
  /** @returns undefined where the grant has ended at LINE already. */
  refresh(refreshToken: string): Promise<LineTokens | undefined>;
  deauthorize(userAccessToken: string): Promise<void>;
}

interface LineApiOptions {
  readonly channelId: string;
  readonly channelSecret: string;
  readonly apiUrl: string;
  readonly timeoutMs?: number;
  readonly log: { warn(fields: object, message: string): void };
}

/** Builds the client. A code works once, so no call is repeated: the customer signs in again instead. */
export function createLineApi({ channelId, channelSecret, apiUrl, timeoutMs = 5_000, log }: LineApiOptions): LineApi {
  const credentials = { client_id: channelId, client_secret: channelSecret };

  const post = async (path: string, init: RequestInit): Promise<Response> => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(`${apiUrl}${path}`, { method: 'POST', redirect: 'error', signal, ...init });
      if (response.ok || (response.status >= 400 && response.status < 500)) return response;
      throw new Error(`LINE answered with status ${response.status}.`);
    } catch (error) {
      log.warn({ err: error }, 'LINE cannot be asked about a sign-in');
      throw new BusinessRefusal({ code: 503, text: lineTexts.lineAway });
    }
  };

  const postForm = async <S extends TObject>(
    path: string,
    form: Readonly<Record<string, string>>,
    schema: S,
  ): Promise<Static<S> | undefined> => {
    const response = await post(path, { body: new URLSearchParams(form) });
    if (!response.ok) return undefined;
    const body: unknown = await response.json().catch(() => null);
    if (Value.Check(schema, body)) return body;
    log.warn({}, 'LINE answered something that says nothing of the sign-in');
    throw new BusinessRefusal({ code: 503, text: lineTexts.lineAway });
  };

  return {
    exchange: (form) => postForm('/oauth2/v2.1/token', { grant_type: 'authorization_code', ...form, ...credentials }, tokens),
    refresh: (refresh_token) =>
      postForm('/oauth2/v2.1/token', { grant_type: 'refresh_token', refresh_token, ...credentials }, tokens),
    deauthorize: async (userAccessToken) => {
      const own = await postForm('/oauth2/v3/token', { grant_type: 'client_credentials', ...credentials }, channelToken);
      if (own === undefined) throw new BusinessRefusal({ code: 503, text: lineTexts.lineAway });
      const headers = { authorization: `Bearer ${own.access_token}`, 'content-type': 'application/json' };
      const response = await post('/user/v1/deauthorize', { headers, body: JSON.stringify({ userAccessToken }) });
      // Refused: the user has ended it at LINE already.
      if (!response.ok) log.warn({ status: response.status }, 'LINE knows of no grant to end');
    },
  };
}
