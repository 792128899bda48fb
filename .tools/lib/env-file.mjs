import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Reads `.env` in the repository's root, where there is one; what the environment says already stands above it. `.env.example` lists what it may hold. */
export const loadEnvFile = () => {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};
