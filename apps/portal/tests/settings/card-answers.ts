import type { Answers } from '@songwai/features/tests/fixture-gateway';

const ok = { responseCode: 200, responseDesc: '' };

interface WireCard {
  readonly cardId: string;
  readonly brand: string;
  readonly lastDigits: string;
  readonly holderName: string;
  readonly mmExp: number;
  readonly yyyyExp: number;
  readonly isDefault: boolean;
}

const holderName = 'PIMCHANOK SRIAREE';

/** The default card, one that expires soon after the stories' day, and one that has expired. */
export const storyCards: readonly WireCard[] = [
  { cardId: 'c-1', brand: 'mastercard', lastDigits: '5100', holderName, mmExp: 8, yyyyExp: 2029, isDefault: true },
  { cardId: 'c-2', brand: 'visa', lastDigits: '4242', holderName, mmExp: 12, yyyyExp: 2026, isDefault: false },
  { cardId: 'c-3', brand: 'jcb', lastDigits: '0505', holderName, mmExp: 10, yyyyExp: 2026, isDefault: false },
];

/** Cards that stay as long as the story. */
export function createCardAnswers(start: readonly WireCard[] = storyCards): Answers {
  let cards = start;
  const reply = (next: readonly WireCard[]) => {
    cards = next;
    return { ...ok, cards };
  };
  const withDefault = (cardId: unknown) => cards.map((card) => ({ ...card, isDefault: card.cardId === cardId }));
  return {
    '/cc_omise_list_cards': () => reply(cards),
    '/payment/sandbox/token': ({ brand, lastDigits }) => ({ ...ok, cardTokenId: `${brand}-${lastDigits}` }),
    '/cc_omise_add_card_to_customer': ({ cardTokenId, isDefault }) => {
      const [brand = '', lastDigits = ''] = String(cardTokenId).split('-');
      const cardId = `c-${cards.length + 1}`;
      cards = [...cards, { cardId, brand, lastDigits, holderName, mmExp: 8, yyyyExp: 2029, isDefault: false }];
      return { ...reply(isDefault === true ? withDefault(cardId) : cards), cardId };
    },
    '/cc_omise_set_default_card': ({ cardId }) => reply(withDefault(cardId)),
    '/cc_omise_delete_card': ({ cardId }) => reply(cards.filter((card) => card.cardId !== cardId)),
    '/cc_omise_update_card': ({ cardId, holderName: name, mmExp, yyyyExp }) =>
      reply(
        cards.map((card) =>
          card.cardId === cardId ? { ...card, holderName: String(name), mmExp: Number(mmExp), yyyyExp: Number(yyyyExp) } : card,
        ),
      ),
  };
}
