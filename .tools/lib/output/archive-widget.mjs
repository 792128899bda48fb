import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../paths.mjs';

/** Where the gateway finds the built widget and its releases: the same variables as the gateway's, with the same defaults. */
export const widgetFolders = (env = process.env) => {
  const dataDir = env.DATA_DIR?.trim() ? resolve(env.DATA_DIR) : join(root, '.data');
  return {
    built: env.WIDGET_DIR?.trim() ? resolve(env.WIDGET_DIR) : join(root, 'packages/widget/dist'),
    archive: env.WIDGET_ARCHIVE_DIR?.trim() ? resolve(env.WIDGET_ARCHIVE_DIR) : join(dataDir, 'widget'),
  };
};

/** Copies into a folder that is there whole or not at all, for gateways that read it meanwhile. */
const copyWhole = (target, copy) => {
  const begun = `${target}.begun-${process.pid}`;
  rmSync(begun, { recursive: true, force: true });
  mkdirSync(begun, { recursive: true });
  copy(begun);
  renameSync(begun, target);
};

/**
 * Stores the built widget as a release: its parts beside those of all others, and its script under its version. A version that is stored never changes.
 * @param {{ built: string, archive: string }} folders
 * @returns {{ version: string, outcome: 'stored' | 'same' | 'other files' }} `other files`: this version is stored already, from another build
 */
export const archiveWidget = ({ built, archive }) => {
  const { version } = JSON.parse(readFileSync(join(built, 'version.json'), 'utf8'));
  for (const hash of readdirSync(join(built, 'chunks'))) {
    const target = join(archive, 'chunks', hash);
    if (!existsSync(target)) copyWhole(target, (folder) => cpSync(join(built, 'chunks', hash), folder, { recursive: true }));
  }
  const target = join(archive, version);
  if (existsSync(target)) {
    const [before, now] = [target, built].map((folder) => readFileSync(join(folder, 'integrity.json'), 'utf8'));
    return { version, outcome: before === now ? 'same' : 'other files' };
  }
  copyWhole(target, (folder) => {
    for (const entry of readdirSync(built, { withFileTypes: true }))
      if (entry.isFile()) cpSync(join(built, entry.name), join(folder, entry.name));
  });
  return { version, outcome: 'stored' };
};
