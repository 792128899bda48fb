import type { PartnerConfig } from '../../config.ts';
import { escapeHtml, indent, scriptTag, writeElement } from '../../frame/html.ts';
import { guestOfHotel, hotelPlace } from '../../frame/site.ts';
import type { Visitor } from '../../frame/visitor.ts';
import { basket, inBaht, sumOf } from './basket.ts';
import { type ShopTexts, shopTexts } from './shop-texts.ts';

/** The shop's own fields, as they were typed. */
export interface ShopFields {
  readonly email: string;
  /** For the card in the parcel; may be empty. */
  readonly message: string;
}

export interface ShopCode {
  readonly config: Pick<PartnerConfig, 'songwaiOrigin' | 'partnerId'>;
  readonly visitor: Visitor;
  readonly token: string;
  /** The shop's own number of the order. */
  readonly number: string;
  readonly fields: ShopFields;
}

/** Where the customer lives, from the account. */
const customerHome = { lat: 13.7392, lng: 100.5656 } as const;

const deliveryElement = ({ config, visitor, token, number }: ShopCode, text: ShopTexts): string =>
  writeElement('songwai-booking', {
    name: 'delivery',
    required: true,
    partner: config.partnerId,
    token,
    'pick-up': text.pickUp,
    'pick-up-at': hotelPlace,
    'sender-name': text.sender,
    'sender-phone': '021234567',
    stops: JSON.stringify([
      { name: text.home, ...customerHome, contactName: guestOfHotel.name, contactPhone: guestOfHotel.phone, note: text.note },
    ]),
    vehicle: 'motorcycle',
    reference: number,
    metadata: JSON.stringify({ basket: String(sumOf(basket)), pieces: String(basket.length) }),
    lang: visitor.language,
    theme: visitor.theme,
  });

const field = (label: string, attributes: string): string => `<label>
  ${label}
  <input ${attributes}>
</label>`;

/** The shop's form: the delivery is one of its fields, and `required` like the others. */
export const shopCode = (given: ShopCode): string => {
  const { config, visitor, number, fields } = given;
  const text = shopTexts[visitor.language];
  return `${scriptTag(config.songwaiOrigin)}

<form action="/shop/orders?lang=${visitor.language}&amp;theme=${visitor.theme}" method="post">
  <input type="hidden" name="order" value="${escapeHtml(number)}">
  <fieldset>
    <legend>${text.contact}</legend>
${indent(field(text.email, `name="email" type="email" autocomplete="email" value="${escapeHtml(fields.email)}" required`), '    ')}
${indent(field(text.message, `name="message" maxlength="120" value="${escapeHtml(fields.message)}"`), '    ')}
  </fieldset>
  <h2>${text.delivery}</h2>
${indent(deliveryElement(given, text))}
  <button>${text.place} · ${inBaht(sumOf(basket))}</button>
</form>`;
};
