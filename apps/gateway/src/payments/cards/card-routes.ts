import type { Card } from '@songwai/core/payments/card';
import * as contract from '@songwai/core/payments/card-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { placeOf } from '../../http/call-place.ts';
import type { Session } from '../../http/callers/session.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import type { CardProvider, PayingPlace } from '../providers/card-provider.ts';
import { paymentTexts } from '../texts.ts';
import type { Cards } from './card-service.ts';
import { countNewCard } from './new-card-limits.ts';

const toWireCard = ({ expiryMonth, expiryYear, ...card }: Card) => ({ ...card, mmExp: expiryMonth, yyyyExp: expiryYear });
const toWirePlace = ({ code, name }: PayingPlace) => ({ code, nameTh: name.th, nameEn: name.en });

export interface CardRoutesDeps {
  readonly cards: Cards;
  readonly provider: CardProvider | undefined;
  readonly limits: CallLimits;
}

/** Mounts the calls of saved cards; their paths carry the provider's short name (spec §7). */
export function registerCards(app: FastifyInstance, { cards, provider, limits }: CardRoutesDeps): void {
  const countTry = (token: string, session: Session, request: FastifyRequest) =>
    countNewCard(limits, { token, who: session.userId, address: placeOf(request).address });
  const listed = async (session: Session) => ({ cards: (await cards.list(session)).map(toWireCard) });

  mountEndpoint(app, contract.cardPublicKey, async () => ({ responseDesc: provider?.publicKey ?? '' }));

  mountEndpoint(app, contract.createCardCustomer, async ({ body, session, request }) => {
    if (body.cardTokenId !== undefined) await countTry(body.cardTokenId, session, request);
    const customerId = await cards.ensureCustomer(session, body.cardTokenId);
    return { customerId, ...(await listed(session)) };
  });

  mountEndpoint(app, contract.updateCardCustomer, async ({ body, session, request }) => {
    if (body.cardTokenId !== undefined) await countTry(body.cardTokenId, session, request);
    const customerId = await cards.ensureCustomer(session, body.cardTokenId);
    return { customerId, ...(await listed(session)) };
  });

  mountEndpoint(app, contract.listCards, ({ session }) => listed(session));

  mountEndpoint(app, contract.addCardToCustomer, async ({ body, session, language, request }) => {
    await countTry(body.cardTokenId, session, request);
    const { cardTokenId: token, customerId, isDefault = false } = body;
    const cardId = await cards.add(session, { token, isDefault, ...(customerId !== undefined && { customerId }) });
    return { responseDesc: paymentTexts.cardAdded[language], cardId, ...(await listed(session)) };
  });

  mountEndpoint(app, contract.updateCard, async ({ body, session, language }) => {
    const { cardId, holderName, mmExp: expiryMonth, yyyyExp: expiryYear } = body;
    await cards.update(session, { cardId, holderName, expiryMonth, expiryYear });
    return { responseDesc: paymentTexts.cardUpdated[language], ...(await listed(session)) };
  });

  mountEndpoint(app, contract.deleteCard, async ({ body, session, language }) => {
    await cards.remove(session, body.cardId);
    return { responseDesc: paymentTexts.cardDeleted[language], ...(await listed(session)) };
  });

  mountEndpoint(app, contract.setDefaultCard, async ({ body, session, language }) => {
    await cards.setDefault(session, body.cardId);
    return { responseDesc: paymentTexts.cardSelected[language], ...(await listed(session)) };
  });

  mountEndpoint(app, contract.listInternetBanking, async () => ({
    banks: (await provider?.listBanks())?.map(toWirePlace) ?? [],
  }));

  mountEndpoint(app, contract.listBillPayment, async () => ({
    sources: (await provider?.listBillPayment())?.map(toWirePlace) ?? [],
  }));
}
