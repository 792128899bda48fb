import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './compress.ts';

const widget = fileURLToPath(new URL('../../../../../packages/widget', import.meta.url));
const folder = join(widget, '.cache/compat');

/**
 * Builds the widget with Preact's own compat in place of our shim (docs/decisions/0045), compressed as the gateway serves it.
 *
 * @returns the folder, for a gateway's `WIDGET_DIR`
 */
export function buildCompatWidget(): string {
  const { status, stderr } = spawnSync('npx', ['rollup', '--config', 'rollup.config.ts', '--dir', folder, '--silent'], {
    cwd: widget,
    env: { ...process.env, WIDGET_REACT: 'compat' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The widget could not be built with preact/compat: ${stderr}`);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.js')) writeFileSync(join(folder, `${file}.br`), compress(readFileSync(join(folder, file))));
  }
  return folder;
}
