interface SnippetOptions {
  readonly origin: string;
  readonly partner: string;
  readonly token: string;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A whole page with the booking element, signed on: save it as a file and serve it from a registered origin. */
export const htmlSnippet = ({ origin, partner, token }: SnippetOptions): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Songwai test guest</title>
    <script type="module" src="${escapeHtml(origin)}/widget/v1/songwai.js"></script>
  </head>
  <body>
    <songwai-booking partner="${escapeHtml(partner)}" token="${escapeHtml(token)}"></songwai-booking>
  </body>
</html>`;
