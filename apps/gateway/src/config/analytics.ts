import type { EnvironmentReader } from '../environment-reader.ts';

/** Where pages send what they count; absent: nothing is counted, and nobody is asked. */
export interface AnalyticsConfig {
  /** The address that takes events of Plausible's shape: `https://plausible.example/api/event`. */
  readonly url: string;
  /** The name of our site there. */
  readonly domain: string;
}

/** Reads where page views go. Without a name of our site it is the host of `PUBLIC_URL`. */
export function readAnalyticsConfig(reader: EnvironmentReader, publicUrl: string): AnalyticsConfig | undefined {
  const url = reader.url('ANALYTICS_URL', ['http:', 'https:']);
  const domain = reader.text('ANALYTICS_DOMAIN');
  if (reader.text('ANALYTICS_URL') === undefined) {
    if (domain !== undefined)
      reader.complain('ANALYTICS_DOMAIN', 'is set without ANALYTICS_URL; set ANALYTICS_URL too, or leave both out.');
    return undefined;
  }
  if (url === undefined) return undefined;
  const { pathname, username, search, hash } = new URL(url);
  // Every visitor's browser gets this address, and the content security policy names it, where `;` and `,` divide.
  if (pathname === '/' || username !== '' || search !== '' || hash !== '' || /[;,\s]/.test(url)) {
    reader.complain(
      'ANALYTICS_URL',
      'is not the address of events alone; write it with its path and without a user or a query: https://plausible.example/api/event.',
    );
    return undefined;
  }
  return { url, domain: domain ?? new URL(publicUrl).hostname };
}
