import type { PartnerConfig } from '../../config.ts';
import { escapeHtml, scriptTag, writeElement } from '../../frame/html.ts';
import type { Page } from '../../frame/page.ts';
import { addressFor, type Visitor } from '../../frame/visitor.ts';
import { renderShop, renderSummary } from './shop-frame.ts';
import type { ShopOrder } from './shop-orders.ts';
import { shopTexts } from './shop-texts.ts';

interface Thanks {
  readonly config: Pick<PartnerConfig, 'songwaiOrigin' | 'partnerId'>;
  readonly visitor: Visitor;
  readonly order: Pick<ShopOrder, 'number'> & { readonly placed: NonNullable<ShopOrder['placed']> };
}

/** The tracking id is the value that the form sent. */
const thanksCode = ({ config, visitor, order }: Thanks): string => `${scriptTag(config.songwaiOrigin)}

${writeElement('songwai-tracking', {
  partner: config.partnerId,
  'tracking-id': order.placed.trackingId,
  lang: visitor.language,
  theme: visitor.theme,
})}`;

/** The server's page after the form: the order, and where it is. */
export const thanksPage = (given: Thanks): Page => {
  const { visitor, order } = given;
  const text = shopTexts[visitor.language];
  const lead = text.thanksLead
    .replace('{number}', () => `<b>${escapeHtml(order.number)}</b>`)
    .replace('{email}', () => escapeHtml(order.placed.email));
  const main = `<main class="checkout">
<div class="head"><h1>${text.thanks}</h1><p>${lead}</p></div>
${renderSummary(visitor)}
<div class="form">
${thanksCode(given)}
</div>
</main>`;
  return {
    visitor,
    path: `/shop/orders/${order.number}`,
    title: `${order.number} · ${text.name}`,
    styles: ['/page.css', '/shop.css', '/shop-summary.css'],
    body: renderShop({ visitor, step: 2, main }),
    code: [{ name: 'thanks.html', language: 'html', code: thanksCode(given) }],
  };
};

/** For an order of somebody else, or one that the server has forgotten. */
export const unknownOrderPage = (visitor: Visitor): Page => {
  const text = shopTexts[visitor.language];
  const back = `<a href="${escapeHtml(addressFor('/shop', visitor))}">${text.back}</a>`;
  return {
    visitor,
    path: '/shop',
    title: text.name,
    styles: ['/page.css', '/shop.css', '/shop-summary.css'],
    body: renderShop({
      visitor,
      step: 2,
      main: `<main class="checkout"><div class="head"><h1>404</h1><p>${text.unknown}</p><p>${back}</p></div></main>`,
    }),
  };
};
