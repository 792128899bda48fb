// Installs each published package as a stranger would: packed, into an empty folder without the workspace, and checks that it runs
// and that its types can be used.
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildStale } from './lib/builds.mjs';
import { publishedPackages } from './lib/output/published-packages.mjs';
import { root } from './lib/paths.mjs';
import { mustRun } from './lib/run.mjs';

await buildStale(publishedPackages.map(({ build }) => build));

for (const { name, dir, files, beside = { folder: '.', modules: [] } } of publishedPackages) {
  const folder = mkdtempSync(join(tmpdir(), 'songwai-package-'));
  try {
    // By npm, as whoever looks into the repository would, and with nothing between the folder and the archive.
    await mustRun('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: join(root, dir), stdio: 'ignore' });
    const [tarball] = readdirSync(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    // Nothing else may be needed, so the registry is not asked.
    await mustRun('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', `./${tarball}`], { cwd: folder });
    // What whoever uses a part of the package has anyway, such as React.
    for (const module of beside.modules) {
      const place = join(folder, 'node_modules', module);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(realpathSync(join(root, beside.folder, 'node_modules', module)), place, 'junction');
    }
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--jsx', 'react-jsx', '--skipLibCheck', 'false'];
    const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules', '@types')];
    for (const file of Object.keys(files).filter((one) => /[.]tsx?$/.test(one)))
      await mustRun('tsc', [...strict, ...types, file], { cwd: folder });
    await mustRun('node', ['run.mjs'], { cwd: folder });
    console.log(`${name}: packed, installed alone, typed and run`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
