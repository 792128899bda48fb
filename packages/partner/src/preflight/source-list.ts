/** One Content-Security-Policy: directives with their sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads policies; a header may hold several, separated by commas, and all of them apply. */
export const readPolicies = (texts: readonly string[]): readonly Policy[] =>
  texts
    .flatMap((text) => text.split(','))
    .map((text) => {
      const policy = new Map<string, readonly string[]>();
      for (const directive of text.split(';')) {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        // Of a directive that stands twice, the first one counts.
        if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
      }
      return policy;
    })
    .filter(({ size }) => size > 0);

/** The sources of the first of these directives that the policy has; undefined where none restricts. */
export const sourcesOf = (policy: Policy, ...directives: readonly string[]): readonly string[] | undefined => {
  const found = directives.find((name) => policy.has(name));
  return found === undefined ? undefined : policy.get(found);
};

const isHostMatched = (pattern: string, host: string): boolean =>
  pattern === '*' || (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host);

/** `http:` also allows `https:`, and `ws:` is none of ours. */
const isSchemeMatched = (scheme: string, protocol: string): boolean =>
  scheme === protocol || (scheme === 'http:' && protocol === 'https:');

const isPortMatched = (port: string | undefined, url: URL): boolean =>
  port === '*' || (port ?? '') === url.port || (port === '443' && url.protocol === 'https:' && url.port === '');

const isPathMatched = (path: string | undefined, url: URL): boolean =>
  path === undefined || path === '/' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);

const hostSource =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[\w.-]+|\[[\da-f:]+\])(?::(?<port>\d+|\*))?(?<path>\/.*)?$/i;

function isMatched(source: string, url: URL, page: URL): boolean {
  const text = source.toLowerCase();
  if (text === '*') return /^https?:$/.test(url.protocol);
  if (text === "'self'") return url.origin === page.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(text)) return isSchemeMatched(text, url.protocol);
  const parts = hostSource.exec(source)?.groups;
  if (parts === undefined) return false;
  const { scheme, host = '', port, path } = parts;
  return (
    isSchemeMatched(scheme === undefined ? page.protocol : `${scheme.toLowerCase()}:`, url.protocol) &&
    isHostMatched(host.toLowerCase(), url.hostname) &&
    isPortMatched(port, url) &&
    isPathMatched(path, url)
  );
}

/** Whether one of the sources allows this address on this page (CSP level 3, 6.7.2). */
export const allowsAddress = (sources: readonly string[], url: URL, page: URL): boolean =>
  sources.some((source) => isMatched(source, url, page));
