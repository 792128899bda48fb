import { type ServedPage, servedText } from './served-pages.ts';

/** Where the pages are below our origin; the gateway puts its own address in the place of `https://songwai.example`. */
const address = 'https://songwai.example/widget/v1/docs/';

const about = `# Songwai

> Songwai (ส่งไว) delivers parcels in Bangkok. A partner (a hotel, a shop, a travel agency) puts custom elements on its own page, in which its guests check prices, book a driver and follow the delivery.

- One script tag and one element: \`<script type="module" src="https://songwai.example/widget/v1/songwai.js"></script>\` and \`<songwai-booking partner="…"></songwai-booking>\`.
- The partner's server signs each guest on with a JWT (HS256, five minutes at most, used once); \`getToken\` of the element fetches it. The secret never reaches a browser.
- Elements: songwai-booking, songwai-tracking, songwai-price-check, songwai-drop-point, songwai-button. All attributes, properties, methods and events: elements.md.
- npm: \`@songwai/widget\` (loader, types, React components), \`@songwai/node\` (token, webhooks, calls), \`@songwai/partner\` (command line: preflight of a page, test guest, webhooks).
- Amounts are integers of satang: 8200 is ฿82. Phone numbers are Thai, of ten digits. Times are ISO 8601 in UTC.`;

const titleOf = ({ text, name }: ServedPage): string => /^# (.*)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? name;

/** The first sentence of a page. */
const sentenceOf = ({ text }: ServedPage): string => {
  const paragraph = text.split('\n\n').find((part) => /^([\p{L}[*]|`(?!``))/u.test(part)) ?? '';
  const words = paragraph.replace(/\s*\n\s*/g, ' ').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return (/^.*?[.](?=\s|$)/.exec(words)?.[0] ?? words).replace(/:$/, '.');
};

const isMarkdown = ({ name }: ServedPage): boolean => name.endsWith('.md');

/** What an assistant that writes code needs to know, and where to read on (https://llmstxt.org). */
export const llmsText = (pages: readonly ServedPage[]): string => {
  const lineOf = (page: ServedPage) =>
    page.name === 'changelog.md'
      ? `- [Changelog](${address}${page.name}): What is new in each version of the elements.`
      : `- [${titleOf(page)}](${address}${page.name}): ${sentenceOf(page)}`;
  const isPackage = ({ name }: ServedPage) => /-package|changelog/.test(name);
  const [packages, guides] = [pages.filter(isPackage), pages.filter((page) => isMarkdown(page) && !isPackage(page))];
  const snippets = pages.filter((page) => !isMarkdown(page));
  return `${[
    about,
    '## Guides',
    guides.map(lineOf).join('\n'),
    '## Packages',
    packages.map(lineOf).join('\n'),
    '## Snippets for a server without our package',
    snippets.map(({ name }) => `- [${name.split('/').at(-1)}](${address}${name})`).join('\n'),
    '## Optional',
    '- [Everything in one file](https://songwai.example/llms-full.txt)',
  ].join('\n\n')}\n`;
};

/** All pages in one file; a page begins with its address. */
export const llmsFullText = (pages: readonly ServedPage[]): string =>
  `${[
    about,
    ...pages
      .filter((page) => isMarkdown(page) && page.name !== 'changelog.md')
      .map((page) => `<!-- ${address}${page.name} -->\n\n${servedText(pages, page).trim()}`),
  ].join('\n\n---\n\n')}\n`;
