// Installs each published package as a stranger would: packed, into an empty folder without the workspace, and checks that it runs
// and that its types can be used.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './lib/builds.mjs';
import { packageManager } from './lib/install.mjs';
import { publishedPackages } from './lib/output/published-packages.mjs';
import { root } from './lib/paths.mjs';
import { mustRun } from './lib/run.mjs';

await buildStale(publishedPackages.map(({ build }) => build));

for (const { name, dir, files } of publishedPackages) {
  const folder = mkdtempSync(join(tmpdir(), 'songwai-package-'));
  try {
    await mustRun('npx', ['--yes', packageManager(), 'pack', '--pack-destination', folder], {
      cwd: join(root, dir),
      stdio: 'ignore',
    });
    const [tarball] = readdirSync(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    // Nothing else may be needed, so the registry is not asked.
    await mustRun('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', `./${tarball}`], { cwd: folder });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--skipLibCheck', 'false', '--types', 'node'];
    await mustRun('tsc', [...strict, '--typeRoots', join(root, 'node_modules', '@types'), 'check.ts'], { cwd: folder });
    await mustRun('node', ['run.mjs'], { cwd: folder });
    console.log(`${name}: packed, installed alone, typed and run`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
