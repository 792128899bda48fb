import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './paths.mjs';

/** The gateway takes no shorter one. */
const fewestBytes = 32;

const store = (file, secret) => {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
};

/**
 * What the gateway and the demo partner's site share where `PARTNER_DEMO_SECRET` is not set. Made once for each clone, so that none stands in the
 * repository; stored, because gateways on one database would otherwise end each other's secret with each start.
 */
export const storedDemoSecret = (folder = cacheDir) => {
  const file = join(folder, 'partner-demo.secret');
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Buffer.byteLength(stored) >= fewestBytes ? stored : store(file, randomBytes(fewestBytes).toString('base64url'));
};
