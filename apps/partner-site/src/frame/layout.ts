import { renderExample } from './example.ts';
import { escapeHtml } from './html.ts';
import type { Page } from './page.ts';

/** The whole document: every page of the site has this frame. */
export const renderDocument = (page: Page): string => {
  const { visitor, title, styles, scripts = [], body, nonce } = page;
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const moduleTag = (address: string) => `<script type="module" src="${address}"${allowed}></script>`;
  return `<!doctype html>
<html lang="${visitor.language}" data-theme="${visitor.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${['/fonts.css', ...styles].map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
<link rel="icon" href="data:,">
${[...scripts, '/example.js'].map(moduleTag).join('\n')}
</head>
<body>
${body}
${renderExample(page)}
</body>
</html>
`;
};
