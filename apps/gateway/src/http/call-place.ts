import { isIPv4 } from 'node:net';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { beforeSending } from './before-sending.ts';

/** The origin of a call, by which limits tell callers apart. */
export interface CallPlace {
  /** An IPv4 address, or the first half of an IPv6 address, because a provider gives each customer a whole /64. */
  readonly address: string;
  /** The device name that the browser stored at its first sign-in; undefined where it sends none or a malformed one. */
  readonly device: string | undefined;
}

/** The origin of a call from a named device. */
export interface NamedPlace extends CallPlace {
  readonly device: string;
  /** True where the name was issued just now, so the browser may not have stored it. */
  readonly isNewDevice: boolean;
}

const deviceCookie = 'songwai_device';
const yearSeconds = 365 * 24 * 3_600;
const networkParts = 4;

/** The address that limits count a call by: an IPv6 address is reduced to its /64. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (isIPv4(ip)) return ip;
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return 'parts' in address
    ? `${address.parts
        .slice(0, networkParts)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : address.toString();
}

/** Reads the cookies here, because few calls ask for the device. */
function deviceOf({ headers, server }: FastifyRequest): string | undefined {
  const device = headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[deviceCookie];
  return device !== undefined && /^[\w-]{32,64}$/.test(device) ? device : undefined;
}

/** Reads the origin of a call. */
export const placeOf = (request: FastifyRequest): CallPlace => ({ address: addressOf(request), device: deviceOf(request) });

/** Like `placeOf`, but issues a device cookie where the browser has none, so that later calls are recognised. */
export function placeToKnow(request: FastifyRequest): NamedPlace {
  const { address, device } = placeOf(request);
  request.newDevice ??= device ?? request.server.makeDevice();
  return { address, device: request.newDevice, isNewDevice: device === undefined };
}

/** Gives browsers a cookie with a random device name: scripts cannot read it, and it holds no personal data. */
export async function knowDevices(
  app: FastifyInstance,
  { publicUrl, makeDevice }: { readonly publicUrl: string; readonly makeDevice: () => string },
): Promise<void> {
  app.decorate('makeDevice', makeDevice);
  app.decorateRequest('newDevice', undefined);
  const secure = publicUrl.startsWith('https:');
  const rules = { httpOnly: true, secure, sameSite: 'lax', path: '/api', maxAge: yearSeconds } as const;
  beforeSending(app, (request, reply) => {
    if (request.newDevice !== undefined) reply.setCookie(deviceCookie, request.newDevice, rules);
  });
  // After the hook above, whose cookie it writes into the answer.
  await app.register(cookie, { hook: false });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Generates the name of a device; decorated once by `createServer`. */
    makeDevice: () => string;
  }
  interface FastifyRequest {
    /** The device name for the answer's cookie; set where the device is to be recognised later. */
    newDevice: string | undefined;
  }
}
