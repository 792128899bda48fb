import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a text in lower-case hexadecimal, which signs partners' calls and links. */
const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Whether one of the values is the text's signature by one of the valid secrets; compared in constant time. */
export function isSignedBy(secrets: readonly string[], text: string, values: readonly string[]): boolean {
  const right = secrets.map((secret) => Buffer.from(sign(secret, text)));
  const given = values.map((value) => Buffer.from(value));
  return right.some((one) => given.some((other) => one.length === other.length && timingSafeEqual(one, other)));
}
