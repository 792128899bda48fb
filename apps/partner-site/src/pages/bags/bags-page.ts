import type { PartnerConfig } from '../../config.ts';
import { scriptTag, writeElement } from '../../frame/html.ts';
import { readOwnFile } from '../../frame/own-files.ts';
import type { Page } from '../../frame/page.ts';
import type { Visitor } from '../../frame/visitor.ts';
import { renderHotel } from '../hotel/hotel-frame.ts';
import { bagsTexts } from './bags-texts.ts';

interface BagsCode {
  readonly config: Pick<PartnerConfig, 'songwaiOrigin' | 'partnerId'>;
  readonly visitor: Visitor;
  /** The hotel's booking number. */
  readonly reference: string;
  /** Of that number, made by the hotel's server. */
  readonly signature: string;
}

const bagsCode = ({ config, visitor, reference, signature }: BagsCode): string => `${scriptTag(config.songwaiOrigin)}

${writeElement('songwai-drop-point', {
  partner: config.partnerId,
  reference,
  signature,
  'pick-up': bagsTexts[visitor.language].pickUp,
  lang: visitor.language,
  theme: visitor.theme,
})}`;

/** The page behind the link in a guest's message: where the bags of the booking go. */
export const bagsPage = (given: BagsCode): Page => ({
  visitor: given.visitor,
  path: '/bags',
  title: bagsTexts[given.visitor.language].title,
  styles: ['/hotel.css'],
  body: renderHotel({ main: `<main class="bags">\n${bagsCode(given)}\n</main>` }),
  code: [
    { name: 'bags.html', language: 'html', code: bagsCode(given) },
    { name: 'bags-route.ts', language: 'typescript', code: readOwnFile('src/pages/bags/bags-route.ts') },
  ],
});
