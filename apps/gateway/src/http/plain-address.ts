/** A request may name its server before the path; only proxies are asked so. */
const serverPart = /^https?:\/\/[^/?#]*/i;
/** What RFC 3986 (2.3) calls unreserved: it means the same escaped and plain. */
const escapedPlain = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The address of a request in its one plain form. The router takes `/%61pi/login` and `http://host/api/login` for `/api/login`, so whatever
 * else looks at the address (limits, caches, CORS) has to see the same. The query stays as it was sent.
 */
export function plainAddress(url: string): string {
  const server = serverPart.exec(url)?.[0];
  const address = server === undefined ? url : url.slice(server.length);
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  const rest = end < 0 ? '' : address.slice(end);
  const plain = path.replace(escapedPlain, (escaped) => String.fromCharCode(Number.parseInt(escaped.slice(1), 16)));
  return `${plain === '' ? '/' : plain}${rest}`;
}
