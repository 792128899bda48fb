import { escapeHtml } from '../../frame/html.ts';
import type { Visitor } from '../../frame/visitor.ts';
import { basket, inBaht, sumOf } from './basket.ts';
import { shopTexts } from './shop-texts.ts';

interface ShopFrame {
  readonly visitor: Visitor;
  /** Which of basket, delivery and done the customer is at. */
  readonly step: 0 | 1 | 2;
  readonly main: string;
}

/** The shop's name and the way through its checkout, above every page of it. */
export const renderShop = ({ visitor, step, main }: ShopFrame): string => {
  const text = shopTexts[visitor.language];
  const steps = text.path
    .map((name, index) => `<li${index === step ? ' aria-current="step"' : index < step ? ' class="done"' : ''}>${name}</li>`)
    .join('');
  return `<header class="top"><p class="brand">${text.name}</p><ol class="path">${steps}</ol></header>
${main}`;
};

/** What is bought, with its sums; `shop.js` writes the fee when there is one. */
export const renderSummary = ({ language }: Visitor): string => {
  const text = shopTexts[language];
  const lines = basket.map(
    ({ picture, name, detail, price, count }) =>
      `<li><span class="picture"><img src="${picture}" alt="" width="64" height="64"><span class="count">${count}</span></span><span class="piece"><b>${escapeHtml(name[language])}</b><small>${escapeHtml(detail[language])}</small></span><span class="price">${inBaht(price * count)}</span></li>`,
  );
  return `<section class="summary" aria-labelledby="order"><h2 id="order">${text.order}</h2>
<ul>${lines.join('')}</ul>
<dl><div><dt>${text.pieces}</dt><dd>${inBaht(sumOf(basket))}</dd></div>
<div><dt>${text.deliveryFee}</dt><dd id="fee" data-known="${text.feeKnown}" aria-live="polite">${text.feeOpen}</dd></div>
<div class="total"><dt>${text.total}</dt><dd>${inBaht(sumOf(basket))}</dd></div></dl>
</section>`;
};
