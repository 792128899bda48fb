import type { Static } from 'typebox';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Card } from './card.ts';
import type { wireCard as WireCard } from './card-contract.ts';
import * as routes from './routes.generated.ts';

const cardFromWire = ({ mmExp, yyyyExp, ...card }: Static<typeof WireCard>): Card => ({
  ...card,
  expiryMonth: mmExp,
  expiryYear: yyyyExp,
});

const cardsOf = ({ cards = [] }: { readonly cards?: readonly Static<typeof WireCard>[] | undefined }): readonly Card[] =>
  cards.map(cardFromWire);

/** The provider's public key; `sandbox` where none is configured. @throws GatewayError */
export const fetchCardPublicKey = async (transport: Transport): Promise<string> =>
  (await call(transport, routes.cardPublicKey)).responseDesc;

/** The customer's cards, the default one first. @throws GatewayError */
export const fetchCards = async (transport: Transport): Promise<readonly Card[]> =>
  cardsOf(await call(transport, routes.listCards));

/** Saves the card behind a token. @throws GatewayError 422 where the issuer refuses it. */
export const addCard = async (
  transport: Transport,
  card: { readonly cardTokenId: string; readonly isDefault: boolean },
): Promise<{ readonly cardId: string; readonly cards: readonly Card[] }> => {
  const reply = await call(transport, routes.addCardToCustomer, card);
  return { cardId: reply.cardId ?? '', cards: cardsOf(reply) };
};

/** Removes a card. @returns those that are left. @throws GatewayError 404 */
export const deleteCard = async (transport: Transport, cardId: string): Promise<readonly Card[]> =>
  cardsOf(await call(transport, routes.deleteCard, { cardId }));

/** Changes holder and expiry. @throws GatewayError 404, 422 */
export const updateCard = async (
  transport: Transport,
  card: Pick<Card, 'cardId' | 'holderName' | 'expiryMonth' | 'expiryYear'>,
): Promise<readonly Card[]> => {
  const { cardId, holderName, expiryMonth: mmExp, expiryYear: yyyyExp } = card;
  return cardsOf(await call(transport, routes.updateCard, { cardId, holderName, mmExp, yyyyExp }));
};

/** Chooses the card that pays when none is named. @throws GatewayError 404 */
export const setDefaultCard = async (transport: Transport, cardId: string): Promise<readonly Card[]> =>
  cardsOf(await call(transport, routes.setDefaultCard, { cardId }));
