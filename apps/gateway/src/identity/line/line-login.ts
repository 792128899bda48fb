import { createHash, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import type { Clock, Random } from '../../platform/deps.ts';
import { createLineApi, type LineTokens } from './line-api.ts';
import type { LineSignIn, LineUser } from './line-sign-in.ts';
import { createSeal } from './seal.ts';

export interface LineLoginOptions {
  readonly channelId: string;
  readonly channelSecret: string;
  readonly apiUrl: string;
  readonly loginUrl: string;
  /** Address of our page to which LINE sends the browser back; registered with the channel. */
  readonly redirectUri: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: { warn(fields: object, message: string): void };
}

/** LINE's name in its id tokens, whatever address answers. */
const issuer = 'https://access.line.me';
/** A code of LINE lives ten minutes. */
const ticketSeconds = 900;
const proofSeconds = 1_800;
/** LINE's refresh tokens live ninety days. */
const grantSeconds = 90 * 24 * 3_600;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Signs in by LINE Login v2.1: authorization code with state, nonce and PKCE. LINE signs a web id token by the channel's secret. */
export function createLineLogin(options: LineLoginOptions): LineSignIn {
  const { channelId, channelSecret, loginUrl, redirectUri, clock, random } = options;
  const api = createLineApi(options);
  const seal = createSeal(channelSecret, { clock, random });
  const key = new TextEncoder().encode(channelSecret);
  const randomText = () => random.bytes(32).toString('base64url');

  const readIdToken = async ({ id_token = '' }: LineTokens, nonce: string) => {
    try {
      const expected = { algorithms: ['HS256'], issuer, audience: channelId, currentDate: clock.now(), clockTolerance: 60 };
      const { payload } = await jwtVerify(id_token, key, { ...expected, requiredClaims: ['sub', 'exp', 'nonce'] });
      return isSame(text(payload['nonce']), nonce) ? payload : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };

  return {
    start: () => {
      const [state, nonce, verifier] = [randomText(), randomText(), randomText()];
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: channelId,
        redirect_uri: redirectUri,
        state,
        scope: 'openid profile',
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
      const ticket = seal.close('ticket', { state, nonce, verifier }, ticketSeconds);
      return { authorizeUri: `${loginUrl}/oauth2/v2.1/authorize?${query}`, state, ticket };
    },
    finish: async ({ code, state, ticket }) => {
      const begun = seal.open('ticket', ticket);
      if (begun === undefined || !isSame(text(begun['state']), state)) return undefined;
      const form = { code, redirect_uri: redirectUri, code_verifier: text(begun['verifier']) };
      const tokens = await api.exchange(form);
      const claims = tokens && (await readIdToken(tokens, text(begun['nonce'])));
      if (tokens === undefined || claims?.sub === undefined) return undefined;
      const granted = { access: tokens.access_token, refresh: tokens.refresh_token ?? '' };
      return { lineId: claims.sub, name: text(claims['name']), grant: seal.close('grant', granted, grantSeconds) };
    },
    prove: (user) => seal.close('proof', user, proofSeconds),
    readProof: (proof) => {
      const user = seal.open('proof', proof);
      return user && ({ lineId: text(user['lineId']), name: text(user['name']), grant: text(user['grant']) } satisfies LineUser);
    },
    deauthorize: async (grant) => {
      const granted = seal.open('grant', grant);
      if (granted === undefined) return;
      const fresh = granted['refresh'] === '' ? undefined : await api.refresh(text(granted['refresh']));
      await api.deauthorize(fresh?.access_token ?? text(granted['access']));
    },
  };
}
