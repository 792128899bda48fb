import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './paths.mjs';

/** The gateway refuses a shorter secret. */
const fewestBytes = 32;

const store = (file, secret) => {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
};

/**
 * The secret that gateway and demo partner's site share if `PARTNER_DEMO_SECRET` is not set. Generated once per clone, so that
 * none is in the repository, and stored: a new one at each start would invalidate that of other gateways on the database.
 */
export const storedDemoSecret = (folder = cacheDir) => {
  const file = join(folder, 'partner-demo.secret');
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Buffer.byteLength(stored) >= fewestBytes ? stored : store(file, randomBytes(fewestBytes).toString('base64url'));
};
