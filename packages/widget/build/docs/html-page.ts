import { Marked } from 'marked';
import { headingText, slugOf } from './anchors.ts';

/** As small as a page can be and still be read on a phone, in both themes; no script, so that no policy is needed for it. */
const style =
  ':root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:44rem;margin:0 auto;padding:24px 16px}h2{margin-top:2em;font-size:1.1rem}pre,table{display:block;overflow-x:auto}pre{padding:12px;border:1px solid #8886}td,th{padding:4px 12px 4px 0;vertical-align:top;text-align:start}code{font-size:.9em;overflow-wrap:anywhere}:target{outline:3px solid #f5b70a;outline-offset:6px}';

/** Markdown as a page, with an anchor at each heading. @param hrefOf where a link leads on this page */
export const htmlPage = (markdown: string, hrefOf: (href: string) => string = (href) => href): string => {
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? 'help';
  const body = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        return `<h${depth} id="${slugOf(headingText(tokens))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
    walkTokens: (token) => {
      if (token.type === 'link') token['href'] = hrefOf(String(token['href']));
    },
  }).parse(markdown, { async: false });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title.replaceAll('`', '')} · Songwai</title><style>${style}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`;
};
