import { createHash } from 'node:crypto';
import type { Language } from '@songwai/core/basics/language';
import { formatBaht } from '@songwai/core/basics/money';
import { escapeHtml } from '../../../../http/escape-html.ts';
import type { LocalText } from '../../../../http/language.ts';
import type { SandboxCharge } from '../charge-queries.ts';
import { isPaidOnItsOwn, sandboxPageOf, stateOf } from '../to-provider-charge.ts';
import { pageTexts, paidText, stateTexts } from './texts.ts';

/** What a button of a page asks for: the last part of the address that it is posted to. */
export type BankAnswer = 'pass' | 'fail' | 'abandon' | 'pay';

const style = `:root{color-scheme:light dark}body{max-inline-size:30em;margin:2em auto;padding:0 1em;font:1em/1.6 system-ui,sans-serif}
strong{display:block;border:2px solid;border-radius:8px;padding:.5em 1em}dl{display:grid;grid-template-columns:auto 1fr;gap:.25em 1em}dt{opacity:.8}dd{margin:0;overflow-wrap:anywhere}
form{margin-block:.75em}button,a{display:inline-block;min-block-size:44px;font:inherit}button{inline-size:100%;border:1px solid;border-radius:8px;cursor:pointer}
a{line-height:44px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Allows the one style sheet and posting here; a browser also checks where the answer of a form leads. */
export const bankPagePolicy = ({ return_uri: returnUri }: Pick<SandboxCharge, 'return_uri'>): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self' ${new URL(returnUri).origin}`;

interface PageOptions {
  readonly charge: SandboxCharge;
  readonly language: Language;
  readonly now: Date;
}

const aboutOf: Readonly<Record<SandboxCharge['method'], { readonly title: LocalText; readonly about: LocalText }>> = {
  card: { title: pageTexts.confirmTitle, about: pageTexts.confirmAbout },
  mobileBanking: { title: pageTexts.appTitle, about: pageTexts.appAbout },
  promptpay: { title: pageTexts.payTitle, about: pageTexts.payAbout },
  billPayment: { title: pageTexts.counterTitle, about: pageTexts.counterAbout },
};

/** The page as HTML, without a script. */
export function renderBankPage({ charge, language, now }: PageOptions): string {
  const say = (text: LocalText): string => escapeHtml(text[language]);
  const other: Language = language === 'th' ? 'en' : 'th';
  const page = sandboxPageOf(charge);
  const state = stateOf(charge, now);
  const isConfirmed = !isPaidOnItsOwn(charge.method);
  const { title, about } = aboutOf[charge.method];
  const isLate = state === 'expired';

  const button = (answer: BankAnswer, text: LocalText): string =>
    `<form method="post" action="${page}/${answer}?lang=${language}"><button>${say(text)}</button></form>`;
  const cardButtons = (['pass', 'fail', 'abandon'] as const).map((answer) => button(answer, pageTexts[answer]));
  const payButton = [
    ...(isLate ? [`<p>${say(pageTexts.payLateAbout)}</p>`] : []),
    button('pay', isLate ? pageTexts.payLate : pageTexts.pay),
  ];
  const isOpen = state === 'pending' || (isLate && !isConfirmed);
  const buttons = isOpen ? (isConfirmed ? cardButtons : payButton) : [];

  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${say(title)} (sandbox)</title><style>${style}</style></head>
<body>
<main>
<strong>${say(pageTexts.warning)}</strong>
<h1>${say(title)}</h1>
<p>${say(about)}</p>
<dl>
<dt>${say(pageTexts.amount)}</dt><dd>${escapeHtml(formatBaht(charge.amount_satang))}</dd>
<dt>${say(pageTexts.description)}</dt><dd>${say(paidText(charge.description))}</dd>
<dt>${say(pageTexts.status)}</dt><dd>${say(stateTexts[state])}</dd>
</dl>
${buttons.join('\n')}
<p><a href="${escapeHtml(charge.return_uri)}">${say(pageTexts.back)}</a></p>
<p><a lang="${other}" href="${page}?lang=${other}">${say(pageTexts.otherLanguage)}</a></p>
</main>
</body>
</html>
`;
}
