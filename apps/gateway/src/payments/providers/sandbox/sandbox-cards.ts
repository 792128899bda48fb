import { dayMs } from '@songwai/core/basics/durations';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { sandboxToken } from '@songwai/core/payments/contract';
import type { Db } from '../../../platform/db.ts';
import { transact } from '../../../platform/transact.ts';
import { type CardProvider, type ProviderCard, ProviderRefusal } from '../card-provider.ts';
import {
  changeCard,
  deleteCard,
  deleteCustomer,
  deleteTokens,
  insertCard,
  insertCustomer,
  insertToken,
  type SandboxCard,
  selectCard,
  selectCards,
  selectCustomer,
  setDefaultCard,
  spendToken,
} from './card-queries.ts';
import { makeSandboxId, type SandboxDeps } from './sandbox-deps.ts';

/** What a browser says of a test card. */
export type SaidCard = Pick<
  RequestOf<typeof sandboxToken>,
  'brand' | 'lastDigits' | 'holderName' | 'mmExp' | 'yyyyExp' | 'behaviour'
>;

/** The part of the provider that stores cards, and its vault. */
export type SandboxCards = Pick<
  CardProvider,
  'createCustomer' | 'deleteCustomer' | 'listCards' | 'addCard' | 'updateCard' | 'deleteCard' | 'setDefaultCard'
> & {
  /** @returns a token, which can be used once. */
  createToken(card: SaidCard): Promise<string>;
};

/** After that a token is of no use, as at the real provider. */
const tokenLifeMs = dayMs;

/** The sandbox knows no numbers. */
export const fingerprintOf = (card: Pick<SandboxCard, 'brand' | 'last_digits' | 'expiry_month' | 'expiry_year'>): string =>
  [card.brand, card.last_digits, card.expiry_month, card.expiry_year].join(' ');

const toProviderCard = (card: SandboxCard, isDefault: boolean): ProviderCard => ({
  cardId: card.card_id,
  brand: card.brand,
  lastDigits: card.last_digits,
  holderName: card.holder_name,
  expiryMonth: card.expiry_month,
  expiryYear: card.expiry_year,
  isDefault,
  fingerprint: fingerprintOf(card),
});

const noSuchCard = () => new ProviderRefusal('processing', 'The sandbox has no such card of this customer.');

/** Customers and their cards in the sandbox. */
export function createSandboxCards({ db, clock, random }: Pick<SandboxDeps, 'db' | 'clock' | 'random'>): SandboxCards {
  const listCards = async (customerRef: string): Promise<readonly ProviderCard[]> => {
    const [customer, cards] = [await selectCustomer(db, customerRef), await selectCards(db, customerRef)];
    const chosen = cards.find(({ card_id }) => card_id === customer?.default_card_id) ?? cards[0];
    return cards.map((card) => toProviderCard(card, card === chosen));
  };

  const attach = async (trx: Db, customerRef: string, token: string): Promise<string> => {
    const spent = await spendToken(trx, token, clock.now());
    if (spent === undefined) throw new ProviderRefusal('declined', 'This token was used before, or never made.');
    const { brand, last_digits, holder_name, expiry_month, expiry_year, behaviour } = spent;
    const card = { brand, last_digits, holder_name, expiry_month, expiry_year, behaviour };
    const card_id = makeSandboxId(random, 'card');
    return (await insertCard(trx, { card_id, customer_ref: customerRef, ...card })).card_id;
  };

  return {
    listCards,
    createToken: async ({ brand, lastDigits, holderName, mmExp, yyyyExp, behaviour }) => {
      const [token, now] = [makeSandboxId(random, 'tokn'), clock.now()];
      await deleteTokens(db, new Date(now.getTime() - tokenLifeMs));
      const card = { brand, last_digits: lastDigits, holder_name: holderName, expiry_month: mmExp, expiry_year: yyyyExp };
      await insertToken(db, { token, ...card, behaviour, created_at: now, used_at: null });
      return token;
    },
    createCustomer: async ({ userId, token }) => {
      const customer_ref = makeSandboxId(random, 'cust');
      await transact(db, async (trx) => {
        await insertCustomer(trx, { customer_ref, user_id: userId, default_card_id: null, created_at: clock.now() });
        if (token !== undefined) await attach(trx, customer_ref, token);
      });
      return customer_ref;
    },
    deleteCustomer: (customerRef) => transact(db, (trx) => deleteCustomer(trx, customerRef)),
    addCard: async (customerRef, token) => {
      if ((await selectCustomer(db, customerRef)) === undefined)
        throw new ProviderRefusal('processing', 'The sandbox has no such customer.');
      const added = await transact(db, (trx) => attach(trx, customerRef, token));
      const card = (await listCards(customerRef)).find(({ cardId }) => cardId === added);
      if (card === undefined) throw noSuchCard();
      return card;
    },
    updateCard: async (customerRef, { cardId, holderName, expiryMonth, expiryYear }) => {
      const change = { holder_name: holderName, expiry_month: expiryMonth, expiry_year: expiryYear };
      if (!(await changeCard(db, { customer_ref: customerRef, card_id: cardId, ...change }))) throw noSuchCard();
    },
    deleteCard: (customerRef, cardId) => deleteCard(db, customerRef, cardId),
    setDefaultCard: async (customerRef, cardId) => {
      if ((await selectCard(db, customerRef, cardId)) === undefined) throw noSuchCard();
      await setDefaultCard(db, customerRef, cardId);
    },
  };
}
