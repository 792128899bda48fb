import { createHash } from 'node:crypto';
import type { PartnerConfig } from '../../config.ts';
import { renderExample } from '../../frame/example.ts';
import { indent, scriptTag, writeElement } from '../../frame/html.ts';
import { hotelPlace } from '../../frame/site.ts';
import type { Visitor } from '../../frame/visitor.ts';
import { plainStyles } from './plain-styles.ts';
import { plainTexts } from './plain-texts.ts';

interface PlainCode {
  readonly config: Pick<PartnerConfig, 'songwaiOrigin' | 'partnerId'>;
  readonly visitor: Visitor;
}

/** The file, whole: nothing of it is made when it is asked for, so that it can stand on any web space. */
const plainFile = ({ config, visitor }: PlainCode): string => {
  const text = plainTexts[visitor.language];
  const prices = writeElement(
    'songwai-price-check',
    { partner: config.partnerId, 'pick-up': text.start, 'pick-up-at': hotelPlace, theme: visitor.theme },
    `\n  <p>${text.call}</p>\n`,
  );
  return `<!doctype html>
<html lang="${visitor.language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${text.title}</title>
  <link rel="icon" href="data:,">
  <style>${plainStyles(visitor.theme)}</style>
  ${scriptTag(config.songwaiOrigin)}
</head>
<body>
  <header>${text.name}</header>
  <main>
    <h1>${text.headline}</h1>
    <p>${text.lead}</p>
${indent(prices, '    ')}
  </main>
  <footer>${text.hours} · ${text.call}</footer>
</body>
</html>
`;
};

/** What the site puts below the café's file: not the café's. */
const renderBelow = ({ visitor }: PlainCode, code: string): string =>
  `<link rel="stylesheet" href="/fonts.css"><script type="module" src="/example.js"></script>
${renderExample({ visitor, path: '/plain', title: '', styles: [], body: '', code: [{ name: 'index.html', language: 'html', code }] })}
</body>`;

/** The café's only page, as it is served: its file with the example's frame below it. @returns the hash of its style sheet for the policy, too */
export const plainPage = (given: PlainCode): { readonly html: string; readonly styleHash: string } => {
  const file = plainFile(given);
  return {
    html: file.replace('</body>', () => renderBelow(given, file.trim())),
    styleHash: `sha256-${createHash('sha256').update(plainStyles(given.visitor.theme)).digest('base64')}`,
  };
};
