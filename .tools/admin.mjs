// Makes and unmakes the gateway's administrators: `npm run admin -- list`, `grant <e-mail or phone>`, `revoke <e-mail or phone>`; see docs/operations.md.
import { installDependencies } from './lib/install.mjs';
import { run } from './lib/run.mjs';

await installDependencies();
process.exitCode = await run('node', ['apps/gateway/src/admin.ts', ...process.argv.slice(2)]);
