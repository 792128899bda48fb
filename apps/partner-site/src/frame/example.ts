import { markCode } from '@songwai/ui/lib/mark-code';
import { examplePages } from './example-list.ts';
import { exampleTexts } from './example-texts.ts';
import { escapeHtml } from './html.ts';
import type { ExampleCode, Page } from './page.ts';
import { addressFor, type Visitor } from './visitor.ts';

const languageNames: Readonly<Record<ExampleCode['language'], string>> = {
  html: 'HTML',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  http: 'HTTP',
};

const renderMarks = ({ code, language }: ExampleCode): string =>
  markCode(code, language)
    .map(({ text, mark }) => (mark === 'plain' ? escapeHtml(text) : `<span class="${mark}">${escapeHtml(text)}</span>`))
    .join('');

const renderCode = (example: ExampleCode, { language }: Visitor): string => {
  const { copy, copied, failed } = exampleTexts[language];
  const name = escapeHtml(example.name);
  return `<figure>
<figcaption><span class="name">${name}</span> <span class="kind">${languageNames[example.language]}</span>
<button type="button" data-copied="${copied}" data-failed="${failed}"><span>${copy}</span><span class="hidden"> ${name}</span></button></figcaption>
<pre tabindex="0" role="group" aria-label="${name}"><code translate="no">${renderMarks(example)}</code></pre>
</figure>`;
};

const renderLinks = ({ path, visitor }: Pick<Page, 'path' | 'visitor'>): string =>
  examplePages
    .map((page) => {
      const current = page.path === path ? ' aria-current="page"' : '';
      return `<li><a href="${escapeHtml(addressFor(page.path, visitor))}"${current}>${page.name[visitor.language]}</a></li>`;
    })
    .join('');

const renderView = ({ path, visitor }: Pick<Page, 'path' | 'visitor'>): string => {
  const text = exampleTexts[visitor.language];
  const link = (name: string, lang: string, other: Partial<Visitor>) => {
    const isCurrent = Object.entries(other).every(([key, value]) => visitor[key as keyof Visitor] === value);
    return `<li><a href="${escapeHtml(addressFor(path, { ...visitor, ...other }))}"${lang}${isCurrent ? ' aria-current="true"' : ''}>${name}</a></li>`;
  };
  return [
    link('ไทย', ' lang="th"', { language: 'th' }),
    link('English', ' lang="en"', { language: 'en' }),
    link(text.light, '', { theme: 'light' }),
    link(text.dark, '', { theme: 'dark' }),
  ].join('');
};

/**
 * What stands below every page: its code, and the way to the others. In a shadow root, because the pages' own style sheets are of all kinds, and this is not
 * theirs.
 */
export const renderExample = (page: Page): string => {
  const { visitor, code = [] } = page;
  const text = exampleTexts[visitor.language];
  const without = code.some((example) => example.code.includes('token="…"')) ? ` ${text.withoutToken}` : '';
  const codes =
    code.length === 0
      ? ''
      : `<section aria-labelledby="code"><h2 id="code">${text.code}</h2><p class="lead">${text.codeLead}${without}</p>
${code.map((example) => renderCode(example, visitor)).join('\n')}
</section>`;
  return `<aside class="songwai-example" aria-label="${text.about}" data-example><template shadowrootmode="open">
<link rel="stylesheet" href="/example.css">
<div class="tray">
${codes}
<p class="status" role="status"></p>
<nav aria-labelledby="all"><h2 id="all">${text.examples}</h2><ul class="pages">${renderLinks(page)}</ul></nav>
<nav aria-label="${text.view}"><ul class="view">${renderView(page)}</ul></nav>
</div>
</template></aside>`;
};
