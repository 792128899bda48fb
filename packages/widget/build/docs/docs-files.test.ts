import { join } from 'node:path';
import { Marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { htmlPage } from './html-page.ts';
import { llmsFullText, llmsText } from './llms-text.ts';
import { readServedPages, type ServedPage, servedText } from './served-pages.ts';

const pages = readServedPages(join(import.meta.dirname, '../../../..'));
const pageNamed = (name: string): ServedPage => {
  const page = pages.find((one) => one.name === name);
  if (!page) throw new Error(`${name} is not served`);
  return page;
};

describe('the pages that partners are served', () => {
  test('have no link that leads out of them', () => {
    const names = new Set(pages.map(({ name }) => name));
    const lost = pages.flatMap((page) => {
      const hrefs: string[] = [];
      const marked = new Marked();
      if (page.name.endsWith('.md'))
        marked.walkTokens(marked.lexer(servedText(pages, page)), (token) => {
          if (token.type === 'link') hrefs.push(String(token['href']));
        });
      return hrefs
        .filter((href) => !/^(https:|#)/.test(href) && !names.has(href.split('#')[0] ?? ''))
        .map((href) => `${page.name}: ${href}`);
    });
    expect(lost).toEqual([]);
  });

  test('are found by the names that the index gives them', () => {
    const index = servedText(pages, pageNamed('index.md'));
    expect(index).toContain('[five minutes](start.md)');
    expect(index).toContain('[PHP](snippets/songwai.php)');
    expect(servedText(pages, pageNamed('versions.md'))).toContain('[changelog](changelog.md)');
  });

  test('leave brackets in code as they are', () => {
    const page = {
      source: 'docs/embedding/x.md',
      name: 'x.md',
      text: '[a](start.md) [b](../architecture.md)\n\n```js\nlist[0](page.md);\n```\n',
    };
    expect(servedText(pages, page)).toBe('[a](start.md) b\n\n```js\nlist[0](page.md);\n```\n');
  });

  test('have the anchors that the console’s links lead to', () => {
    const html = htmlPage(pageNamed('help.md').text);
    for (const anchor of ['bad_origin', 'preflight-connect', 'preflight-policy', 'attributes'])
      expect(html).toContain(`id="${anchor}"`);
    expect(html).toContain('<title>When an element says that something is wrong · Songwai</title>');
  });
});

describe('what an assistant reads', () => {
  test('lists every page with what it is about, at an address', () => {
    const text = llmsText(pages);
    for (const { name } of pages) expect(text).toContain(`https://songwai.example/widget/v1/docs/${name}`);
    expect(text).toMatch(/\[Sign-on\]\(\S+sign-on\.md\): How your guests book under their own names/);
    expect(text.split('\n').filter((line) => /: $/.test(line))).toEqual([]);
  });

  test('has all of them in one file', () => {
    const text = llmsFullText(pages);
    for (const name of ['elements.md', 'server.md', 'csp.md']) expect(text).toContain(servedText(pages, pageNamed(name)).trim());
  });
});
