import type { Language } from '../basics/language.ts';

/** Sources of the fields that every call carries. */
export interface CommonFieldSources {
  /** `web`, or a partner's name. */
  readonly channel: string | (() => string);
  readonly language: () => Language;
  readonly device: { readonly name: string; readonly version: string };
  /** URL of the visitor's first page: its `utm_*` parameters go with every call. */
  readonly landingUrl: string;
  readonly userName: () => string | null;
  /** Who signed in by Facebook, while that session lasts; absent where nobody can. */
  readonly facebook?: () => { readonly facebookId: string; readonly token: string } | null;
}

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** The wire's limit (200 characters). Longer values are cut, because an advertiser's URL must not make a booking fail. */
const utmMaxLength = 200;

/** The `utm_*` parameters of the landing page's URL (spec §7). */
export const utmOf = (landingUrl: string): Readonly<Record<string, string>> => {
  const query = new URLSearchParams(landingUrl.split('#')[0]?.split('?')[1] ?? '');
  return Object.fromEntries(
    utmNames.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value.slice(0, utmMaxLength)]] : [];
    }),
  );
};

/** Common fields that say who somebody is: an address is written into the logs of every proxy on its way. */
const personalFields: ReadonlySet<string> = new Set(['userName', 'facebookId', 'facebookTokenId']);

/** Common fields as they may stand in the query of a GET. The session's header says who asks. */
export const forQuery = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !personalFields.has(name)));

/** The fields that every call carries in its body (spec §7); see `forQuery` for a GET. */
export const createCommonFields = (options: CommonFieldSources) => {
  const constant = { deviceName: options.device.name, deviceVersion: options.device.version, ...utmOf(options.landingUrl) };
  return (): Readonly<Record<string, string>> => {
    const userName = options.userName();
    const facebook = options.facebook?.() ?? null;
    const channel = typeof options.channel === 'string' ? options.channel : options.channel();
    return {
      channel,
      lang: options.language(),
      ...constant,
      ...(userName && { userName }),
      ...(facebook && { facebookId: facebook.facebookId, facebookTokenId: facebook.token }),
    };
  };
};
