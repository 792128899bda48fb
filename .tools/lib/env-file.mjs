import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Loads `.env` from the repository's root, if it exists; variables of the environment take precedence. See `.env.example`. */
export const loadEnvFile = () => {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};
