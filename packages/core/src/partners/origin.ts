const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin of a partner's pages as browsers write it (`https://shop.example`); undefined with a path, user or wildcard, or
 * without encryption. `allowsLocalhost` also accepts http on the developer's own machine.
 */
export function readOrigin(text: string, { allowsLocalhost }: { readonly allowsLocalhost: boolean }): string | undefined {
  const url = URL.parse(text.trim());
  if (url === null || url.hostname.includes('*')) return undefined;
  const isBare = url.href === `${url.origin}/` && !/[?#]/.test(text);
  const isLocal = allowsLocalhost && url.protocol === 'http:' && localHosts.includes(url.hostname);
  return isBare && (url.protocol === 'https:' || isLocal) ? url.origin : undefined;
}
