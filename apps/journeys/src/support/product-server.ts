import { fileURLToPath } from 'node:url';
import { portalOrigin, ports } from './product.ts';

/** How Playwright starts the product before its tests, with variables beyond those of every run. */
export const productServer = (env: Readonly<Record<string, string>>) => ({
  command: 'node .tools/start.mjs',
  cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
  // The gateway starts slower than the partner's site.
  url: `${portalOrigin}/readyz`,
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: String(ports.portal),
    PARTNER_PORT: String(ports.partner),
    PUBLIC_URL: portalOrigin,
    SEED: 'demo',
    LOG_LEVEL: 'warn',
    ...env,
  },
});
