import type { Plugin } from 'vite';

/**
 * Parts of i18next that this app never calls: it registers its texts itself, so that nothing is fetched by a backend, and formats numbers and dates
 * before they come into a text. Each is replaced by the little that i18next expects in its place.
 */
const classes: Readonly<Record<string, string>> = {
  Connector: 'class Connector extends EventEmitter { state = {}; load(_languages, _namespaces, done) { done(); } }',
  Formatter: 'class Formatter { init() {} format(value) { return value; } }',
};

/** Likewise methods, by how they begin: no text has another text in it, both languages are written from left to right, and there is one instance. */
const methods: Readonly<Record<string, string>> = {
  'nest(str, fc, options = {})': 'nest(str) { return str; }',
  'dir(lng)': '',
  'cloneInstance(options = {}, callback = noop)': '',
};

interface Part {
  readonly start: string;
  readonly end: string;
  readonly standIn: string;
}

const parts: readonly Part[] = [
  ...Object.entries(classes).map(([name, standIn]) => ({ start: `\nclass ${name} `, end: '\n}\n', standIn: `\n${standIn}\n` })),
  ...Object.entries(methods).map(([head, standIn]) => ({
    start: `\n  ${head} {\n`,
    end: '\n  }\n',
    standIn: `\n  ${standIn}\n`,
  })),
];

/** @throws Error where a part is not found, as after a release that builds i18next otherwise */
export const trimI18next = (code: string): string =>
  parts.reduce((text, { start, end, standIn }) => {
    const from = text.indexOf(start);
    const to = text.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`i18next has no ${start.trim()} any more: see build/trim-i18next.ts.`);
    return text.slice(0, from) + standIn + text.slice(to + end.length);
  }, code);

/** Leaves parts of i18next out of the build, which every page would load before it can be used. */
export const trimmedI18next = (): Plugin => ({
  name: 'songwai:trimmed-i18next',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler: (code) => ({ code: trimI18next(code), map: null }),
  },
});
