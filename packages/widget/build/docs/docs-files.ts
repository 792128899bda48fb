import type { Plugin } from 'rollup';
import { htmlPage } from './html-page.ts';
import { llmsFullText, llmsText } from './llms-text.ts';
import { readServedPages, servedText } from './served-pages.ts';

const help = 'help.md';

/**
 * Puts what partners read beside the script: each page as Markdown and as HTML below `docs/`, the help for each error where the console's links lead
 * (`/widget/v1/help.html#bad_origin`), and the two files for assistants.
 * @param root of the repository
 */
export const docsFiles = (root: string): Plugin => ({
  name: 'docs-files',
  generateBundle() {
    const pages = readServedPages(root);
    const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
    for (const page of pages) {
      if (!page.name.endsWith('.md')) {
        write(`docs/${page.name}`, page.text);
        continue;
      }
      const text = servedText(pages, page);
      const asHtml = (folder: string) =>
        htmlPage(text, (href) =>
          /^([a-z][a-z\d+.-]*:|#)/i.test(href) ? href : `${folder}${href.replace(/\.md(?=#|$)/, '.html')}`,
        );
      write(`docs/${page.name}`, text);
      write(`docs/${page.name.replace(/md$/, 'html')}`, asHtml(''));
      if (page.name === help) write('help.html', asHtml('docs/'));
    }
    write('llms.txt', llmsText(pages));
    write('llms-full.txt', llmsFullText(pages));
  },
});
