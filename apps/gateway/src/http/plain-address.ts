/** A request may name its server before the path (absolute form), as to a proxy. */
const serverPart = /^https?:\/\/[^/?#]*/i;
/** Escapes of the characters that RFC 3986 (2.3) calls unreserved, which mean the same escaped and plain. */
const escapedPlain = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The normalised address of a request. The router treats `/%61pi/login` and `http://host/api/login` as `/api/login`, so all other
 * code that reads the address (limits, caches, CORS) must see the same. The query stays as sent.
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
