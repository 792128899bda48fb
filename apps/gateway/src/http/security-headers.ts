import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isOpenPath } from './cors.ts';

interface SecurityOptions {
  readonly publicUrl: string;
  /** Template of raster tiles, where the map uses any. */
  readonly tileUrl: string | undefined;
}

/** Origin of a tile template; `{s}` stands for subdomains, which CSP writes as `*`. */
function tileOrigin(template: string): string {
  const [scheme = 'https:', , host = ''] = template.split('/');
  return `${scheme}//${host.replace('{s}', '*')}`;
}

/** Strict headers for everything: only this server's own scripts, styles and data, in no frame. */
export async function secureHeaders(app: FastifyInstance, { publicUrl, tileUrl }: SecurityOptions): Promise<void> {
  const isHttps = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(tileUrl === undefined ? [] : [tileOrigin(tileUrl)])],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // A script tag on a partner's page is a cross-origin load.
    if (isOpenPath(request.url)) reply.header('cross-origin-resource-policy', 'cross-origin');
    return payload;
  });
}
