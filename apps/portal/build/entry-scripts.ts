import type { Plugin } from 'vite';

const entryScript = /<script type="module"[^>]*><\/script>/;

/**
 * Writes the files that the entry imports into the document, before it: a browser fetches all of them at once, and runs each in a task of its
 * own, so that a press or a frame can come between libraries and shell.
 */
export const entryScripts = (): Plugin => ({
  name: 'entry-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { chunk }) {
      const before = (chunk?.imports ?? []).filter((file) => !html.includes(`src="/${file}"`));
      if (!entryScript.test(html)) throw new Error('The document has no script of the entry.');
      const scripts = before.map((file) => `<script type="module" crossorigin src="/${file}"></script>\n    `);
      return html.replace(entryScript, (entry) => scripts.join('') + entry);
    },
  },
});
