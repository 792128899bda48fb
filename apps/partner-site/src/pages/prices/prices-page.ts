import type { PartnerConfig } from '../../config.ts';
import { scriptTag, writeElement } from '../../frame/html.ts';
import type { Page } from '../../frame/page.ts';
import { hotelPlace } from '../../frame/site.ts';
import type { Visitor } from '../../frame/visitor.ts';
import { renderHotel } from '../hotel/hotel-frame.ts';
import { pricesTexts } from './prices-texts.ts';

interface PricesCode {
  readonly config: Pick<PartnerConfig, 'songwaiOrigin' | 'partnerId'>;
  readonly visitor: Visitor;
}

const pricesCode = ({ config, visitor }: PricesCode): string => `${scriptTag(config.songwaiOrigin)}

${writeElement('songwai-price-check', {
  partner: config.partnerId,
  'pick-up-at': hotelPlace,
  'pick-up': pricesTexts[visitor.language].start,
  lang: visitor.language,
  theme: visitor.theme,
})}`;

/** The hotel's page of prices: no token is needed, because nobody signs on. */
export const pricesPage = (given: PricesCode): Page => {
  const text = pricesTexts[given.visitor.language];
  const main = `<main class="concierge">
<section class="pitch"><h1>${text.headline}</h1><p>${text.lead}</p></section>
<section class="desk" aria-label="${text.prices}">
${pricesCode(given)}
</section>
</main>`;
  return {
    visitor: given.visitor,
    path: '/prices',
    title: text.title,
    styles: ['/hotel.css'],
    body: renderHotel({ main }),
    code: [{ name: 'prices.html', language: 'html', code: pricesCode(given) }],
  };
};
