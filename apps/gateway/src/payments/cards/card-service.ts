import { mayPay, payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { readCardCustomer, setCardCustomer } from '../../identity/users/payment-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { type CardProvider, type ProviderCard, ProviderRefusal, ProviderSilent } from '../providers/card-provider.ts';
import { paymentTexts } from '../texts.ts';
import { noteCard } from './card-print-queries.ts';
import { orderDeletion } from './deletion-queries.ts';

/** Saved cards of the caller, or of the company that the caller pays for. */
export interface Cards {
  /** Makes the payer known to the provider. @returns the payer's id there. */
  ensureCustomer(session: Session, token?: string): Promise<string>;
  /** The default one first; none for a caller who may not pay. */
  list(session: Session): Promise<readonly ProviderCard[]>;
  add(
    session: Session,
    card: { readonly token: string; readonly customerId?: string; readonly isDefault: boolean },
  ): Promise<string>;
  update(session: Session, card: Pick<ProviderCard, 'cardId' | 'holderName' | 'expiryMonth' | 'expiryYear'>): Promise<void>;
  remove(session: Session, cardId: string): Promise<void>;
  setDefault(session: Session, cardId: string): Promise<void>;
}

/** Turns what the provider says into an answer. */
async function asking<T>(ask: () => Promise<T>, refused: { readonly field: string; readonly text: LocalText }): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderRefusal) throw new BusinessRefusal({ code: 422, ...refused });
    if (error instanceof ProviderSilent)
      throw new BusinessRefusal({ code: 503, text: paymentTexts.silent, retryAfterSeconds: 5 });
    throw error;
  }
}

const cardRefused = { field: 'cardTokenId', text: paymentTexts.cannotAddCard };
const unknownCard = { field: 'cardId', text: paymentTexts.unknownCard };

interface CardsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly provider: CardProvider | undefined;
}

export function createCards({ db, clock, provider }: CardsDeps): Cards {
  const requireProvider = (): CardProvider => {
    if (provider === undefined) throw new BusinessRefusal({ code: 422, text: paymentTexts.noPayments });
    return provider;
  };

  const listOf = async (customerRef: string | null): Promise<readonly ProviderCard[]> => {
    if (provider === undefined || customerRef === null) return [];
    const cards = await asking(() => provider.listCards(customerRef), unknownCard);
    return [...cards].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  };

  /** The payer's id at the provider, and that this card is the payer's. */
  const requireOwn = async (session: Session, cardId: string): Promise<string> => {
    const customerRef = await readCardCustomer(db, payerOf(session));
    const cards = await listOf(customerRef);
    if (customerRef === null || !cards.some((card) => card.cardId === cardId))
      throw new BusinessRefusal({ code: 404, field: 'cardId', text: paymentTexts.unknownCard });
    return customerRef;
  };

  /** Stored before it gets a card: of two first calls at once, both add their cards to the one that stays; the other is deleted. */
  const makeCustomer = async (userId: string): Promise<string> => {
    const made = await asking(() => requireProvider().createCustomer({ userId }), cardRefused);
    const stored = await setCardCustomer(db, userId, made);
    if (stored !== made) await orderDeletion(db, { customerRef: made, provider: requireProvider().name }, clock.now());
    return stored;
  };

  /** Adds a card and notes which it is, so that two accounts with the same one are recognised. */
  const addTo = async (customerRef: string, userId: string, token: string): Promise<ProviderCard> => {
    const card = await asking(() => requireProvider().addCard(customerRef, token), cardRefused);
    if (card.fingerprint !== null) await noteCard(db, userId, { fingerprint: card.fingerprint, at: clock.now() });
    return card;
  };

  const ensureCustomer: Cards['ensureCustomer'] = async (session, token) => {
    const userId = payerOf(session);
    const customerRef = (await readCardCustomer(db, userId)) ?? (await makeCustomer(userId));
    if (token !== undefined) await addTo(customerRef, userId, token);
    return customerRef;
  };

  return {
    ensureCustomer,
    list: async (session) => (mayPay(session) ? listOf(await readCardCustomer(db, payerOf(session))) : []),
    add: async (session, { token, customerId, isDefault }) => {
      const customerRef = await ensureCustomer(session);
      if (customerId !== undefined && customerId !== customerRef)
        throw new BusinessRefusal({ code: 422, field: 'customerId', text: paymentTexts.otherCustomer });
      const card = await addTo(customerRef, payerOf(session), token);
      if (isDefault && !card.isDefault)
        await asking(() => requireProvider().setDefaultCard(customerRef, card.cardId), unknownCard);
      return card.cardId;
    },
    update: async (session, card) => {
      const customerRef = await requireOwn(session, card.cardId);
      await asking(() => requireProvider().updateCard(customerRef, card), unknownCard);
    },
    remove: async (session, cardId) => {
      const customerRef = await requireOwn(session, cardId);
      await asking(() => requireProvider().deleteCard(customerRef, cardId), unknownCard);
    },
    setDefault: async (session, cardId) => {
      const customerRef = await requireOwn(session, cardId);
      await asking(() => requireProvider().setDefaultCard(customerRef, cardId), unknownCard);
    },
  };
}
