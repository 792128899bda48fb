import { createHmac } from 'node:crypto';
import { acceptShownTerms } from '../app/accept-terms.ts';
import { type Answer, type AppFixture, createAppFixture, partnerOrigin } from '../app/app-fixture.ts';
import { openSession, userIdOf } from '../app/open-session.ts';

export const siam = { addressName: 'สยามพารากอน', lat: 13.7466, lng: 100.5347 };
export const bangNa = { addressName: 'บีทีเอสบางนา', lat: 13.6682, lng: 100.605 };

/** The demo partner's secret in the tests. */
export const demoSecret = 'a-secret-of-the-tests-that-is-long-enough';

export const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

interface Signed {
  readonly partnerId?: string;
  readonly secret?: string;
  readonly signedAt?: number;
  /** Sent instead of the signed body. */
  readonly sentBody?: string;
  readonly sentUrl?: string;
  readonly signature?: string;
}

/** The whole gateway with the demo's partner, its guests and an administrator. */
export interface PartnerFixture extends AppFixture {
  /** Session token of an administrator. */
  readonly admin: string;
  /** Posts to `/admin/partner…` as an administrator. */
  postAsAdmin(path: string, body: object): Promise<Answer>;
  readAsAdmin(path: string, query?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Signs a guest on and returns the session's token. */
  signOnGuest(sub?: string): Promise<string>;
  /** Makes a call as a partner's server does: signed over time, method, path and body. */
  askAsPartner(method: 'GET' | 'POST', path: string, given?: { readonly body?: object } & Signed): Promise<Answer>;
  /** Books for a guest and returns the job's id. */
  book(token: string): Promise<string>;
}

export async function createPartnerFixture(env: Readonly<Record<string, string>> = {}): Promise<PartnerFixture> {
  const fixture = await createAppFixture({ isSiteBuilt: false, env });
  const admin = await openSession(fixture, await userIdOf(fixture, 'admin@songwai.test'));

  const postAsAdmin = async (path: string, body: object) =>
    fixture.post(`/admin/partner${path}`, { lang: 'en', ...body }, { token: admin });
  const readAsAdmin = async (path: string, query: Readonly<Record<string, string>> = {}) =>
    fixture.get(`/admin/partner${path}`, query, { token: admin });

  const signOnGuest = async (sub = 'guest-7'): Promise<string> => {
    const token = await fixture.signPartnerToken({ sub });
    const { body } = await fixture.post('/signon', { partnerId: 'baanchandra', token, lang: 'en' }, { origin: partnerOrigin });
    if (typeof body['skToken'] !== 'string') throw new Error(`not signed on: ${JSON.stringify(body)}`);
    await acceptShownTerms(fixture, body);
    return body['skToken'];
  };

  const askAsPartner: PartnerFixture['askAsPartner'] = async (method, path, given = {}) => {
    const { partnerId = 'baanchandra', secret = demoSecret } = given;
    const signedAt = given.signedAt ?? Math.floor(fixture.clock.now().getTime() / 1000);
    const url = `/api${path}`;
    const body = method === 'GET' ? '' : JSON.stringify(given.body ?? {});
    const value = hmac(secret, `${signedAt}.${method}.${url}.${body}`);
    const headers = {
      'songwai-partner': partnerId,
      'songwai-signature': given.signature ?? `t=${signedAt},v1=${value}`,
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    };
    const payload = method === 'POST' ? { payload: given.sentBody ?? body } : {};
    return fixture.inject({ method, url: given.sentUrl ?? url, headers, ...payload });
  };

  let bookings = 0;
  const book = async (token: string): Promise<string> => {
    bookings += 1;
    const contact = { contactName: 'Malee Chan', contactPhone: '0861112222' };
    const { body } = await fixture.post(
      '/create_job',
      {
        guid: `booking-${bookings}-of-a-guest`,
        ...{ vehicle: 1, jobType: 2, taskType: 1, orderType: 'now', paymentType: 0, paymentPoint: 0 },
        confirmPhone: '0861112222',
        locationList: [
          { ...siam, ...contact },
          { ...bangNa, ...contact },
        ],
      },
      { token },
    );
    if (typeof body['jobId'] !== 'string') throw new Error(`not booked: ${JSON.stringify(body)}`);
    return body['jobId'];
  };

  return { ...fixture, admin, postAsAdmin, readAsAdmin, signOnGuest, askAsPartner, book };
}
