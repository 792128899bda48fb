import type { Plugin } from 'vite';

/**
 * Parts of i18next that this app never calls: it registers its texts itself, so that nothing is fetched by a backend, and formats numbers and dates
 * before they come into a text. Each is replaced by the little that i18next expects in its place.
 */
const standIns: Readonly<Record<string, string>> = {
  Connector: 'class Connector extends EventEmitter { state = {}; load(_languages, _namespaces, done) { done(); } }',
  Formatter: 'class Formatter { init() {} format(value) { return value; } }',
};

/** @throws Error where a part is not found, as after a release that builds i18next otherwise */
export function trimI18next(code: string): string {
  return Object.entries(standIns).reduce((text, [name, standIn]) => {
    const start = text.search(new RegExp(`^class ${name}\\b`, 'm'));
    const end = text.indexOf('\n}\n', start);
    if (start < 0 || end < 0) throw new Error(`i18next has no class ${name} any more: see build/trim-i18next.ts.`);
    return text.slice(0, start) + standIn + text.slice(end + 2);
  }, code);
}

/** Leaves parts of i18next out of the build, which every page would load before it can be used. */
export const trimmedI18next = (): Plugin => ({
  name: 'songwai:trimmed-i18next',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler: (code) => ({ code: trimI18next(code), map: null }),
  },
});
