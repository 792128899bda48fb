import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import type { FirstLook, LookNode } from '../../src/first-look/first-look-tree.ts';
import { mergeLooks, serializeLook } from './serialize-look.ts';

interface RenderModule {
  renderFirstLook(container: Element, language: 'th' | 'en', read: (look: Element) => LookNode): Promise<LookNode>;
}

const entry = fileURLToPath(new URL('./render-first-look.tsx', import.meta.url));

/** The views as one module without looks. */
const bundleViews = async (alias: Readonly<Record<string, string>>): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    alias: { ...alias },
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild gave no file');
  return file.text;
};

/**
 * Renders the first look of the booking in both languages, with the same views on the same library as the browser will.
 * @param alias modules to replace, as in the bundle
 */
export const renderBookingLook = async (alias: Readonly<Record<string, string>>): Promise<FirstLook> => {
  const folder = await mkdtemp(join(tmpdir(), 'songwai-look-'));
  const { window } = new JSDOM('<div id="th"></div><div id="en"></div>');
  const { document } = window;
  const before = new Map<string, unknown>();
  const browser: Readonly<Record<string, unknown>> = { document, window };
  try {
    for (const [name, value] of Object.entries(browser)) {
      before.set(name, Reflect.get(globalThis, name));
      Reflect.set(globalThis, name, value);
    }
    const file = join(folder, 'views.mjs');
    await writeFile(file, await bundleViews(alias));
    const { renderFirstLook } = (await import(pathToFileURL(file).href)) as RenderModule;
    const lookIn = async (language: 'th' | 'en') => {
      const container = document.getElementById(language);
      if (!container) throw new Error('no container');
      return renderFirstLook(container, language, serializeLook);
    };
    const texts = { th: [], en: [] };
    return { tree: mergeLooks(await lookIn('th'), await lookIn('en'), texts), texts };
  } finally {
    for (const [name, value] of before) Reflect.set(globalThis, name, value);
    window.close();
    await rm(folder, { recursive: true });
  }
};
