import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the push service got it, and as the browser reads it. */
export interface PushedMessage {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Whether the sender proved to have our VAPID key. */
  readonly isOurs: boolean;
}

/** A browser with its push service, on this machine. */
export interface PushStandIn {
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly received: readonly PushedMessage[];
  /** The status of the next answers. */
  answer(status: number): void;
  close(): Promise<void>;
}

interface Derivation {
  readonly salt: Uint8Array;
  readonly info: Uint8Array;
  readonly length: number;
}

const derive = (secret: Uint8Array, { salt, info, length }: Derivation): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a message as a browser does (RFC 8291, one record). */
const decrypt = (body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), { salt: auth, info: keyInfo, length: 32 });
  const key = derive(secret, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
  const nonce = derive(secret, { salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 });
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The end of the last record is marked by a 2, after which only zeros may follow.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
};

/** Whether an `Authorization: vapid t=…, k=…` is signed with this key (RFC 8292). */
const isSignedBy = (authorization: string, publicKey: string): boolean => {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const [header, payload, signature = ''] = token.split('.');
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  const isValid = verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return isValid && key === publicKey;
};

/** Starts a browser's push service, and subscribes. */
export async function startPushService(publicKey: string): Promise<PushStandIn> {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const received: PushedMessage[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { headers } = request;
    const isOurs = isSignedBy(String(headers.authorization), publicKey);
    received.push({ headers, isOurs, text: decrypt(Buffer.concat(chunks), ecdh, auth) });
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/${randomBytes(6).toString('hex')}`,
      p256dh: ecdh.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    received,
    answer: (next) => {
      status = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
