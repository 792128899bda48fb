import { createHash } from 'node:crypto';
import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import { escapeHtml } from '../http/escape-html.ts';
import type { MessageRow } from './queries.ts';
import { kindTexts, outboxTexts, stateTexts } from './texts.ts';

/** Path of the page. */
export const outboxPath = '/dev/outbox';

/** Number of messages on a page. */
export const outboxPageSize = 50;

const style = `:root{color-scheme:light dark}body{max-inline-size:46em;margin:2em auto;padding:0 1em;font:1em/1.6 system-ui,sans-serif}
article{border-block-start:1px solid;padding-block:1em}h2{margin:0;font-size:1em}pre{margin:.5em 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
small{opacity:.8}`;

/** Allows only this one style sheet, so that markup in a message has no effect. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`;

interface PageOptions {
  readonly language: Language;
  readonly rows: readonly MessageRow[];
}

function renderMessage(row: MessageRow, language: Language): string {
  const { id, kind, recipient, subject, body, purpose, state, attempts, error, created_at: at, attachment_name: file } = row;
  const facts = [`#${id}`, purpose, stateTexts[state][language], `${attempts}×`, ...(error === null ? [] : [error])];
  return `<article>
<h2>${escapeHtml([kindTexts[kind][language], recipient, subject].filter((part) => part !== '').join(' · '))}</h2>
<small><time datetime="${at.toISOString()}">${bangkokDate(at)} ${bangkokTime(at)}</time> · ${escapeHtml(facts.join(' · '))}</small>
<pre>${body === null ? `<em>${outboxTexts.blanked[language]}</em>` : escapeHtml(body)}</pre>${file === null ? '' : `\n<p><a href="${outboxPath}/${id}">${escapeHtml(file)}</a></p>`}
</article>`;
}

/** The page as HTML, without a script. */
export function renderOutbox({ language, rows }: PageOptions): string {
  const other: Language = language === 'th' ? 'en' : 'th';
  const last = rows.at(-1);
  const older =
    rows.length < outboxPageSize || last === undefined
      ? ''
      : `<p><a rel="next" href="${outboxPath}?lang=${language}&amp;before=${last.id}">${outboxTexts.older[language]}</a></p>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${outboxTexts.title[language]}</title><style>${style}</style></head>
<body>
<h1>${outboxTexts.title[language]}</h1>
<p>${outboxTexts.about[language]} <a lang="${other}" href="${outboxPath}?lang=${other}">${outboxTexts.otherLanguage[language]}</a></p>
<main>${rows.length === 0 ? `<p>${outboxTexts.empty[language]}</p>` : rows.map((row) => renderMessage(row, language)).join('\n')}</main>
${older}
</body>
</html>
`;
}
