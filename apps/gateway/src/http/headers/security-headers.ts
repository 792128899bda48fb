import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { isOpenPath } from './cors.ts';
import { frameRules } from './frame-rule.ts';

interface SecurityOptions {
  readonly publicUrl: string;
  /** URL template of raster tiles, where the map uses them. */
  readonly tileUrl: string | undefined;
  /** Whether our pages load Facebook's SDK to sign people in. */
  readonly hasFacebook: boolean;
  /** Whether a card provider's public key is configured: our pages then load its script and send cards to its vault. */
  readonly hasCardProvider?: boolean;
  /** Where our pages send page views, where that is configured. */
  readonly analyticsUrl?: string | undefined;
  /** What another provider's chat needs in our pages, where one is configured. */
  readonly supportOrigins?: readonly string[] | undefined;
}

/** What Facebook's SDK needs: its script, its frames, and what it asks. LINE needs nothing, because the browser goes there. */
const facebookSources = {
  script: ['https://connect.facebook.net'],
  connect: ['https://graph.facebook.com', 'https://www.facebook.com'],
  frame: ['https://www.facebook.com', 'https://staticxx.facebook.com'],
};
/** What the card provider's script needs: itself, and its vault. */
const cardSources = { script: ['https://cdn.omise.co'], connect: ['https://vault.omise.co'] };
const noSources = { script: [], connect: [], frame: [] };

/** Origin of a tile template; `{s}` stands for subdomains, which CSP writes as `*`. */
function tileOrigin(template: string): string {
  const [scheme = 'https:', , host = ''] = template.split('/');
  return `${scheme}//${host.replace('{s}', '*')}`;
}

/** A chat writes over WebSockets, which an origin of HTTPS does not include. */
const withSockets = (origins: readonly string[]): readonly string[] =>
  origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);

/** Browser features that neither our pages nor anything they load may use. */
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];
/** Our own pages find the customer's place, and nothing that they load does. */
const ownFeatures = ['geolocation'];
const permissionsPolicy = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/** The headers that Helmet sets, which are the same for every answer: at each answer, making them takes as long as pricing an order. */
function makeHeaders(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return { ...response.getHeaders() };
}

/**
 * What guards an answer that is data: no page may load it across origins or show it in a frame, no browser may guess its type, and opened by itself it may
 * load nothing. The rest of Helmet's is for pages (`frame-ancestors` says what `x-frame-options` does), and with each call it costs more than a small answer.
 */
function callHeadersOf(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const sameAsPages = ['cross-origin-resource-policy', 'referrer-policy', 'strict-transport-security', 'x-content-type-options'];
  const same = Object.entries(headers).filter(([name]) => sameAsPages.includes(name));
  return {
    ...Object.fromEntries(same),
    'content-security-policy': `default-src 'none'; frame-ancestors ${frameRules.nobody.ancestors}`,
  };
}

/** True for calls of the contract that answer with data; not for files, some of which a browser shows. */
function isCall({ routeOptions }: FastifyRequest): boolean {
  const { endpoint } = routeOptions.config;
  return endpoint !== undefined && endpoint.file === undefined;
}

/** Strict headers for every answer: only this server's own scripts, styles and data, and no framing. */
export function secureHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const { publicUrl, tileUrl, hasFacebook, hasCardProvider = false, analyticsUrl, supportOrigins = [] } = options;
  const social = hasFacebook ? facebookSources : noSources;
  const cards = hasCardProvider ? cardSources : noSources;
  // The address itself, not all of its host.
  const counting = analyticsUrl === undefined ? [] : [analyticsUrl];
  const frames = [...social.frame, ...supportOrigins];
  const isHttps = publicUrl.startsWith('https:');
  const headers = makeHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...social.script, ...cards.script, ...supportOrigins],
        styleSrc: ["'self'"],
        connectSrc: ["'self'", ...social.connect, ...cards.connect, ...counting, ...withSockets(supportOrigins)],
        ...(frames.length > 0 && { frameSrc: frames }),
        imgSrc: ["'self'", 'data:', 'blob:', ...(tileUrl === undefined ? [] : [tileOrigin(tileUrl)]), ...supportOrigins],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [frameRules.nobody.ancestors],
        objectSrc: ["'none'"],
      },
    },
    // Facebook's window answers the page that opened it.
    crossOriginOpenerPolicy: { policy: hasFacebook ? 'same-origin-allow-popups' : 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const strict = { ...headers, 'permissions-policy': permissionsPolicy };
  // A script tag on a partner's page is a cross-origin load.
  const open = { ...strict, 'cross-origin-resource-policy': 'cross-origin' };
  const ofCalls = callHeadersOf(headers);
  const ofOpenCalls = callHeadersOf(open);
  app.addHook('onRequest', (request, reply, done) => {
    const isOpen = isOpenPath(request.url);
    if (isCall(request)) reply.headers(isOpen ? ofOpenCalls : ofCalls);
    else reply.headers(isOpen ? open : strict);
    done();
  });
}
