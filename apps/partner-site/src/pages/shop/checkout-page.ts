import { readOwnFile } from '../../frame/own-files.ts';
import type { Page } from '../../frame/page.ts';
import { type ShopCode, shopCode } from './shop-code.ts';
import { renderShop, renderSummary } from './shop-frame.ts';
import { shopTexts } from './shop-texts.ts';

interface Checkout extends ShopCode {
  /** Why the order could not be placed, and what to do. */
  readonly problem?: string | undefined;
}

/** The checkout: the shop's own form with the delivery in it, and what is bought beside it. */
export const checkoutPage = ({ problem, ...given }: Checkout): Page => {
  const { visitor } = given;
  const text = shopTexts[visitor.language];
  const main = `<main class="checkout">
<div class="head"><h1>${text.checkout}</h1><p>${text.lead}</p>${problem === undefined ? '' : `<p class="problem" role="alert">${problem}</p>`}</div>
${renderSummary(visitor)}
<div class="form">
${shopCode(given)}
</div>
</main>`;
  return {
    visitor,
    path: '/shop',
    title: `${text.checkout} · ${text.name}`,
    styles: ['/page.css', '/shop.css', '/shop-summary.css'],
    scripts: ['/shop.js'],
    body: renderShop({ visitor, step: 1, main }),
    code: [
      { name: 'checkout.html', language: 'html', code: shopCode({ ...given, token: '…' }) },
      { name: 'shop.js', language: 'javascript', code: readOwnFile('public/shop.js') },
      { name: 'shop-route.ts', language: 'typescript', code: readOwnFile('src/pages/shop/shop-route.ts') },
    ],
  };
};
