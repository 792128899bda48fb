import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Given, Option } from './command.ts';
import type { Kit } from './kit.ts';
import { KitError, UsageError } from './kit-error.ts';

/** The file that is read where none is named. `gateway` writes it for its test partner. */
export const envFileName = '.songwai.env';

const settings = {
  origin: { variable: 'SONGWAI_ORIGIN', value: '<url>', help: 'where Songwai is' },
  partner: { variable: 'SONGWAI_PARTNER_ID', value: '<id>', help: 'your partner id' },
  secret: {
    variable: 'SONGWAI_SECRET',
    value: '<text>',
    help: 'your secret; others on this machine can see what is typed, so better in the file',
  },
  'webhook-secret': {
    variable: 'SONGWAI_WEBHOOK_SECRET',
    value: '<whsec_…>',
    help: 'the secret of your webhook; better in the file',
  },
  'page-origin': { variable: 'SONGWAI_PAGE_ORIGIN', value: '<origin>', help: 'an origin of your pages, as registered with us' },
  'webhook-url': { variable: 'SONGWAI_WEBHOOK_URL', value: '<url>', help: 'where your server hears webhooks' },
} as const;

/** Something about the partner that flags, environment and file can say. */
export type SettingName = keyof typeof settings;

/** The options for the settings that a command needs. */
export const settingOptions = (...names: readonly SettingName[]): Readonly<Record<string, Option>> => ({
  ...Object.fromEntries(
    names.map((name) => [name, { value: settings[name].value, help: `${settings[name].help} (${settings[name].variable})` }]),
  ),
  // Not `--env-file`, which Node takes for its own wherever it stands.
  settings: { value: '<file>', help: `with these variables; without it ${envFileName}, where it exists` },
});

/** Settings as given: by flag, else by environment, else by file. */
export interface Settings {
  /** Undefined where nothing says it. */
  find(name: SettingName): string | undefined;
  /** @throws {KitError} nothing says it */
  need(name: SettingName): string;
  /** Songwai's origin, without a slash at its end. @throws {UsageError} it is no URL */
  readonly origin: string;
}

function readFile(given: Given, { folder }: Kit): Readonly<Record<string, string | undefined>> {
  const named = given.text('settings');
  const file = path.resolve(folder, named ?? envFileName);
  if (existsSync(file)) return parseEnv(readFileSync(file, 'utf8'));
  if (named !== undefined) throw new UsageError(`There is no file ${file}.`);
  return {};
}

const originByDefault = 'http://localhost:8080';

/** Reads the settings of a command. @throws {KitError} */
export function readSettings(given: Given, kit: Kit): Settings {
  const file = readFile(given, kit);
  const find = (name: SettingName): string | undefined => {
    const { variable } = settings[name];
    return given.text(name) || kit.env[variable] || file[variable] || undefined;
  };
  const need = (name: SettingName): string => {
    const found = find(name);
    if (found !== undefined) return found;
    const { variable, help } = settings[name];
    throw new KitError(
      `${variable} is missing: ${help}. Set it in the environment or in ${envFileName}, or give --${name}. For a partner to test with, run songwai-partner gateway.`,
    );
  };
  return { find, need, origin: readWebOrigin(find('origin') ?? originByDefault, 'origin') };
}

/** The origin of a web address. @param option what it was given as @throws {UsageError} */
export function readWebOrigin(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${text}" is no web address; write --${option} like https://songwai.example.`);
  return url.origin;
}
