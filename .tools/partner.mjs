// The kit for partners, from its sources: `npm run partner -- <command>`, see docs/embedding/kit.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

// Ctrl-C goes to the kit, too, which cleans up; this waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

if (existsSync(join(root, 'node_modules', '.modules.yaml')))
  process.exitCode = await run(
    'node',
    ['--conditions=songwai-source', join(root, 'packages/partner/src/main.ts'), ...process.argv.slice(2)],
    {
      cwd: process.env.INIT_CWD ?? root,
    },
  );
else {
  console.error('Songwai is not installed here yet: run `npm start` once.');
  process.exitCode = 1;
}
