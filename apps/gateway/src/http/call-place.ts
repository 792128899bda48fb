import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** From where a call comes, as limits tell callers apart. */
export interface CallPlace {
  /** An IPv4 address, or the first half of an IPv6 one: a provider gives each customer a whole /64. */
  readonly address: string;
  /** The device name that the browser stored at its first sign-in; undefined where it sends none, or one that we never issued. */
  readonly device: string | undefined;
}

/** A place whose device has a name. */
export interface NamedPlace extends CallPlace {
  readonly device: string;
  /** Issued just now: whether the browser stores the name is not known yet. */
  readonly isNewDevice: boolean;
}

const deviceCookie = 'songwai_device';
const yearSeconds = 365 * 24 * 3_600;
const networkParts = 4;

/** The address that an address is counted by. */
function countedAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return 'parts' in address
    ? `${address.parts
        .slice(0, networkParts)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : address.toString();
}

/** Where a call comes from. */
export function placeOf({ ip, cookies }: FastifyRequest): CallPlace {
  const device = cookies[deviceCookie];
  return { address: countedAddress(ip), device: device !== undefined && /^[\w-]{32,64}$/.test(device) ? device : undefined };
}

/** The same for a call that a device is known by from then on: it gets a cookie where it has none. */
export function placeToKnow(request: FastifyRequest): NamedPlace {
  const { address, device } = placeOf(request);
  request.newDevice ??= device ?? request.server.makeDevice();
  return { address, device: request.newDevice, isNewDevice: device === undefined };
}

/** Lets browsers keep a random name of the device: scripts cannot read it, and it says nothing about anybody. */
export async function knowDevices(
  app: FastifyInstance,
  { publicUrl, makeDevice }: { readonly publicUrl: string; readonly makeDevice: () => string },
): Promise<void> {
  await app.register(cookie);
  app.decorate('makeDevice', makeDevice);
  app.decorateRequest('newDevice', undefined);
  app.addHook('onSend', async (request, reply) => {
    if (request.newDevice === undefined) return;
    const secure = publicUrl.startsWith('https:');
    reply.setCookie(deviceCookie, request.newDevice, {
      httpOnly: true,
      secure,
      sameSite: 'lax',
      path: '/api',
      maxAge: yearSeconds,
    });
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Generates the name of a device; decorated once by `createServer`. */
    makeDevice: () => string;
  }
  interface FastifyRequest {
    /** The device that the answer names; set where it is to be known again. */
    newDevice: string | undefined;
  }
}
