import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { systemRandom } from '../../src/platform/deps.ts';
import { partnerSecret } from '../harness/quiet-environment.ts';
import type { Gateway } from './gateway.ts';
import type { Caller } from './sessions.ts';
import type { Answer } from './typed-call.ts';

/** Where the demo's partner has its pages. */
export const partnerOrigin = 'http://localhost:8081';

export const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** A token as the partner's server signs it; `claims` overrides, and a claim given as undefined is left out. */
export function signPartnerToken(
  { clock }: Pick<Gateway, 'clock'>,
  claims: Readonly<Record<string, unknown>> = {},
  secret: string = partnerSecret,
): Promise<string> {
  const iat = Math.floor(clock.now().getTime() / 1000);
  const own = { iss: 'baanchandra', sub: 'guest-7', name: 'Malee Chan', phone: '0861112222', iat, exp: iat + 120 };
  const payload = { ...own, jti: systemRandom.uuid(), ...claims };
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
}

/** Signs a guest on from the partner's page, as the widget does. */
export async function signOn(gateway: Pick<Gateway, 'clock' | 'post'>, sub = 'guest-7'): Promise<Answer> {
  const token = await signPartnerToken(gateway, { sub });
  return gateway.post('/signon', { partnerId: 'baanchandra', token, lang: 'en' }, { origin: partnerOrigin });
}

/** Signs a guest on, who accepts the terms. */
export async function signOnGuest(gateway: Pick<Gateway, 'clock' | 'post'>, sub = 'guest-7'): Promise<Caller> {
  const { body } = await signOn(gateway, sub);
  if (typeof body['skToken'] !== 'string') throw new Error(`not signed on: ${JSON.stringify(body)}`);
  await acceptShownTerms(gateway, body);
  return { userId: String(body['userId']), token: body['skToken'] };
}

/** Accepts the terms that the sign-on reported to a partner's guest, as the widget does before it books. */
async function acceptShownTerms({ post }: Pick<Gateway, 'post'>, signedOn: Readonly<Record<string, unknown>>): Promise<void> {
  const { version, partnerVersion } = signedOn['terms'] as { readonly version: string; readonly partnerVersion?: number };
  const partners = partnerVersion === undefined ? {} : { partnerTermsVersion: partnerVersion };
  const { body } = await post('/pdpa/terms', { termsVersion: version, ...partners }, { token: String(signedOn['skToken']) });
  if (body['responseCode'] !== 200) throw new Error(`not accepted: ${JSON.stringify(body)}`);
}

interface Signed {
  readonly body?: object;
  readonly partnerId?: string;
  readonly secret?: string;
  readonly signedAt?: number;
  /** Sent instead of the signed body. */
  readonly sentBody?: string;
  readonly sentUrl?: string;
  readonly signature?: string;
}

/** Makes a call as a partner's server does: signed over time, method, path and body. */
export function askAsPartner(
  { clock, inject }: Pick<Gateway, 'clock' | 'inject'>,
  call: `${'GET' | 'POST'} ${string}`,
  given: Signed = {},
): Promise<Answer> {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const { partnerId = 'baanchandra', secret = partnerSecret } = given;
  const signedAt = given.signedAt ?? Math.floor(clock.now().getTime() / 1000);
  const url = `/api${path}`;
  const body = method === 'GET' ? '' : JSON.stringify(given.body ?? {});
  const value = hmac(secret, `${signedAt}.${method}.${url}.${body}`);
  const headers = {
    'songwai-partner': partnerId,
    'songwai-signature': given.signature ?? `t=${signedAt},v1=${value}`,
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
  };
  const payload = method === 'POST' ? { payload: given.sentBody ?? body } : {};
  return inject({ method, url: given.sentUrl ?? url, headers, ...payload });
}
