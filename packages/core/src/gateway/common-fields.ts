import type { Language } from '../i18n/language.ts';

/** Where the fields come from that every call carries. */
export interface CommonFieldSources {
  /** `web`, or a partner's name. */
  readonly channel: string | (() => string);
  readonly language: () => Language;
  readonly device: { readonly name: string; readonly version: string };
  /** Address that the visitor came in by: its `utm_*` go with every call. */
  readonly landingUrl: string;
  readonly userName: () => string | null;
}

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** The wire takes 200 characters; what an advertiser writes into an address must not stop a booking. */
const utmMaxLength = 200;

/** Where the visitor came from, as the landing page's query says (spec §7). */
export const utmOf = (landingUrl: string): Readonly<Record<string, string>> => {
  const query = new URLSearchParams(landingUrl.split('#')[0]?.split('?')[1] ?? '');
  return Object.fromEntries(
    utmNames.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value.slice(0, utmMaxLength)]] : [];
    }),
  );
};

/** What every call carries (spec §7): in the body, or in the query of a GET. */
export const createCommonFields = (options: CommonFieldSources) => {
  const constant = { deviceName: options.device.name, deviceVersion: options.device.version, ...utmOf(options.landingUrl) };
  return (): Readonly<Record<string, string>> => {
    const userName = options.userName();
    const channel = typeof options.channel === 'string' ? options.channel : options.channel();
    return { channel, lang: options.language(), ...constant, ...(userName && { userName }) };
  };
};
