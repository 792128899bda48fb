import type { PartnerConfig } from '../../config.ts';
import { scriptTag, writeElement } from '../../frame/html.ts';
import { readOwnFile } from '../../frame/own-files.ts';
import type { Page } from '../../frame/page.ts';
import type { Visitor } from '../../frame/visitor.ts';
import { renderHotel } from './hotel-frame.ts';
import { hotelTexts } from './hotel-texts.ts';

interface HotelCode {
  readonly config: Pick<PartnerConfig, 'songwaiOrigin' | 'partnerId'>;
  readonly visitor: Visitor;
  readonly token: string;
}

/** Songwai needs only one script tag and one element. */
const hotelCode = ({ config, visitor, token }: HotelCode): string => `${scriptTag(config.songwaiOrigin)}

${writeElement('songwai-booking', { partner: config.partnerId, token, lang: visitor.language, theme: visitor.theme })}`;

/** The hotel's concierge page. */
export const hotelPage = (given: HotelCode): Page => {
  const { visitor } = given;
  const text = hotelTexts[visitor.language];
  const main = `<main class="concierge">
<section class="pitch"><h1>${text.headline.map((phrase) => `<span>${phrase}</span>`).join(' ')}</h1><p>${text.lead}</p></section>
<section class="desk" aria-label="${text.booking}">
${hotelCode(given)}
</section>
<section class="desk" id="tracking" aria-label="${text.tracking}" hidden></section>
</main>`;
  return {
    visitor,
    path: '/',
    title: text.title,
    styles: ['/hotel.css'],
    scripts: ['/hotel.js'],
    body: renderHotel({ nav: text.nav, main }),
    code: [
      { name: 'concierge.html', language: 'html', code: hotelCode({ ...given, token: '…' }) },
      { name: 'hotel.js', language: 'javascript', code: readOwnFile('public/hotel.js') },
      { name: 'hotel-route.ts', language: 'typescript', code: readOwnFile('src/pages/hotel/hotel-route.ts') },
    ],
  };
};
