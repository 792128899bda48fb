import type { PartnerConfig } from '../../config.ts';
import { escapeHtml, writeElement } from '../../frame/html.ts';
import { readOwnFile } from '../../frame/own-files.ts';
import type { Page } from '../../frame/page.ts';
import { hotelPlace } from '../../frame/site.ts';
import type { Visitor } from '../../frame/visitor.ts';
import type { ExactScript } from './exact-script.ts';
import { strictPolicy } from './strict-policy.ts';
import { strictTexts } from './strict-texts.ts';

interface StrictCode {
  readonly config: Pick<PartnerConfig, 'songwaiOrigin' | 'partnerId'>;
  readonly visitor: Visitor;
  readonly token: string;
  readonly nonce: string;
  readonly script: ExactScript;
}

const strictCode = ({ config, visitor, token, nonce, script }: StrictCode): string => `${writeElement('script', {
  type: 'module',
  src: `${config.songwaiOrigin}/widget/${script.version}/songwai.js`,
  integrity: script.integrity,
  crossorigin: 'anonymous',
  nonce,
})}

${writeElement('songwai-booking', {
  partner: config.partnerId,
  token,
  'pick-up': strictTexts[visitor.language].pickUp,
  'pick-up-at': hotelPlace,
  vehicle: 'motorcycle',
  lang: visitor.language,
  theme: visitor.theme,
})}`;

const renderPolicy = (policy: readonly string[]): string =>
  policy
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(sources.join(' '))}</dd></div>`;
    })
    .join('');

/** A page that lets nothing in but one script, by its nonce and its integrity. */
export const strictPage = (given: StrictCode): Page => {
  const { config, visitor, nonce } = given;
  const text = strictTexts[visitor.language];
  const policy = strictPolicy(config.songwaiOrigin, nonce);
  const body = `<header class="bar"><p>${text.name}</p></header>
<main>
<section class="pitch"><h1>${text.headline}</h1><p>${text.lead}</p></section>
<section class="send" aria-label="${text.booking}">
${strictCode(given)}
</section>
<div class="proof">
<section aria-labelledby="policy"><h2 id="policy">${text.policy}</h2><p>${text.policyLead}</p><dl>${renderPolicy(policy)}</dl></section>
<section aria-labelledby="preflight"><h2 id="preflight">${text.preflight}</h2>
<div id="report" role="status" data-ready="${text.ready}" data-not-ready="${text.notReady}" data-ok="${text.levels.ok}" data-warning="${text.levels.warning}" data-error="${text.levels.error}"><p>${text.waiting}</p></div>
<p>${text.refused} <output id="refused">0</output></p>
<button type="button" id="again">${text.again}</button></section>
</div>
</main>`;
  return {
    visitor,
    path: '/strict',
    title: text.title,
    styles: ['/page.css', '/strict.css'],
    scripts: ['/strict.js'],
    body,
    nonce,
    code: [
      { name: 'documents.html', language: 'html', code: strictCode({ ...given, token: '…', nonce: '…' }) },
      { name: 'Content-Security-Policy', language: 'http', code: strictPolicy(config.songwaiOrigin, '…').join(';\n') },
      { name: 'strict.js', language: 'javascript', code: readOwnFile('public/strict.js') },
      { name: 'strict-route.ts', language: 'typescript', code: readOwnFile('src/pages/strict/strict-route.ts') },
    ],
  };
};

/** The page while Songwai cannot be asked what its script has to be. */
export const strictDownPage = (visitor: Visitor): Page => {
  const text = strictTexts[visitor.language];
  return {
    visitor,
    path: '/strict',
    title: text.title,
    styles: ['/page.css', '/strict.css'],
    body: `<header class="bar"><p>${text.name}</p></header><main><section class="pitch"><h1>${text.headline}</h1><p role="alert">${text.down}</p></section></main>`,
  };
};
