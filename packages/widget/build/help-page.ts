import { readFile } from 'node:fs/promises';
import { Marked } from 'marked';
import type { Plugin } from 'rollup';

/** As small as a page can be and still be read on a phone, in both themes; no script, so that no policy is needed for it. */
const style =
  ':root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:44rem;margin:0 auto;padding:24px 16px}h2{margin-top:2em;font-size:1.1rem;font-family:ui-monospace,monospace}:target{outline:3px solid #f5b70a;outline-offset:6px}';

/** Markdown with an anchor at each heading, under its own words. */
const renderHelp = (markdown: string): string =>
  new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${text}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
    },
  }).parse(markdown, { async: false });

/** Puts the help for each error beside the script, where the console's links lead: `/widget/v1/help.html#bad_origin`. */
export const helpPage = (markdown: URL): Plugin => ({
  name: 'help-page',
  async generateBundle() {
    const body = renderHelp(await readFile(markdown, 'utf8'));
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Songwai: help</title><style>${style}</style>`;
    this.emitFile({
      type: 'asset',
      fileName: 'help.html',
      source: `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`,
    });
  },
});
