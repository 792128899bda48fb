import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment, root } from './paths.mjs';

/** `name@version` with licence and copyright holder of everything that the gateway runs or visitors load; sorted by name. */
export const packageNotices = () => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const asked = spawnSync('npx', ['--yes', packageManager, '--recursive', 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    env: childEnvironment(),
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (asked.status !== 0) throw new Error(`Licences could not be listed: ${asked.stderr || asked.error?.message}`);
  const byLicence = JSON.parse(asked.stdout);
  const notices = Object.values(byLicence)
    .flat()
    .flatMap(({ name, license, author, paths }) => paths.map((path) => readNotice({ name, license, author, path })));
  const perName = new Map(notices.map((notice) => [`${notice.name}@${notice.version}`, notice]));
  return [...perName.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
};

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

const readNotice = ({ name, license, author, path }) => {
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const text = licenceText(path);
  return {
    ...(manifest.os ? forAnyPlatform(name) : { name, version: manifest.version }),
    licence: license,
    copyright: copyrightIn(text) ?? author ?? 'its authors',
    text,
  };
};

/** Replaces the platform in a package's name by `*`, so that the list is the same wherever it is generated. */
const forAnyPlatform = (name) => ({ name: name.replace(/(linux|darwin|win32|windows|win)-.*$/, '*'), version: 'by platform' });

const licenceText = (path) => {
  const file = readdirSync(path).find((entry) => /^licen[cs]e/i.test(entry));
  return file === undefined ? '' : readFileSync(join(path, file), 'utf8').replaceAll('\r\n', '\n').trim();
};

const copyrightIn = (text) => {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[\s#*>-]+/, '').trim())
    .filter((line) => /^copyright\b.*(\d{4}|\(c\)|©|contributors)/i.test(line) && !/\[yyyy\]|copyright notice/i.test(line));
  return lines.length === 0 ? null : [...new Set(lines)].join('; ');
};
