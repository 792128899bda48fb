// Lists, grants and revokes administrators: `npm run admin -- list`, `grant <e-mail or phone>`, `revoke <e-mail or phone>`;
// see docs/operations.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from './lib/env-file.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

loadEnvFile();
// May run beside a live gateway, so it must not change installed packages.
if (existsSync(join(root, 'node_modules', '.modules.yaml')))
  process.exitCode = await run('node', ['apps/gateway/src/admin.ts', ...process.argv.slice(2)]);
else {
  console.error('Songwai is not installed here yet: run `npm start` once.');
  process.exitCode = 1;
}
