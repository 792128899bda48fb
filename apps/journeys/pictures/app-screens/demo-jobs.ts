import { randomUUID } from 'node:crypto';

/** Who signs in with what. */
export interface DemoAccount {
  readonly userName: string;
  readonly password: string;
}

export const person: DemoAccount = { userName: 'demo@songwai.test', password: 'demo1234' };
export const company: DemoAccount = { userName: 'company@songwai.test', password: 'demo1234' };

export const places = {
  siam: ['สยามพารากอน', 13.7466, 100.5347],
  silom: ['สีลมคอมเพล็กซ์', 13.7283, 100.535],
  ari: ['บีทีเอสอารีย์', 13.7797, 100.5447],
  asok: ['เทอร์มินอล 21 อโศก', 13.7376, 100.5604],
} as const;

/** Books from outside, as a device would. */
export const createCustomer = (origin: string) => {
  const post = async (path: string, body: object, token = ''): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', 'sk-token': token };
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ lang: 'th', ...body }),
    });
    return (await response.json()) as Record<string, unknown>;
  };

  /** Signs in and accepts the terms, so that no page asks for that. @returns the token */
  const acceptTerms = async (account: DemoAccount): Promise<string> => {
    const token = String((await post('/login', account))['skToken']);
    const { terms } = (await post('/userInfo', {}, token)) as { readonly terms: { readonly version: unknown } };
    await post('/pdpa/terms', { termsVersion: terms.version }, token);
    return token;
  };

  /** Books jobs that are under way while the pictures are taken. */
  const bookSome = async (): Promise<void> => {
    const token = await acceptTerms(person);
    const routes = [
      [places.siam, places.ari],
      [places.silom, places.asok],
      [places.asok, places.siam, places.silom],
    ];
    for (const route of routes) {
      const locationList = route.map(([addressName, lat, lng]) => {
        return { addressName, lat, lng, contactName: 'พิมพ์ชนก', contactPhone: '0812345678' };
      });
      const order = {
        vehicle: 1,
        jobType: 2,
        taskType: 1,
        orderType: 'now',
        paymentType: 0,
        paymentPoint: 0,
        confirmPhone: '0812345678',
      };
      await post('/create_job', { ...order, guid: randomUUID(), locationList }, token);
    }
  };
  return { acceptTerms, bookSome };
};
